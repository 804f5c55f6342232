"""A game as a PettingZoo AEC environment: one seat after the other acts.

Seats that choose at once are asked one after the other, and see nothing of what the others have chosen.
"""

from typing import Any

from pettingzoo import AECEnv

from saurian.envs.table import KernelTable, Observation


class SaurianAECEnv(AECEnv):  # type: ignore[misc]  # PettingZoo is not typed
    """One seat after the other."""

    def __init__(self, table: KernelTable, render_mode: str | None) -> None:
        super().__init__()
        version = table.rows.encoder.version
        self.metadata = {
            "name": f"{table.game.name}_v{version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.table, self.render_mode = table, render_mode
        self.possible_agents = list(table.agents)
        self.agents: list[str] = []
        self.action_spaces = table.action_spaces
        self.observation_spaces = table.observation_spaces

    def action_space(self, agent: str) -> Any:
        """Codes or candidates; the last action, to wait, is never asked for here."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> Any:
        """`observation`, `action_mask`, and the numbers of candidates if these are the actions."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game."""
        self.table.begin(seed)
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        """What the agent sees and may do."""
        return self.table.observe(self.table.seats[agent])

    def step(self, action: int | None) -> None:
        """The selected agent acts; chance acts by itself."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        table, seat = self.table, self.table.seats[agent]
        fine = action is not None and table.rows.act(seat, action)
        if not fine:
            table.refuse(seat, action)
            fine = table.illegal == "random" and table.rows.act(seat, table.random_action(seat))
        if not fine or table.rows.over:
            self.rewards = table.rewards() if fine else table.blame(seat)
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        else:
            self._select()

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[self.table.rows.acting()[0]]

    def render(self) -> str | None:
        """The position as text: returned (`ansi`) or printed (`human`)."""
        if self.render_mode == "ansi":
            return self.table.text()
        if self.render_mode == "human":
            print(self.table.text())  # noqa: T201  # that is what it is for
        return None

    def close(self) -> None:
        """There is nothing to close."""
