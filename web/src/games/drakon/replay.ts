/** A game of Drakon to look back at: where its turns end, and what was decisive in it. */
import type { Message } from '$lib/i18n/language';
import type { Seat } from '$lib/net/types';
import type { Moment, ReplayGuide, Step } from '../replay';
import { addressed } from '../story';
import { endedBy } from './ending';
import { coinOf, iconsOf } from './log-story';
import { ENTRANCE, isSame, type DrakonView } from './model';
import { unasked } from './retelling';

/** What is worth finding again. */
const MOMENTS: Readonly<Record<string, Pick<Moment, 'weight' | 'tone'>>> = {
  'coin-found': { weight: 'minor', tone: 'gold' },
  'coin-lost': { weight: 'minor', tone: 'danger' },
  'coin-stolen': { weight: 'major', tone: 'danger' },
  'coin-traded': { weight: 'minor', tone: 'gold' },
  'coin-shielded': { weight: 'major', tone: 'gold' },
  'drakon-appeared': { weight: 'major', tone: 'danger' },
  'drakon-met': { weight: 'major', tone: 'danger' },
  'ability-used': { weight: 'major', tone: 'plain' },
};

export const guide: ReplayGuide<DrakonView> = { unasked, endsTurn, momentsOf };

/** Before all heroes are picked there are no turns; a turn that is skipped ends with the one before it. */
function endsTurn(before: DrakonView, after: DrakonView, events: readonly Message[]): boolean {
  if (before.heroes.includes(null)) return false;
  return (
    before.turn !== after.turn ||
    (after.ending !== null && before.ending === null) ||
    events.some(({ id }) => id === 'turn-skipped')
  );
}

function momentsOf(steps: readonly Step<DrakonView>[], reader: Seat | null): Moment[] {
  return steps.flatMap(({ events, view }, step) =>
    events.flatMap((event, place): Moment[] => {
      if (event.id.startsWith('ended-'))
        return [{ step, weight: 'chapter', tone: 'gold', message: endedBy(event, view.winners, reader), icon: null }];
      const kind = MOMENTS[event.id];
      const rest = events.slice(place + 1);
      if (!kind || (event.id === 'drakon-met' && !matters(event, rest, steps[step - 1]!.view))) return [];
      return [{ step, ...kind, message: worded(event, rest, reader), icon: iconsOf(event, rest)[0] ?? null }];
    }),
  );
}

/** Whether Drakon's meeting cost anything: a coin, or the way from the entrance. */
function matters({ args }: Message, rest: readonly Message[], before: DrakonView): boolean {
  const seat = args['seat'] as Seat;
  const losesCoin = rest.some((one) => one.id === 'coin-lost' && one.args['seat'] === seat);
  return losesCoin || !isSame(before.cells[seat] ?? null, ENTRANCE);
}

/** As the story tells it. */
function worded(event: Message, rest: readonly Message[], reader: Seat | null): Message {
  return addressed(event, reader, {
    value: coinOf(rest) ?? 0,
    ...rest.find(({ id }) => id === 'coin-traded-was')?.args,
    ...event.args,
  });
}
