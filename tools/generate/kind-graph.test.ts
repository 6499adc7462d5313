import { expect, test } from 'vitest'
import { formatKindGraph, kindGraph, placeBetweenMarks } from './kind-graph.ts'

test('the graph has an arrow for each derive step that waits for another, and a row for each kind', async () => {
  const graph = await formatKindGraph()
  expect(graph).toContain('\n  gene --> protein\n')
  expect(graph).toContain('\n| vector | hoststrain, library |\n')
  expect(graph).toContain('\n| person | keyword, publication |\n')
  expect(graph).not.toContain('protein --> gene')
})

test('what stands around the marks stays, and a page that lost them is told', async () => {
  const page = (await kindGraph.make())['docs/architecture.md'] ?? ''
  expect(placeBetweenMarks(page, 'graph\n')).toMatch(/^# Architecture\n.*-->\ngraph\n<!--.*\n## A release\n/s)
  expect(() => placeBetweenMarks('# Architecture\n', 'graph\n')).toThrow('has lost the marks')
})
