import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { preparedRelease } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { describe, expect, test } from 'vitest'
import { anonymous } from '../../access/contract/access.ts'
import { prepareFormQuery } from './prepare-form-query.ts'
import { runSearch } from './run-search.ts'
import { searchTarget } from './search-target.ts'

type Release = { db: Database; indexPrefix: string; releaseId: string }
type Criteria = Readonly<Record<string, unknown>>

const demo = demoDatabase()
const prepared = preparedRelease()
const { engine } = testEngine()

/** The loci that the gene search finds. */
async function searched({ db, indexPrefix, releaseId }: Release, criteria: Criteria): Promise<number> {
  const target = searchTarget({ kind: 'locus' }, indexPrefix, releaseId)
  const dependencies = { clock: fixedClock(), engine, db, indexPrefix, releaseId, visitorOf: async () => anonymous }
  const { prepared: preparedQuery } = await prepareFormQuery(dependencies, target, toSearchTerms(criteria), {})
  return (await runSearch(engine, target, preparedQuery, { matchCount: true })).total
}

async function select<Row extends object>({ db, releaseId }: Release, sql: string): Promise<Row[]> {
  const client = await db.pool.connect()
  try {
    await client.query(`begin read only; set local search_path to ${schemaOf(releaseId)}`)
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** The loci in use with an annotation to a term that meets a condition, or to one below it, from the edges of the ontologies. */
async function counted(release: Release, term: string, { annotation = 'true', isDirect = false } = {}): Promise<number> {
  const [row] = await select<{ count: number }>(
    release,
    `with recursive meant (keyword_id) as (
      select keyword_id from ontology_term where ${term}
      union select edge.child_id from meant
      join ontology_edge as edge on edge.parent_id = meant.keyword_id and edge.relationship in ('is_a', 'part_of') and ${!isDirect}
    )
    select count(distinct locus.locus_id)::int as count
    from meant join annotation using (keyword_id) join locus using (locus_id) join ontology_term using (keyword_id)
    where not annotation.is_negated and not locus.is_obsolete and ${annotation}`,
  )
  return row?.count ?? 0
}

const byId = `external_id = 'GO:0009908'`
// A text means terms in use; an id means its term in any state.
const byName = (text: string) => `position('${text}' in lower(ontology_term.name)) > 0 and not ontology_term.is_obsolete`
const inNucleus = { keywordTerm: 'cellular', keywordType: 'comp', evidence: ['IDA', 'ISM'] }

const cases: [requirements: string, criteria: Criteria, term: string, options?: { annotation?: string; isDirect?: boolean }][] = [
  ['[ONTO-001]', { keywordId: 'GO:0009908' }, byId],
  ['[ONTO-001]', { keywordId: 'PO:0009046' }, `external_id = 'PO:0009046'`],
  ['[ONTO-003]', { keywordTerm: 'go:0009908' }, byId],
  ['[ONTO-003]', { keywordId: 'GO:0009908', keywordTerm: 'only a label' }, byId],
  ['[ONTO-003]', { keywordId: 'GO:9999999' }, 'false'],
  ['[ONTO-004]', { keywordId: 'GO:0009908', include_children: false }, byId, { isDirect: true }],
  ['[ONTO-002]', { keywordTerm: 'Flower Development' }, byName('flower development')],
  ['[ONTO-004]', { keywordTerm: 'flower development', include_children: false }, byName('flower development'), { isDirect: true }],
  ['[ONTO-002] [ONTO-011]', { keywordTerm: 'development' }, byName('development')],
  ['[ONTO-011]', { keywordTerm: 'a' }, byName('a')],
  ['[ONTO-006]', inNucleus, byName('cellular'), { annotation: `category = 'cellular component' and evidence_code in ('IDA', 'ISM')` }],
]

describe('what a term finds is what the edges of the ontologies and the annotations say', () => {
  test.for(cases)('%s demo release: %j', async ([, criteria, term, options]) => {
    const found = await searched(demo, criteria)
    expect(found).toBe(await counted(demo, term, options))
    expect(found > 0).toBe(term !== 'false')
  })

  test.skipIf(!prepared).for(cases)(
    '%s official files: %j (needs ROSETTE_REAL_SITE)',
    { timeout: 60_000 },
    async ([, criteria, term, options]) => {
      const real: Release = { db: prepared?.db ?? demo.db, indexPrefix: prepared?.indexPrefix ?? '', releaseId: 'real' }
      const found = await searched(real, criteria)
      expect(found).toBe(await counted(real, term, options))
      // The official files have annotations to stages of the Plant Ontology, and none to the flower.
      expect(found > 0).toBe(term !== 'false' && criteria.keywordId !== 'PO:0009046')
    },
  )
})

test('[ONTO-001] [ONTO-004] child terms add loci, and what only regulates flower development does not develop flowers', async () => {
  const agamous = { geneList: 'AT4G18960' }
  expect(await searched(demo, { ...agamous, keywordId: 'GO:0009908' })).toBe(1)
  expect(await searched(demo, { ...agamous, keywordId: 'GO:0009908', include_children: false })).toBe(0)
  const floweringTime = { geneList: 'AT5G10140' }
  expect(await searched(demo, { ...floweringTime, keywordId: 'GO:0009908' })).toBe(0)
  expect(await searched(demo, { ...floweringTime, keywordTerm: 'flower development' })).toBe(1)
})

test('[ONTO-002] AT4G18960 and the text flower development are one gene, though none of its annotations has the text', async () => {
  const request = { geneListUploadType: 'AGI Locus IDs', geneList: 'AT4G18960', keywordTerm: 'flower development' }
  expect(await searched(demo, request)).toBe(1)
  expect(await searched(demo, { ...request, include_children: false })).toBe(0)
})

test('[ONTO-005] a negated annotation finds its locus neither by its term nor by one above', async () => {
  const negated = await select<{ locus: string; id: string }>(
    demo,
    `with recursive above (keyword_id, term_id) as (
      select keyword_id, keyword_id from ontology_term
      union select above.keyword_id, edge.parent_id
      from above join ontology_edge as edge on edge.child_id = above.term_id and edge.relationship in ('is_a', 'part_of')
    )
    select locus_name as locus, external_id as id
    from annotation join above using (keyword_id) join ontology_term as term on term.keyword_id = above.term_id
    group by locus_name, external_id having bool_and(is_negated)`,
  )
  expect(negated.length).toBeGreaterThan(0)
  for (const { locus, id } of negated) {
    for (const include_children of [true, false]) {
      expect([locus, id, await searched(demo, { geneList: locus, keywordId: id, include_children })]).toEqual([locus, id, 0])
    }
  }
})

test('[ONTO-006] term, type and evidence belong to one annotation, also for a term above it', async () => {
  // Stamens and carpels by mutant phenotype; by direct assay only DNA binding, the nucleus and where it is expressed.
  const agamous = { geneList: 'AT4G18960', keywordId: 'GO:0009908' }
  expect(await searched(demo, { ...agamous, evidence: ['IMP'], keywordType: 'proc' })).toBe(1)
  expect(await searched(demo, { ...agamous, evidence: ['IDA'] })).toBe(0)
  expect(await searched(demo, { ...agamous, keywordType: 'comp' })).toBe(0)
})
