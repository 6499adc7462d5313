import { expect, test } from 'vitest'
import { someGraphTerm } from '../fixtures/some-answer.ts'
import { layerTerms, nodeHeight, stepInGraph, wrapName } from './layer-terms.ts'

// Below top: joint, and far, which is also below a.
const terms = [
  someGraphTerm('top'),
  someGraphTerm('joint', ['top']),
  someGraphTerm('a', ['joint']),
  someGraphTerm('b', ['joint']),
  someGraphTerm('far', ['top', 'a']),
]
const placed = layerTerms(terms)
const placeOf = (id: string) => placed.nodes.findIndex(({ term }) => term.id === id)
const step = (from: string, key: string) => {
  const to = stepInGraph(key, placed, placeOf(from))
  return to === null ? null : placed.nodes[to]?.term.id
}

test('[ENRICH-027] columns are the longest way from the broadest terms, and no two terms of a column overlap', () => {
  expect(Object.fromEntries(placed.nodes.map(({ term, column }) => [term.id, column]))).toEqual({ top: 0, joint: 1, a: 2, b: 2, far: 3 })
  const [upper = 0, lower = 0] = placed.nodes.filter(({ column }) => column === 2).map(({ y }) => y)
  expect(lower - upper).toBeGreaterThanOrEqual(nodeHeight)
  expect(Math.min(...placed.nodes.map(({ y }) => y))).toBeGreaterThanOrEqual(0)
  expect(Math.max(...placed.nodes.map(({ y }) => y)) + nodeHeight).toBeLessThanOrEqual(placed.height)
})

test('[ENRICH-027] a line to a farther column passes between the terms of those it crosses', () => {
  const passing = placed.lines.find(({ from, to }) => from === 'top' && to === 'far')
  expect(passing?.points).toHaveLength(6)
  for (const { x, y } of passing?.points.slice(1, -1) ?? []) {
    const beside = placed.nodes.filter((node) => node.x === x)
    expect(beside.every((node) => y <= node.y || y >= node.y + nodeHeight)).toBe(true)
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

test('a name has two lines, broken between words', () => {
  expect(wrapName('flower development')).toEqual(['flower development'])
  expect(wrapName('regulation of post-embryonic development')).toEqual(['regulation of', 'post-embryonic developme…'])
})
