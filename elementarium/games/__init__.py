"""The games of the house. Each is imported when it is first wanted."""

from elementarium.core.game import register

register("riftforce", "elementarium.games.riftforce:GAME")
register("elements", "elementarium.games.elements:GAME")
register("elemental-rift", "elementarium.games.elemental_rift:GAME")
