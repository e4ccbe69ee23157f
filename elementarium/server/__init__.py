"""The house where tables stand: people meet, play, watch and remember, each in a browser."""
