import { keywordCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { KeywordRecord, linkCount } from '../contract/keyword-record.ts'
import { loadKeywords } from './load-keyword.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(name: string): Promise<KeywordRecord> {
  const { keywordId } = await release.selectFrom('ontologyTerm').select('keywordId').where('name', '=', name).executeTakeFirstOrThrow()
  return KeywordRecord.parse((await loadKeywords(release, [keywordId])).get(keywordId))
}

test('[DATA-052] a keyword has its summary, synonyms and counts under its TAIR number', async () => {
  expect(await loadNamed('floral meristem determinacy')).toMatchObject({
    keywordId: 29503,
    summary: {
      kw: 'floral meristem determinacy',
      kwDef: 'How the meristem of a flower stops to make organs.',
      kwType: 'biological process',
      extdbId: 'GO:0010582',
      dateLastModified: null,
    },
    isObsolete: false,
    synonyms: ['determination of floral meristem', 'floral meristem determination'],
  })
  expect((await loadNamed('flower development')).childTerms).toEqual({ total: 2, isA: 0, partOf: 2 })
})

test('[DKEY-004] counts with child terms include the term and its descendants by is_a and part_of once, without regulates', async () => {
  const flower = await loadNamed('flower development')
  const below = [
    'flower development',
    'floral organ development',
    'carpel development',
    'stamen development',
    'petal development',
    'floral meristem determinacy',
  ]
  const { rows } = await db.pool.query<{ annotations: number; loci: number; publications: number }>(
    `select count(distinct annotation_id) as annotations, count(distinct locus_id) as loci,
       count(distinct reference_id) filter (where reference_id in (select reference_id from release_${releaseId}.publication)) as publications
     from release_${releaseId}.annotation
     join release_${releaseId}.ontology_term using (keyword_id)
     left join release_${releaseId}.annotation_reference using (annotation_id)
     where name = any($1) and not is_negated`,
    [below],
  )
  const counted = {
    annotations: linkCount(flower.dataToChildren, 'annotations'),
    loci: linkCount(flower.dataToChildren, 'loci'),
    publications: linkCount(flower.dataToChildren, 'publications'),
  }
  expect(counted).toEqual(rows[0])
  expect(counted.publications).toBe(1)
  expect(linkCount(flower.dataToTerm, 'loci')).toBeGreaterThan(2)
})

test('an annotation in several files and references is counted once, a negated one not at all', async () => {
  const rows = await release
    .selectFrom('annotation')
    .innerJoin('ontologyTerm as term', 'term.keywordId', 'annotation.keywordId')
    .select(['term.name', 'annotation.evidenceCode', 'annotation.relationship'])
    .where('annotation.locusName', '=', 'AT4G18960')
    .where('term.name', '=', 'nucleus')
    .orderBy('annotation.evidenceCode')
    .execute()
  expect(rows).toEqual([
    { name: 'nucleus', evidenceCode: 'IDA', relationship: 'located in' },
    { name: 'nucleus', evidenceCode: 'ISM', relationship: 'located in' },
  ])
  const negated = await release.selectFrom('annotation').select('keywordId').where('isNegated', '=', true).executeTakeFirstOrThrow()
  const all = await release.selectFrom('annotation').select('annotationId').where('keywordId', '=', negated.keywordId).execute()
  const keyword = (await loadKeywords(release, [negated.keywordId])).get(negated.keywordId)
  expect(linkCount(keyword?.dataToTerm ?? [], 'annotations')).toBe(all.length - 1)
})

test('[DKEY-004] a publication that curators gave a keyword is counted without an annotation', async () => {
  const { dataToTerm } = await loadNamed('demonstration topic')
  expect(dataToTerm.map(({ displayName, linkCount: count }) => [displayName, count])).toEqual([
    ['publications', 1],
    ['annotations', 0],
    ['loci', 0],
  ])
})

test('an obsolete term is kept, flagged and names its replacements', async () => {
  const keyword = await loadNamed('obsolete microgametophyte')
  expect(keyword).toMatchObject({ isObsolete: true, replacements: [{ kind: 'keyword', label: 'microgametophyte' }, { label: 'pollen' }] })
})

test('[DATA-030] every category occurs, and a keyword without counts, synonyms or definition is a record', async () => {
  const rows = await release.selectFrom('ontologyTerm').select('category').distinct().execute()
  expect(rows.map((row) => row.category).sort()).toEqual([...keywordCategories].sort())
  const bare = await loadNamed('demonstration word')
  expect(bare).toMatchObject({ synonyms: [], summary: { kwDef: null, extdbId: null } })
  expect([...bare.dataToTerm, ...bare.dataToChildren].every((link) => link.linkCount === 0)).toBe(true)
})

test('every demo term is a record, and the closure has no cycle', async () => {
  const keys = (await release.selectFrom('ontologyTerm').select('keywordId').execute()).map((row) => row.keywordId)
  const records = await loadKeywords(release, keys)
  expect(records.size).toBe(keys.length)
  for (const record of records.values()) expect(KeywordRecord.safeParse(record).error).toBeUndefined()
  const circles = await release.selectFrom('ontologyClosure').selectAll().whereRef('descendantId', '=', 'ancestorId').execute()
  expect(circles).toEqual([])
})

test('[TRUTH-063] synonyms of the separate list join those of the ontology, each once, without those that repeat the name', async () => {
  expect((await loadNamed('response to water deprivation')).synonyms).toEqual(['drought tolerance', 'response to drought'])
  expect((await loadNamed('circadian rhythm')).synonyms).toEqual(['circadian process', 'circadian response'])
  expect((await loadNamed('response to cold')).synonyms).toEqual([])
})

test('[TRUTH-064] the newer graph replaces older edges above its terms and leads past terms that no file names', async () => {
  const above = async (name: string) =>
    (
      await release
        .selectFrom('ontologyClosure')
        .innerJoin('ontologyTerm as term', 'term.keywordId', 'ancestorId')
        .innerJoin('ontologyTerm as own', 'own.keywordId', 'descendantId')
        .select('term.externalId')
        .where('own.name', '=', name)
        .orderBy('term.externalId')
        .execute()
    ).map(({ externalId }) => externalId)
  // The older file also has it under response to stimulus, GO:0050896.
  expect(await above('seed germination')).toEqual(['GO:0008150', 'GO:0032502'])
  expect(await above('response to water deprivation')).toEqual(['GO:0006950', 'GO:0008150', 'GO:0050896'])
  // Not in the newer graph: the older edges hold.
  expect(await above('response to cold')).toEqual(['GO:0006950', 'GO:0008150', 'GO:0050896'])
})
