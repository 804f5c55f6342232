import { describe, expect, it } from 'vitest';
import { count, type Sheet } from '../../src/score/count';
import { fromText, isEmpty, newPad, placesFor, resized, toText, withDinosaur, withoutDinosaur, type Pad } from '../../src/score/pad';
import cases from './cases.json';

const sheets = cases.map((one) => one.sheet as unknown as Sheet);
const padOf = (sheet: Sheet): Pad => ({ ...sheet, names: sheet.zoos.map((_, seat) => `Żółw/${seat}, Їжак #1`) });

describe('a pad as text', () => {
  it('says all that the pad says', () => {
    for (const pad of sheets.map(padOf)) {
      const again = fromText(toText(pad))!;
      expect(again.names).toEqual(pad.names);
      expect(count(again)).toEqual(count(pad));
    }
  });
  it('fits into an address', () => {
    for (const pad of sheets.map(padOf)) expect(new URL(`http://x/score#${toText(pad)}`).hash.slice(1)).toBe(toText(pad));
  });
  it.each(['', 'x', 'summer.international/A/,,,,,,', 'summer.other/A/,,,,,,/B/,,,,,,', 'summer.polish/A/X,,,,,,/B/,,,,,,', 'summer.polish/%/,,,,,,/B/,,,,,,'])(
    'is refused when it is none: %s',
    (text) => expect(fromText(text)).toBeNull(),
  );
});

describe('filling a pad', () => {
  const winter = newPad('winter', 'international', ['A', 'B']);
  it('puts in and takes out', () => {
    const one = withDinosaur(winter, 1, 'pyramid.B2', 'trex');
    expect(one.zoos[1]!['pyramid']).toEqual([null, 'trex', null, null, null, null]);
    expect(isEmpty(withoutDinosaur(one, 1, 'pyramid.B2')!)).toBe(true);
    expect(withoutDinosaur(one, 1, 'wood')).toBeNull();
  });
  it('says where a dinosaur cannot stand', () => {
    const places = placesFor(withDinosaur(winter, 0, 'pyramid.B2', 'trex'), 0, 'trex');
    expect(places['pyramid.B1']?.id).toBe('why-same-neighbour');
    expect(places['pyramid.T']?.id).toBe('why-row-below');
    expect(places['river']).toBeNull();
  });
  it('keeps the first zoos when there are fewer', () => {
    const pad = withDinosaur(resized(winter, 5), 0, 'river', 'trex');
    expect(resized(pad, 2).zoos).toEqual([{ river: ['trex'] }, {}]);
  });
});
