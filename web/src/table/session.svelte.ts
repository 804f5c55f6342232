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
import { sitterName } from '$lib/sitters';
import { t } from '$lib/i18n/words.svelte';
import { router } from '$lib/router.svelte';
import { notices } from '$lib/ui/notices.svelte';
import { settings } from '$lib/settings.svelte';
import type { GameModule } from '../games/board';
import { arriveAt } from './arrival';
import { ownChance } from './fairness';
import { firstHolder, nextHolder } from './hand-over';
import { forgetSecrets } from '$lib/table/links';
import { Proposal } from './proposal.svelte';
import { Stage } from './stage.svelte';
import { HERE } from './surroundings';

export class TableSession {
  problem = $state.raw<Refused | null>(null);
  /** Null: still on its way. */
  game = $state.raw<GameModule | null>(null);
  components = $state.raw<unknown>(null);
  /** The seats of this device. */
  mine = $state.raw<readonly Seat[]>([]);
  /** What the person has decided, as long as it is on its way. */
  readonly proposal = new Proposal((error) => notices.problem(error, this.names, this.gameName));
  hint = $state.raw<Hint | null>(null);
  /** Which of its options is looked at on the board. */
  lookedAt = $state(0);
  /** Whether a hint has been asked for and is not there yet. */
  thinking = $state(false);
  highlight = $state.raw<Message | null>(null);
  /** Puts back what the player holds and has not decided yet; null: nothing is held. */
  putBack = $state.raw<(() => void) | null>(null);

