import { expect, test } from 'vitest'
import { hydropathy, hydropathyStretches } from './hydropathy.ts'

test('[DPROT-012] the mean of nine residues stands at the fifth', () => {
  // (9 × 4.5) / 9, then (8 × 4.5 − 4.5) / 9, then (7 × 4.5 − 2 × 4.5) / 9
  const points = hydropathy('IIIIIIIIIRR', 9)
  expect(points.map(({ residue }) => residue)).toEqual([5, 6, 7])
  expect(points.map(({ mean }) => Number(mean.toFixed(4)))).toEqual([4.5, 3.5, 2.5])
})

test('[DPROT-012] every amino acid has the value of the paper', () => {
  // 4.5+4.2+3.8+2.8+2.5+1.9+1.8−0.4−0.7−0.8−0.9−1.3−1.6−3.2−4×3.5−3.9−4.5 = −9.8; 19 of them at a time, without R and without I
  const points = hydropathy('IVLFCMAGTSWYPHEQDNKR', 19)
  expect(points.map(({ mean }) => Number((mean * 19).toFixed(2)))).toEqual([-5.3, -14.3])
})

test('[DPROT-012] unknown residues do not count, stops are not residues, and short proteins have no window', () => {
  expect(hydropathy('IIIIXIIII*', 9)).toEqual([{ residue: 5, mean: 4.5 }])
  expect(hydropathy('IIIIIIII', 9)).toEqual([])
})

test('[DPROT-012] stretches cover all points', () => {
  const points = hydropathy('IIIIIIIIIRRRR', 9)
  const stretches = hydropathyStretches(points, 2)
  expect(stretches.map(({ start, end }) => [start, end])).toEqual([
    [5, 7],
    [8, 9],
  ])
  expect(stretches[0]?.highest).toBe(4.5)
  expect(stretches[0]?.lowest).toBeCloseTo(2.5)
})
