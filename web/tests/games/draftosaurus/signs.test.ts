import { expect, it } from 'vitest';
import { faceSign, FACES } from '../../../src/games/draftosaurus/art/signs';

it('draws what the Polish words say', () => {
  const other = FACES.filter((face) => faceSign(face, 'pl') !== faceSign(face, 'en'));
  expect(other).toEqual(['grasslands', 'food-court', 'restrooms']);
  expect(
    FACES.every(
      (face) => faceSign(face, 'de') === faceSign(face, 'en') && faceSign(face, 'uk') === faceSign(face, 'en'),
    ),
  ).toBe(true);
});

it('draws every face differently', () => {
  for (const language of ['en', 'pl'] as const) {
    expect(new Set(FACES.map((face) => JSON.stringify(faceSign(face, language)))).size).toBe(FACES.length);
  }
});

it('forbids no T-Rex: nothing is crossed out', () => {
  const lines = faceSign('no-trex', 'en').filter((shape) => shape.line !== undefined);
  expect(lines.every(({ d }) => d.endsWith('z') && d.split('M').length === 2)).toBe(true);
});
