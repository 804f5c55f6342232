/** Recorded games of both kinds (`make_replays.py`). */
import { readFileSync } from 'node:fs';
import type { Seat, StepNews } from '$lib/net/types';
import type { GameModule } from '../../src/games/board';
import { beatsOf as zooBeats } from '../../src/games/draftosaurus/beats';
import { storyOf as zooStory } from '../../src/games/draftosaurus/log-story';
import { guide as zooGuide } from '../../src/games/draftosaurus/replay';
import { beatsOf as lairBeats } from '../../src/games/drakon/beats';
import { storyOf as lairStory } from '../../src/games/drakon/log-story';
import { guide as lairGuide } from '../../src/games/drakon/replay';
import { recordingOf } from '../../src/replay/recording';

type Game = Pick<GameModule, 'beatsOf' | 'storyOf' | 'replay'>;

interface Recorded {
  game: 'draftosaurus' | 'drakon';
  seat: Seat | null;
  steps: StepNews[];
}

const MODULES = {
  draftosaurus: { beatsOf: zooBeats, storyOf: zooStory, replay: zooGuide },
  drakon: { beatsOf: lairBeats, storyOf: lairStory, replay: lairGuide },
} as unknown as Record<Recorded['game'], Game>;

const read = JSON.parse(readFileSync('tests/replay/replays.json', 'utf8')) as Recorded[];

export const REPLAYS = read.map(({ game, seat, steps }, index) => ({
  name: `${game} ${index}`,
  kind: game,
  seat,
  news: steps,
  game: MODULES[game],
  recording: recordingOf(steps, MODULES[game], seat),
}));

export const replaysOf = (kind: Recorded['game']) => REPLAYS.filter((one) => one.kind === kind);
