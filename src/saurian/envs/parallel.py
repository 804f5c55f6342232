"""A game as a PettingZoo Parallel environment: all seats act in every step, some by waiting."""

from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from saurian.envs.table import KernelTable, Observation

Returned = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class SaurianParallelEnv(ParallelEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """All seats choose at once, as at the table."""

    def __init__(self, table: KernelTable, render_mode: str | None) -> None:
        version = table.rows.encoder.version
        self.metadata = {
            "name": f"{table.game.name}_v{version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": True,
        }
        self.table, self.render_mode = table, render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.action_spaces = table.action_spaces
        self.observation_spaces = table.observation_spaces

    def action_space(self, agent: str) -> Any:
        """Codes or candidates, and to wait."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """`observation`, `action_mask`, and the numbers of candidates if these are the actions."""
        return self.observation_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game."""
        self.table.begin(seed)
        self.agents = [*self.possible_agents]
        return self.table.observe_all(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Returned:
        """All agents act; chance acts by itself."""
        table, agents = self.table, self.agents
        chosen = np.array([actions[agent] for agent in agents], np.int64)
        wrong = table.rows.act_all(chosen)
        while wrong >= 0 and table.illegal != "terminate":
            table.refuse(wrong, chosen[wrong])
            chosen[wrong] = table.random_action(wrong)
            wrong = table.rows.act_all(chosen)
        over = wrong >= 0 or table.rows.over
        rewards = dict.fromkeys(agents, 0.0)
        if over:
            rewards = table.blame(wrong) if wrong >= 0 else table.rewards()
            self.agents = []
        ends = dict.fromkeys(agents, over)
        return (
            table.observe_all(),
            rewards,
            ends,
            dict.fromkeys(agents, False),
            {agent: {} for agent in agents},
        )

    def render(self) -> str | None:
        """The position as text: returned (`ansi`) or printed (`human`)."""
        if self.render_mode == "ansi":
            return self.table.text()
        if self.render_mode == "human":
            print(self.table.text())  # noqa: T201  # that is what it is for
        return None

    def close(self) -> None:
        """There is nothing to close."""
