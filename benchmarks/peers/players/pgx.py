"""Games of pgx's, many in step; many steps are one compiled call, which is its quickest way."""

from __future__ import annotations

from typing import Any

from benchmarks.peers.playing import Games, serve

STEPS, STEPS_ALONE = 32, 512
"""In a call, of many games and of one: enough that the call itself hardly counts."""


def play(name: str, games: str) -> Games:
    """All games step for step; one that is over is dealt anew in the same step."""
    import jax
    import pgx

    env, many = pgx.make(name), int(games)
    steps = STEPS if many > 1 else STEPS_ALONE
    key = jax.random.PRNGKey(0)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, many))
    call = stepping(env, many, steps)
    while True:
        states, key = jax.block_until_ready(call(states, key))
        yield steps * many


def stepping(env: Any, many: int, steps: int) -> Any:
    """A compiled function that makes so many random steps everywhere."""
    import jax
    import jax.numpy as jnp
    from pgx.experimental.wrappers import auto_reset

    step_all = jax.vmap(auto_reset(env.step, env.init))

    def step(_: Any, now: tuple[Any, Any]) -> tuple[Any, Any]:
        states, key = now
        key, choosing, dealing = jax.random.split(key, 3)
        odds = jnp.where(states.legal_action_mask, 0.0, -jnp.inf)
        chosen = jax.random.categorical(choosing, odds)
        return step_all(states, chosen, jax.random.split(dealing, many)), key

    return jax.jit(lambda states, key: jax.lax.fori_loop(0, steps, step, (states, key)))


if __name__ == "__main__":
    serve(play, "pgx", "jax")
