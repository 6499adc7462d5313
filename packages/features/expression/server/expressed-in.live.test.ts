import { schemaOf } from '@rosette/database/release-schema.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { ExpressionMatrix } from '../contract/expression-answer.ts'

const { db, releaseId } = demoDatabase()
const { as } = await demoSite()
const { get, post } = as('anonymous')

type Filter = { include?: string[]; exclude?: string[] }

async function countOf(filter: Filter): Promise<unknown> {
  const { body } = await post('/api/search/gene', { searchTerms: [], filters: { expressed_in: filter } })
  return body
}

test('[EXPR-025] a gene is found by every organ in which some sample has a mean of 1 or more, and by no other', async () => {
  const { rows } = await db.pool.query<{ name: string }>(
    `select name from ${schemaOf(releaseId)}.locus where chromosome is not null and not is_obsolete`,
  )
  const names = rows.map(({ name }) => name)
  const parts: ExpressionMatrix[] = []
  // More than 200 names need a table, which nobody writes to the release that all tests share.
  for (let from = 0; from < names.length; from += 200) {
    const { body } = await get(`/api/expression?items=${names.slice(from, from + 200).join(',')}`)
    parts.push(ExpressionMatrix.parse(body))
  }
  const genes = parts.flatMap((part) => part.genes)
  const { samples = [], organs = [], limit } = parts[0] ?? {}
  expect([limit, organs.length > 1]).toEqual([1, true])
  const isIn = (organ: string) => (gene: (typeof genes)[number]) =>
    gene.means.some((mean, at) => samples[at]?.organ === organ && mean !== null && mean >= 1)
  const counts = organs.map(({ name }) => genes.filter(isIn(name)).length)
  // Else every organ would do.
  expect(new Set(counts).size).toBeGreaterThan(1)
  for (const [at, { name }] of organs.entries())
    expect([name, await countOf({ include: [name] })]).toMatchObject([name, { total: counts[at] }])
  const [first = '', second = ''] = organs.map(({ name }) => name)
  const both = genes.filter((gene) => isIn(first)(gene) && !isIn(second)(gene)).length
  expect(await countOf({ include: [first], exclude: [second] })).toMatchObject({ total: both })
})
