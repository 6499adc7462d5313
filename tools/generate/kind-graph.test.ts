import { expect, test } from 'vitest'
import { formatKindGraph } from './kind-graph.ts'

test('the graph has an arrow for each derive step that waits for another, and a row for each kind', async () => {
  const graph = await formatKindGraph()
  expect(graph).toContain('\n  gene --> protein\n')
  expect(graph).toContain('\n| vector | hoststrain, library |\n')
  expect(graph).toContain('\n| person | keyword, publication |\n')
  expect(graph).not.toContain('protein --> gene')
})
