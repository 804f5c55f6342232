/** What the pictures of all games have in common: the frame with its words, and who came in which place. */
import { escaped, shortened } from './picture';

interface Frame {
  width: number;
  height: number;
  title: string;
  headline: string;
  date: string;
  ground: string;
  ink: string;
}

const EDGE = 48;
const ROW = 46;

/** Ground, title, headline, date. */
export function frame({ width, height, title, headline, date, ground, ink }: Frame): string {
  return (
    `<rect width="${width}" height="${height}" fill="${ground}"/><g fill="${ink}">` +
    `<text x="${EDGE}" y="62" font-size="24" font-weight="650" opacity=".75">Saurian · ${escaped(title)}</text>` +
    `<text x="${width - EDGE}" y="62" font-size="22" text-anchor="end" opacity=".75">${escaped(date)}</text>` +
    `<text x="${EDGE}" y="120" font-size="46" font-weight="700" class="display">${escaped(shortened(headline, 46))}</text></g>`
  );
}

/** The players by rank, in two columns: rank, shape and colour of the seat, name, total. */
export function standings(
  names: readonly string[],
  totals: readonly string[],
  ranks: readonly number[],
  width: number,
  ink = '#2a2319',
): { content: string; height: number } {
  const order = names.map((_, seat) => seat).sort((one, other) => ranks[one]! - ranks[other]!);
  const column = width / 2;
  const rows = order.map((seat, place) => {
    const [x, y] = [(place % 2) * column, Math.floor(place / 2) * ROW];
    const crown =
      ranks[seat] === 1
        ? `<path d="M2 15L1 4l6 4 5-7 5 7 6-4-1 11z" transform="translate(${x + 28} ${y + 7}) scale(.95)" fill="#e0a020" stroke="#6b4a00" stroke-width="1.4"/>`
        : '';
    return (
      `${crown}<text x="${x}" y="${y + 25}" font-size="24" font-weight="800" class="display" fill="${ink}">${ranks[seat]}.</text>` +
      `<circle cx="${x + 74}" cy="${y + 17}" r="9" style="fill:var(--seat-${seat})"/>` +
      `<text x="${x + 94}" y="${y + 25}" font-size="24" font-weight="650" fill="${ink}">${escaped(shortened(names[seat]!, 20))}</text>` +
      `<text x="${x + column - 40}" y="${y + 26}" font-size="27" font-weight="800" text-anchor="end" class="display" fill="${ink}">${escaped(totals[seat]!)}</text>`
    );
  });
  return { content: rows.join(''), height: Math.ceil(order.length / 2) * ROW };
}
