/**
 * A table as this device uses it: the seats it holds (one viewpoint each), which of them is shown, and what the
 * person there does. The server decides everything; here it is only asked, awaited and told.
 */
import { untrack } from 'svelte';
import type { Message } from '$lib/i18n/language';
import { api, Refused } from '$lib/net/api';
import type { Known } from '$lib/net/merge';
import type { Action, Command, GameName, Hint, News, Seat, Table } from '$lib/net/types';
import { Viewpoint } from '$lib/net/viewpoint.svelte';
import { notices } from '$lib/ui/notices.svelte';
import { settings } from '$lib/settings.svelte';
import type { GameModule } from '../games/board';
import { arriveAt } from './arrival';
import { ownChance } from './fairness';
import { firstHolder, nextHolder } from './hand-over';
import { Proposal } from './proposal.svelte';

export class TableSession {
  problem = $state.raw<Refused | null>(null);
  /** Null: still on its way. */
  game = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(null);
  /** The seats of this device. */
  mine = $state.raw<readonly Seat[]>([]);
  /** What the person has decided, as long as it is on its way. */
  readonly proposal = new Proposal((error) => notices.problem(error, this.names));
  hint = $state.raw<Hint | null>(null);
  /** Whether a hint has been asked for and is not there yet. */
  thinking = $state(false);
  highlight = $state.raw<Message | null>(null);

  #viewpoints = $state.raw<readonly Viewpoint[]>([]);
  #active = $state(0);
  /** Whether somebody has said who holds the device; one person alone need not. */
  #held = $state(false);

  constructor(
    readonly id: string,
    private readonly onNews: (viewpoint: Viewpoint, news: News, before: Known) => void = () => {},
  ) {}

  /** Sit down (with the secret of a link, if there is one), go live, and load the game meanwhile. */
  async open(secret: string): Promise<void> {
    try {
      const { mine, table, components, game } = await arriveAt(this.id, secret);
      this.components = components;
      this.#sitAt(mine, table);
      this.game = await game;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error;
    }
  }

  #sitAt(mine: readonly Seat[], table: Table): void {
    this.close();
    this.mine = mine;
    const playing = mine.filter((seat) => !table.seats[seat]?.gone);
    const seats: (Seat | null)[] = playing.length ? playing : mine.length ? [mine[0]!] : [null];
    this.#viewpoints = seats.map((seat) => {
      const viewpoint: Viewpoint = new Viewpoint(this.id, seat, (news, before) => {
        this.#heard(viewpoint, news);
        this.onNews(viewpoint, news, before);
      });
      return viewpoint;
    });
    this.#active = 0;
    this.#held = seats.length === 1;
  }

  #heard(viewpoint: Viewpoint, news: News): void {
    if (viewpoint !== this.here) return;
    if (news.type === 'update' && news.view !== undefined) this.hint = null;
    this.proposal.hear();
  }

  close(): void {
    untrack(() => this.#viewpoints).forEach((viewpoint) => viewpoint.end());
  }

  nudge(): void {
    this.#viewpoints.forEach((viewpoint) => viewpoint.nudge());
  }

  // --- who looks ---

  get viewpoints(): readonly Viewpoint[] {
    return this.#viewpoints;
  }

  /** The viewpoint that is shown. */
  get here(): Viewpoint | null {
    return this.#viewpoints[this.#active] ?? null;
  }

  get known(): Known | null {
    return this.here?.known ?? null;
  }

  get table(): Table | null {
    return this.known?.table ?? null;
  }

  get gameName(): GameName | null {
    return this.table?.game ?? null;
  }

  get names(): readonly string[] {
    return this.table?.seats.map((sitter) => sitter.name) ?? [];
  }

  /** Another seat of this device whose turn it is to look: the device is to be passed on. */
  get handOverTo(): Seat | null {
    if (!this.here || this.table?.stage !== 'playing') return null;
    if (!this.#held) return firstHolder(this.mine, this.here.known.acting);
    return nextHolder(this.here.seat, this.#viewpoints.map((one) => one.seat), this.here.known.acting, this.table.seats);
  }

  look(seat: Seat): void {
    this.#active = this.#viewpoints.findIndex((viewpoint) => viewpoint.seat === seat);
    this.#held = true;
    this.hint = null;
    this.proposal.withdraw();
  }

  // --- what the person does ---

  /** Decide: at once, or after a second look if the person prefers that. `then` belongs to it and follows. */
  propose(move: string, then: Action | null = null): void {
    if (this.here) this.proposal.make(this.here, move, then, settings.confirm);
  }

  /** Send any other command; problems are shown. */
  async send(command: Command, from: Viewpoint | null = this.here): Promise<void> {
    try {
      await from?.send(command);
    } catch (error) {
      notices.problem(error, this.names);
    }
  }

  /** Tell the table one's name. */
  async sit(seat: Seat, name: string): Promise<void> {
    await this.#asking(() => api.sit(this.id, seat, name, ownChance()));
  }

  /** Take a free seat of a public table. */
  async join(name: string): Promise<void> {
    await this.#asking(async () => {
      await api.join(this.id, name, ownChance());
      const { mine, table } = await api.table(this.id);
      this.#sitAt(mine, table);
    });
  }

  async askHint(): Promise<void> {
    const seat = this.here?.seat ?? null;
    if (seat === null) return;
    const asked = this.known?.view;
    this.thinking = true;
    await this.#asking(async () => {
      const hint = await api.hint(this.id, seat);
      if (this.known?.view === asked) this.hint = hint; // else it comes too late
    });
    this.thinking = false;
  }

  async #asking(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      notices.problem(error, this.names);
    }
  }
}
