import { expect, test } from 'vitest'
import { headSpace, mostLevels, placeLollipops } from './place-lollipops.ts'

const at = (...places: number[]) => places.map((x) => ({ x }))

test('[PICT-007] what has room stays on the lowest level', () => {
  const { placed, folds, levels } = placeLollipops(at(0, 100, 200))
  expect(placed.map(({ level }) => level)).toEqual([0, 0, 0])
  expect([folds.length, levels]).toEqual([0, 1])
})

test('[PICT-007] a neighbour is raised just as far as it must be', () => {
  expect(placeLollipops(at(100, 104, 108, 120)).placed.map(({ level }) => level)).toEqual([0, 1, 2, 0])
})

test('[PICT-007] no two heads overlap, nothing is lost, and no level could be lower, wherever they are', () => {
  let seed = 7
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed / 2_147_483_648
  }
  for (let round = 0; round < 200; round += 1) {
    const items = Array.from({ length: Math.floor(random() * 300) }, () => ({ x: random() * (100 + random() * 900) }))
    const { placed, folds, levels } = placeLollipops(items)
    expect(levels).toBeLessThanOrEqual(mostLevels)
    expect(placed.length + folds.flatMap((fold) => fold.items).length).toBe(items.length)
    for (const [, row] of Map.groupBy(placed, ({ level }) => level)) {
      const sorted = row.map(({ item }) => item.x)
      for (const [index, x] of sorted.entries()) if (index > 0) expect(x - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(headSpace)
    }
    for (const { item, level } of placed.filter((each) => each.level > 0)) {
      const below = placed.filter((other) => other.level === level - 1 && other.item.x <= item.x)
      expect(below.some((other) => item.x - other.item.x < headSpace)).toBe(true)
    }
    for (const [index, fold] of folds.entries()) if (index > 0) expect(fold.x - (folds[index - 1]?.x ?? 0)).toBeGreaterThanOrEqual(40)
  }
})

test('[PICT-007] three hundred in one place are six and one count', () => {
  const { placed, folds } = placeLollipops(at(...Array.from({ length: 300 }, (_, index) => 50 + index / 100)))
  expect(placed).toHaveLength(mostLevels)
  expect(folds.map((fold) => fold.items.length)).toEqual([294])
})
