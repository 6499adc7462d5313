import { completeListPath } from '@rosette/contract-kit/site-paths/complete-list-path.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { LocusRecord } from '../locus/contract/locus-record.ts'

const database = demoDatabase()
const { as } = await demoSite()

/** Every list of the locus page: the part of the record, the category of its link, the call that the results page makes, and the criterion. */
const lists = [
  ['germplasms', 'germplasm', 'germplasm', 'gene_name'],
  ['clones', 'dna', 'dna', 'locus_name'],
  ['polymorphisms', 'polyallele', 'polymorphism', 'locus_name'],
  ['publications', 'publication', 'publication', 'loci'],
] as const

test.for(lists)('[DLOCUS-029] the complete list of %s has as many rows as the locus page says', async ([part, category, call, type]) => {
  const { rows } = await database.db.pool.query<{ json: string }>(
    `select json from release_${database.releaseId}.record_document where kind = 'locus' and (json::json -> $1 ->> 'total')::int > 0
      order by (json::json -> $1 ->> 'total')::int desc, key limit 20`,
    [part],
  )
  expect(rows.length).toBeGreaterThan(0)
  for (const { json } of rows) {
    const locus = LocusRecord.parse(JSON.parse(json))
    const path = new URL(completeListPath(category, type, locus.name), 'http://localhost')
    const criteria = JSON.parse(path.searchParams.get('search_params') ?? '')
    const { status, body } = await as('anonymous').post(`/api/search/${call}`, { searchTerms: [criteria] })
    expect([locus.name, status, body]).toMatchObject([locus.name, 200, { total: locus[part].total }])
  }
})
