import { expect, test } from 'vitest'
import { layOutGraph } from './lay-out-graph.ts'

/** A ring with chords, the same each time. */
function chordedRing(nodes: number, edges: number) {
  return Array.from({ length: edges }, (_, at) => ({ from: at % nodes, to: (at * 7 + 3 + Math.floor(at / nodes)) % nodes }))
}

test('[NETWORK-008] the same network has the same layout each time, within the picture', async () => {
  const edges = chordedRing(30, 70)
  const first = await layOutGraph(30, edges)
  expect(await layOutGraph(30, edges)).toEqual(first)
  expect(first).toHaveLength(30)
  for (const { x, y } of first) for (const place of [x, y]) expect(place >= 0 && place <= 1).toBe(true)
  expect(new Set(first.map(({ x, y }) => `${x.toFixed(3)} ${y.toFixed(3)}`)).size).toBe(30)
})

test('[NETWORK-008] genes that are joined stand nearer than those that are not', async () => {
  const edges = [
    ...[0, 1, 2, 3].map((from) => ({ from, to: (from + 1) % 4 })),
    ...[4, 5, 6, 7].map((from) => ({ from, to: 4 + ((from - 3) % 4) })),
  ]
  const places = await layOutGraph(8, edges)
  const apart = (one: number, other: number) =>
    Math.hypot((places[one]?.x ?? 0) - (places[other]?.x ?? 0), (places[one]?.y ?? 0) - (places[other]?.y ?? 0))
  expect(apart(0, 1)).toBeLessThan(apart(0, 5))
})

// Two seconds on an idle machine.
test('[NETWORK-008] 500 edges are laid out in at most five times 2 s', async () => {
  await layOutGraph(2, [{ from: 0, to: 1 }])
  const start = performance.now()
  await layOutGraph(200, chordedRing(200, 500))
  expect(performance.now() - start).toBeLessThan(10_000)
})
