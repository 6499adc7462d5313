import { expect, test } from 'vitest'
import { kindServers } from './server.ts'
import { kindWebs } from './web.ts'

test('[TABLE-010] every column that can be sorted has a field of the index that the server can sort by', async () => {
  const missing: string[] = []
  let sortable = 0
  for (const [kind, { search }] of Object.entries(kindServers)) {
    const web = Object.entries(kindWebs).find(([name]) => name === kind)?.[1]
    if (!search || !web?.results) continue
    const { results } = await web.results()
    for (const { id } of results.columns.filter((column) => column.isSortable)) {
      sortable++
      if ((search.index.fields[id]?.sort ?? 'none') === 'none') missing.push(`${kind}: ${id}`)
    }
  }
  expect(missing).toEqual([])
  expect(sortable).toBeGreaterThan(40)
})
