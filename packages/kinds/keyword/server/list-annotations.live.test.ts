import { indexName } from '@rosette/search-engine/index/index-definition.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { expect, test } from 'vitest'
import { AnnotationHit, annotationColumns } from '../contract/annotation-listing.ts'
import { loadAnnotations } from './load-annotations.ts'

const { db, releaseId, indexPrefix } = await testDatabase()
const { engine } = testEngine()

async function search(query: object) {
  const index = indexName(indexPrefix, 'annotation', releaseId)
  const { sources, total } = await engine.search(index, { query, size: 100, sort: ['id'] })
  return { hits: sources.map((source) => AnnotationHit.parse(source)), total }
}

test('[DATA-029] [RESULTS-096] an annotation is found by its locus, with gene, symbol, keyword, evidence and reference', async () => {
  const { hits } = await search({ term: { locus_name: 'at4g18960' } })
  const nucleus = hits.find((hit) => hit.keyword === 'nucleus' && hit.evidenceCodeFull === 'inferred from direct assay')
  expect(nucleus).toMatchObject({
    locus_name: 'AT4G18960',
    locusId: 2117144,
    gene_name: 'AT4G18960.1',
    gene_id: 2117143,
    symbol: 'AG',
    symbolFull: 'AGAMOUS',
    keyword_id: 537,
    gopoId: 'GO:0005634',
    keywordTypeFull: 'cellular component',
    relationshipType: 'located in',
  })
  const cited = hits.flatMap((hit) => hit.references)
  expect(cited).toContainEqual({
    referenceType: 'publication',
    label: expect.stringMatching(/^PubMed \d+$/),
    record: { kind: 'publication', key: expect.any(Number), label: expect.any(String) },
    pubmedId: expect.any(Number),
    authors: expect.any(Array),
    publicationYear: expect.any(Number),
    evidenceWith: null,
  })
})

test('[TRUTH-021] an annotation with several references has what each of them gives as with or from', async () => {
  const { rows } = await db.pool.query<{ annotation: number }>(
    `select annotation_id as annotation from release_${releaseId}.annotation_reference where reference_id is not null limit 1`,
  )
  const annotationId = rows[0]?.annotation ?? -1
  await db.pool.query(`delete from release_${releaseId}.annotation_reference where annotation_id = $1`, [annotationId])
  await db.pool.query(
    `insert into release_${releaseId}.annotation_reference (annotation_id, reference_type, reference_id, evidence_with)
    values ($1, 'Publication', 1, 'UniProtKB:O22456|UniProtKB:Q38847'), ($1, 'Publication', 2, null), ($1, 'Publication', 3, 'UniProtKB:O22456|UniProtKB:P17839')`,
    [annotationId],
  )
  const hit = AnnotationHit.parse((await loadAnnotations(db.release(releaseId), [annotationId])).get(annotationId))
  expect(hit.evidenceWith).toBe('UniProtKB:O22456|UniProtKB:Q38847|UniProtKB:P17839')
  expect(hit.references.map(({ label, evidenceWith }) => [label, evidenceWith])).toEqual([
    ['Publication:1', 'UniProtKB:O22456|UniProtKB:Q38847'],
    ['Publication:2', null],
    ['Publication:3', 'UniProtKB:O22456|UniProtKB:P17839'],
  ])
  expect(annotationColumns.find(({ id }) => id === 'evidenceWith')?.text(hit)).toBe(
    'UniProtKB:O22456|UniProtKB:Q38847 (Publication:1); UniProtKB:O22456|UniProtKB:P17839 (Publication:3)',
  )
})

test('the index contains every annotation of the release', async () => {
  const { rows } = await db.pool.query<{ count: number }>(`select count(*) from release_${releaseId}.annotation`)
  expect((await search({ match_all: {} })).total).toBe(rows[0]?.count)
})

test('a gene model, an ancestor of the keyword and a reference find the same annotations', async () => {
  const ofLocus = await search({ term: { locus_name: 'AT4G18960' } })
  expect((await search({ term: { gene_names: 'AT4G18960.2' } })).total).toBe(ofLocus.total)
  const [hit] = ofLocus.hits.filter((each) => each.reference_id.length > 0)
  const byReference = await search({ term: { reference_id: hit?.reference_id[0] ?? -1 } })
  expect(byReference.hits.map((each) => each.id)).toContain(hit?.id)
  const { rows } = await db.pool.query<{ ancestor: number }>(
    `select ancestor_id as ancestor from release_${releaseId}.ontology_closure where descendant_id = $1 limit 1`,
    [hit?.keyword_id],
  )
  const below = await search({
    bool: { filter: [{ term: { keyword_lineage: rows[0]?.ancestor ?? -1 } }, { term: { locus_name: 'AT4G18960' } }] },
  })
  expect(below.hits.map((each) => each.id)).toContain(hit?.id)
})

test('a negated annotation says NOT in its relationship, and a Plant Ontology annotation has its annotator', async () => {
  const { hits } = await search({ term: { is_negated: true } })
  expect(hits.length).toBeGreaterThan(0)
  for (const hit of hits) expect(hit.relationshipType).toMatch(/^NOT/)
  const structures = await search({ term: { keywordTypeFull: 'plant structure' } })
  expect(structures.hits.filter((hit) => hit.references.length > 0).map((hit) => [hit.annotatedBy, hit.annotatedByType])).toContainEqual([
    'TAIR',
    'organization',
  ])
})
