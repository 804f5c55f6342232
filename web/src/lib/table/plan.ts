/** What somebody wishes for a table, and how it is asked for. */
import type { Problem } from '$lib/i18n/language';
import type { GameInfo, GameName, NewSeat, NewTable, OptionField } from '$lib/net/types';

/** The planned player of a seat: a link, another person at this device, or a bot of a level. */
export type Guest = 'link' | 'device' | `bot:${string}`;

/** Seconds for a decision that can be agreed on; null: any time. */
export const CLOCKS = [null, 30, 60, 180, 86_400] as const;

export interface Plan {
  game: GameName;
  name: string;
  guests: Guest[];
  options: Record<string, unknown>;
  public: boolean;
  clock: number | null;
}

/** `nameOf` names the people at this device by their seat. */
export function wishOf(plan: Plan, nameOf: (seat: number) => string): NewTable {
  const seats: NewSeat[] = [
    { kind: 'device', name: plan.name },
    ...plan.guests.map((guest, place) => seatOf(guest, nameOf(place + 1))),
  ];
  const { game, options, clock } = plan;
  return { game, seats, options, clock, public: plan.public, start: !plan.guests.includes('link') };
}

function seatOf(guest: Guest, name: string): NewSeat {
  if (guest === 'link') return { kind: 'link' };
  if (guest === 'device') return { kind: 'device', name };
  return { kind: 'bot', bot: guest.slice('bot:'.length) };
}

/** One thing to agree on, as far as the rest allows it. */
export interface OpenField extends OptionField {
  /** Why there are no more choices. */
  closed: Problem[];
}

type Offered = Pick<GameInfo, 'options' | 'refusals'>;

/** The options possible with this number of players, given what has been chosen. */
export function fieldsFor(
  { options, refusals }: Offered,
  players: number,
  chosen: Record<string, unknown>,
): OpenField[] {
  const others = options.filter((field) => field.name !== 'players');
  const now: Record<string, unknown> = {
    ...Object.fromEntries(others.map((field) => [field.name, field.default])),
    ...chosen,
    players,
  };
  const hasMeaning = (field: OptionField) =>
    Object.entries(field.only_with).every(([name, value]) => now[name] === value);
  return others.filter(hasMeaning).map((field) => {
    const refusalOf = (choice: unknown) =>
      refusals.find((one) => holds(one.choices, { ...now, [field.name]: choice }, field.name));
    const closed = field.choices.flatMap((choice) => refusalOf(choice)?.problem ?? []);
    return { ...field, choices: field.choices.filter((choice) => !refusalOf(choice)), closed };
  });
}

/** Whether a refusal is about that field, as all is chosen now. */
function holds(choices: Record<string, unknown>, now: Record<string, unknown>, name: string): boolean {
  return name in choices && Object.entries(choices).every(([key, value]) => now[key] === value);
}

/** What was chosen, as far as it can still be agreed; the rest as usual. */
export function fitted(options: Record<string, unknown>, fields: readonly OptionField[]): Record<string, unknown> {
  const isPossible = (field: OptionField) =>
    !field.choices.length || field.choices.includes(options[field.name] as never);
  return Object.fromEntries(
    fields.map((field) => [
      field.name,
      isPossible(field) && field.name in options ? options[field.name] : field.default,
    ]),
  );
}

/** The same once all of it is there: a file may still be being read. */
export async function complete(options: Record<string, unknown>): Promise<Record<string, unknown>> {
  return Object.fromEntries(
    await Promise.all(Object.entries(options).map(async ([name, value]) => [name, await value] as const)),
  );
}

/** Change the number of guests; the first ones stay. */
export function resized(guests: readonly Guest[], count: number): Guest[] {
  return Array.from({ length: count }, (_, place) => guests[place] ?? 'link');
}
