"""Networks that learn Riftforce by playing against themselves."""
