"""Our games for those who let programs learn them: PettingZoo, Gymnasium and OpenSpiel.

Each of these libraries has a module here that speaks its language, imported when it is wanted:
`elementarium.rl.pettingzoo`, `elementarium.rl.gymnasium`, `elementarium.rl.openspiel`. They need
`pip install 'elementarium[rl]'`. Thousands of games in step need none of them: `core.batch`.
"""