  #viewpoints = $state.raw<readonly Viewpoint[]>([]);
  /** What anybody may see: shown while a device of several people changes hands. */
  #public = $state.raw<Viewpoint | null>(null);
  #stages = $state.raw<ReadonlyMap<Viewpoint, Stage>>(new Map());
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
      this.#passOnWhereNothingIsSecret(); // the news may have come before the game
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
    this.#viewpoints = seats.map((seat) => this.#watch(seat));
    this.#public = seats.length > 1 ? this.#watch(null) : null;
    this.#stages = new Map(this.#sockets.map((viewpoint) => [viewpoint, new Stage(() => viewpoint.known, HERE)]));
    this.#active = 0;
    this.#held = seats.length === 1;
  }

  #watch(seat: Seat | null): Viewpoint {
    const viewpoint: Viewpoint = new Viewpoint(this.id, seat, (news, before) => {
      this.#heard(viewpoint, news, before);
      this.onNews(viewpoint, news, before);
    });
    return viewpoint;
  }

  #heard(viewpoint: Viewpoint, news: News, before: Known): void {
    const stage = this.#stages.get(viewpoint);
    if (news.type !== 'presence' && this.game && this.#presents(viewpoint))
      stage?.hear(before, viewpoint.known, this.game.beatsOf);
    else if (news.type !== 'presence') stage?.skip();
    this.#passOnWhereNothingIsSecret();
    if (viewpoint !== this.here) return;
    if (news.type === 'update' && news.view !== undefined) this.hint = null;
    this.proposal.hear();
  }

  /** Whether what happened is presented from there: of several people's viewpoints, one is. */
  #presents(viewpoint: Viewpoint): boolean {
    if (!this.#public) return viewpoint === this.here;
    const goesOn = this.#heldBy(viewpoint.known.acting) === null;
    return goesOn ? viewpoint === this.here : viewpoint === this.#public;
  }

  close(): void {
    untrack(() => this.#sockets).forEach((viewpoint) => viewpoint.end());
  }

  nudge(): void {
    this.#sockets.forEach((viewpoint) => viewpoint.nudge());
  }

  get #sockets(): readonly Viewpoint[] {
    return this.#public ? [...this.#viewpoints, this.#public] : this.#viewpoints;
  }

  /** Find out anew where this device sits: a seat has changed hands. */
  async comeBack(): Promise<void> {
    await this.#asking(async () => {
      const before = this.mine;
      const { mine, table } = await api.table(this.id);
      forgetSecrets(this.id);
      this.#sitAt(mine, table);
      if (before.length && !mine.length) notices.show(t('waiting-removed'));
    });
  }

  // --- who looks ---

  get viewpoints(): readonly Viewpoint[] {
    return this.#viewpoints;
  }

  /** The viewpoint of who holds the device. */
  get here(): Viewpoint | null {
    return this.#viewpoints[this.#active] ?? null;
  }

  /** The viewpoint that is shown: while the device changes hands, what anybody may see. */
  get front(): Viewpoint | null {
    return this.#next !== null ? this.#public : this.here;
  }

  /** The seat addressed as "you" in the story: none where several people share the device. */
  get reader(): Seat | null {
    return this.#public ? null : (this.here?.seat ?? null);
  }

  get known(): Known | null {
    return this.front?.known ?? null;
  }

  /** What presents the news of the viewpoint that is shown. */
  get stage(): Stage | null {
    return (this.front && this.#stages.get(this.front)) ?? null;
  }

  /** The table as it is presented: what is known, or still a little behind it. */
  get shown(): Known | null {
    return this.stage?.shown ?? this.known;
  }

  get table(): Table | null {
    return this.known?.table ?? null;
  }

  get gameName(): GameName | null {
    return this.table?.game ?? null;
  }

  get names(): readonly string[] {
    return this.table?.seats.map(sitterName) ?? [];
  }

  /**
   * Another seat of this device whose turn it is to look: the device is to be passed on. Not before that seat's own view has
   * arrived, which tells whether anything is secret: else the question would flash up and go again by itself.
   */
  get handOverTo(): Seat | null {
    const to = this.#next;
    if (to === null) return null;
    const view = this.#viewOf(to);
    return view && (view.acting.includes(to) || !this.#newest!.acting.includes(to)) ? to : null;
  }

  /** The seat that gets the device next; null: it stays. */
  get #next(): Seat | null {
    const newest = this.#newest;
    return this.here?.known.table && newest?.table?.stage === 'playing' ? this.#heldBy(newest.acting) : null;
  }

  /** Of a device of several people, what it knows best: the same news reach its sockets one after the other. */
  get #newest(): Known | null {
    if (!this.here || !this.#public) return null;
    const [mine, everybody] = [this.here.known, this.#public.known];
    return mine.seq > everybody.seq ? mine : everybody;
  }

  #viewOf(seat: Seat): Known['view'] | undefined {
    return this.#viewpoints.find((viewpoint) => viewpoint.seat === seat)?.known.view;
  }

  /** The seat that gets the device next if these must decide; null: it stays. */
  #heldBy(acting: readonly Seat[]): Seat | null {
    const table = this.here?.known.table;
    if (!table) return null;
    if (!this.#held) return firstHolder(this.mine, acting);
    return nextHolder(
      this.here!.seat,
      this.#viewpoints.map((one) => one.seat),
      acting,
      table.seats,
    );
  }

  /** Nobody needs to look away from somebody who has no secrets yet. */
  #passOnWhereNothingIsSecret(): void {
    const to = this.handOverTo;
    const view = to === null ? null : this.#viewOf(to);
    if (to !== null && view && this.game && view.acting.includes(to) && !this.game.hasSecrets(view)) this.look(to);
  }

  look(seat: Seat): void {
    this.stage?.skip();
    this.#active = this.#viewpoints.findIndex((viewpoint) => viewpoint.seat === seat);
    this.#held = true;
    this.hint = null;
    notices.announce(''); // nobody hears what was said to another
    this.proposal.withdraw();
  }

  // --- what the person does ---

  /** Decide: at once, or after a second look if the person prefers that. `then` belongs to it and follows. */
  propose(move: string, then: Action | null = null): void {
    this.stage?.skip();
    this.stage?.catchUp();
    if (this.here) this.proposal.make(this.here, move, then, settings.confirm);
  }

  /** Whether there is something to undo: what is held, or a decision. */
  get canUndo(): boolean {
    return this.table?.stage === 'playing' && Boolean(this.putBack ?? this.known?.undo);
  }

  /** Put back what is held; if nothing is, take the latest decision back. */
  async undo(): Promise<void> {
    if (this.putBack) this.putBack();
    else await this.send({ type: 'undo' });
  }

  /** Send any other command; problems are shown. */
  async send(command: Command, from: Viewpoint | null = this.here): Promise<void> {
    try {
      await from?.send(command);
    } catch (error) {
      notices.problem(error, this.names, this.gameName);
    }
  }

  /** Tell the table one's name. */
  async sit(seat: Seat, name: string): Promise<void> {
    await this.#asking(() => api.sit(this.id, seat, name, ownChance()));
  }

  /** Whether other people go on if those at this device leave. */
  get othersGoOn(): boolean {
    return this.table!.seats.some(({ name, bot, gone }, seat) => name && !bot && !gone && !this.mine.includes(seat));
  }

  /** Leave with all seats of this device, for the start page. If nobody else goes on, the game just waits. */
  async leave(): Promise<void> {
    const { stage, seats } = this.table!;
    if (stage === 'open' || (stage === 'playing' && this.othersGoOn)) {
      const sitting = this.#viewpoints.filter(({ seat }) => seat !== null && seats[seat]?.name && !seats[seat].gone);
      await Promise.all(sitting.map((viewpoint) => this.send({ type: 'leave' }, viewpoint)));
    }
    router.go('/');
  }

  /** Play again with the same people: ask them, or come if somebody has asked. */
  async again(): Promise<void> {
    await this.#asking(async () => {
      const { id } = await api.rematch(this.id);
      router.go(`/table/${id}`);
    });
  }

  /** Take a free seat. */
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
      if (this.known?.view === asked) [this.hint, this.lookedAt] = [hint, 0]; // else it comes too late
    });
    this.thinking = false;
  }

  async #asking(request: () => Promise<unknown>): Promise<void> {
    try {
      await request();
    } catch (error) {
      notices.problem(error, this.names, this.gameName);
    }
  }
}
