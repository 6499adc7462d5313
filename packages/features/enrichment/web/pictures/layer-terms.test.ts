import { expect, test } from 'vitest'
import { someGraphTerm } from '../fixtures/some-answer.ts'
import { layerTerms, stepInGraph } from './layer-terms.ts'

// Below top: joint, and far, which is also below a.
const terms = [
  someGraphTerm('top'),
  someGraphTerm('joint', ['top']),
  someGraphTerm('a', ['joint']),
  someGraphTerm('b', ['joint']),
  someGraphTerm('far', ['top', 'a']),
]
const placed = layerTerms(terms)
const indexOf = (id: string) => placed.nodes.findIndex(({ term }) => term.id === id)
const step = (from: string, key: string) => {
  const to = stepInGraph(key, placed, indexOf(from))
  return to === null ? null : placed.nodes[to]?.term.id
}

test('[ENRICH-027] columns are the longest way from the broadest terms, and no two terms of a column overlap', () => {
  expect(Object.fromEntries(placed.nodes.map(({ term, column }) => [term.id, column]))).toEqual({ top: 0, joint: 1, a: 2, b: 2, far: 3 })
  const [upper, lower] = placed.nodes.filter(({ column }) => column === 2)
  expect((lower?.y ?? 0) - (upper?.y ?? 0)).toBeGreaterThanOrEqual(upper?.height ?? 1000)
  expect(Math.min(...placed.nodes.map(({ y }) => y))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...placed.nodes.map(({ y, height }) => y + height))).toBeLessThanOrEqual(placed.height)
})

test('[ENRICH-027] a line to a farther column passes between the terms of those it crosses', () => {
  const passing = placed.lines.find(({ from, to }) => from === 'top' && to === 'far')
  expect(passing?.points).toHaveLength(6)
  for (const { x, y } of passing?.points.slice(1, -1) ?? []) {
    const beside = placed.nodes.filter((node) => node.x === x)
    expect(beside.every((node) => y <= node.y || y >= node.y + node.height)).toBe(true)
  }
})

test('[ENRICH-027] arrows walk along lines and up and down a column', () => {
  const [upper, lower] = placed.nodes.filter(({ column }) => column === 2).map(({ term }) => term.id)
  expect([step('top', 'ArrowRight'), step('joint', 'ArrowLeft'), step('far', 'ArrowLeft')]).toEqual(['joint', 'top', 'top'])
  expect([step(upper ?? '', 'ArrowDown'), step(lower ?? '', 'ArrowUp')]).toEqual([lower, upper])
  expect([step('top', 'ArrowLeft'), step('far', 'ArrowRight'), step(lower ?? '', 'ArrowDown'), step('top', 'Enter')]).toEqual(
    Array(4).fill(null),
  )
})

test('nothing has no size', () => {
  expect(layerTerms([])).toEqual({ nodes: [], lines: [], width: 0, height: 0 })
})

test('[ENRICH-027] families of terms stand beside each other, so that their lines do not cross', () => {
  // As they come, every line of one family crosses one of the other.
  const families = ['one', 'other', 'a other', 'b one', 'c other', 'd one'].map((id) => someGraphTerm(id, id.split(' ').slice(1)))
  const { nodes } = layerTerms(families)
  const heights = (family: string) => nodes.filter(({ term: { parents } }) => parents.includes(family)).map(({ y }) => y)
  expect(heights('one')).toHaveLength(2)
  expect(Math.max(...heights('one'))).toBeLessThan(Math.min(...heights('other')))
})

test('[ENRICH-027] a large family leaves no hole beside a small one, and stands in the middle of its own', () => {
  const large = ['b', 'c', 'd', 'e', 'f', 'g', 'h'].map((id) => someGraphTerm(id, ['other']))
  const { nodes, height } = layerTerms([someGraphTerm('one'), someGraphTerm('other'), someGraphTerm('a', ['one']), ...large])
  const yOf = (id: string) => nodes.find(({ term }) => term.id === id)?.y
  // Eight boxes of one line, and what is between them.
  expect(height).toBe(8 * (47 + 12))
  expect([yOf('one'), yOf('other')]).toEqual([yOf('a'), yOf('e')])
})

test('[ENRICH-027] a box is as high as the lines of its name', () => {
  const names = ['flowering', 'regulation of flower development', 'vegetative to reproductive phase transition of meristem']
  const { nodes } = layerTerms(names.map((name) => someGraphTerm(name, [], { name })))
  expect(names.map((name) => nodes.find(({ term }) => term.id === name)?.height)).toEqual([47, 62, 77])
})
