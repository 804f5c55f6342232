/** A finished game as one viewpoint sees it: its steps, grouped into turns, with the story and the key moments. */
import type { Message } from '$lib/i18n/language';
import type { GameView, Seat, StepNews, Table } from '$lib/net/types';
import type { GameModule } from '../games/board';
import type { Moment, Step } from '../games/replay';
import type { Chapter, StoryLine } from '../games/story';

/** A line of the story, and the steps that it tells of. */
export interface TimedLine extends StoryLine {
  from: number;
  to: number;
}

export interface TimedChapter extends Chapter {
  lines: TimedLine[];
}

export interface Recording {
  steps: readonly Step[];
  /** The last step. */
  last: number;
  /** Where turns end, from the beginning (0) to the last step. */
  stops: readonly number[];
  chapters: readonly TimedChapter[];
  moments: readonly Moment[];
}

type Game = Pick<GameModule, 'storyOf' | 'replay'>;

export function recordingOf(
  news: readonly StepNews[],
  game: Game,
  reader: Seat | null,
  options?: Table['options'],
): Recording {
  const steps = stepsOf(news);
  const stops = stopsOf(steps, game);
  const last = steps.length - 1;
  return {
    steps,
    last,
    stops,
    chapters: chaptersOf(steps, stops, game, reader, options),
    moments: game.replay.momentsOf(steps, reader),
  };
}

/** Each step with its whole view: of most only the changes are sent. */
function stepsOf(news: readonly StepNews[]): Step[] {
  let view = {} as GameView;
  return news.map(({ seat, events, view: changes }) => {
    view = { ...view, ...changes };
    return { seat, events, view };
  });
}

function stopsOf(steps: readonly Step[], { replay }: Game): number[] {
  const isEnd = (step: number) => replay.endsTurn(steps[step - 1]!.view, steps[step]!.view, steps[step]!.events);
  const ends = steps.flatMap((_, step) => (step > 0 && step < steps.length - 1 && isEnd(step) ? [step] : []));
  return [0, ...ends, steps.length - 1];
}

/** The story of the game; its lines share out the steps among them. */
function chaptersOf(
  steps: readonly Step[],
  stops: readonly number[],
  game: Game,
  reader: Seat | null,
  options?: Table['options'],
): TimedChapter[] {
  const story = game.storyOf(
    steps.map(({ events }, seq) => ({ seq, at: 0, events: [...events] })),
    reader,
    options,
  );
  const stepOf = new Map(steps.flatMap(({ events }, step) => events.map((event) => [event, step] as const)));
  const lines = story.flatMap((chapter) => chapter.lines);
  const spans = stretched(
    lines.map((line) => spanOf(line, stepOf)),
    stops,
  );
  const spanAt = new Map(lines.map((line, place) => [line, spans[place]!]));
  return story.map((chapter) => ({
    ...chapter,
    lines: chapter.lines.map((line) => ({ ...line, ...spanAt.get(line)! })),
  }));
}

interface Span {
  from: number;
  to: number;
}

function spanOf({ events }: StoryLine, stepOf: ReadonlyMap<Message, number>): Span {
  const told = events.map((event) => stepOf.get(event)!);
  return { from: Math.min(...told), to: Math.max(...told) };
}

/** What is too small to be told belongs to the line before it until the turn ends, then to the line after it. */
function stretched(spans: readonly Span[], stops: readonly number[]): Span[] {
  const ends = spans.map(({ to }) => {
    const next = Math.min(...spans.map(({ from }) => from).filter((from) => from > to));
    return Math.max(
      to,
      Math.min(
        stops.find((stop) => stop >= to)!,
        next - 1,
      ),
    );
  });
  return spans.map(({ from }, place) => ({
    from: Math.max(-1, ...ends.filter((end) => end < from)) + 1,
    to: ends[place]!,
  }));
}

/** Which turn a step belongs to; 0: the beginning. */
export function turnAt({ stops }: Recording, step: number): number {
  return stops.findIndex((stop) => stop >= step);
}

/** The lines that tell of a step. */
export function linesAt({ chapters }: Recording, step: number): TimedLine[] {
  return chapters.flatMap(({ lines }) => lines).filter(({ from, to }) => from <= step && step <= to);
}
