import { expect, test } from 'vitest'
import { at4g189601 } from '../fixtures/at4g18960-1.ts'
import { residueComposition } from './residue-composition.ts'

test('[DPROT-013] by hand: two Tyr, one Trp and three Cys absorb 2 × 1,490 + 5,500 + 125', () => {
  expect(residueComposition('YYWCCCKRDEEE')).toEqual({
    extinction: 8605,
    tyrosines: 2,
    tryptophans: 1,
    cysteines: 3,
    positive: 2,
    negative: 4,
    frequent: [
      { residue: 'C', percent: 25 },
      { residue: 'E', percent: 25 },
      { residue: 'Y', percent: (2 / 12) * 100 },
      { residue: 'D', percent: (1 / 12) * 100 },
    ],
  })
})

test('[DPROT-013] AGAMOUS: counted in its published sequence', () => {
  const { extinction, positive, negative, frequent } = residueComposition(at4g189601.sequence ?? '')
  expect({ extinction, positive, negative }).toEqual({ extinction: 11 * 1490 + 125, positive: 36, negative: 27 })
  expect(frequent.map(({ residue, percent }) => `${residue} ${percent.toFixed(1)}`)).toEqual(['S 10.7', 'L 8.7', 'N 8.3', 'R 8.3'])
})

test('a stop is not a residue, and an empty sequence has no frequent one', () => {
  expect(residueComposition('K*').frequent).toEqual([{ residue: 'K', percent: 100 }])
  expect(residueComposition('').frequent).toEqual([])
})
