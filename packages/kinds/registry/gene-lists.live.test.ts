import { searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { geneOntologyCategories, plantOntologyCategories } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { ArrayelementHit } from '../arrayelement/contract/arrayelement-search-card.ts'
import { GeneHit } from '../gene/contract/gene-search-card.ts'
import { AnnotationHit } from '../keyword/contract/annotation-listing.ts'
import { LocusHistoryHit } from '../locus/contract/locus-history-listing.ts'

const { db, releaseId } = demoDatabase()
const { as } = await demoSite()
const key = 'searchParams_1700000000000'

async function list<Hit extends z.ZodType>(call: string, hit: Hit, searchTerms: object[]) {
  const { status, body } = await as('anonymous').post(`/api/search/${call}?key=${key}`, { searchTerms, key })
  expect(status, JSON.stringify(body)).toBe(200)
  return searchAnswer(hit).parse(body)
}

async function keyOf(locus: string): Promise<number> {
  const { rows } = await db.pool.query<{ key: string }>(`select locus_id as key from release_${releaseId}.locus where name = $1`, [locus])
  return Number(rows[0]?.key)
}

const agamous = { genes: { keys: [2117144] } }

test('[API-032] [DATA-028] descriptions of the gene models of chosen loci, ticked or found', async () => {
  const { docs } = await list('gene/descriptions', GeneHit, [agamous])
  expect(docs.map((hit) => hit.geneName)).toEqual(expect.arrayContaining(['AT4G18960.1', 'AT4G18960.2']))
  for (const hit of docs) expect(hit).toMatchObject({ locusName: 'AT4G18960', primarySymbol: 'AG' })
  const found = { genes: { search: { searchTerms: [{ geneList: 'AT4G18960;AT5G10140' }] }, except: [await keyOf('AT5G10140')] } }
  expect((await list('gene/descriptions', GeneHit, [found])).docs).toEqual(docs)
})

test('[API-033] [DATA-027] the history of chosen loci', async () => {
  const { docs } = await list('gene/locus_history', LocusHistoryHit, [{ genes: { keys: [await keyOf('AT1G90010')] } }])
  expect(docs).toEqual([
    expect.objectContaining({
      locus: 'AT1G90010',
      currentStatus: 'in use',
      who: 'Demonstration',
      lociInvolvedInModification: ['AT1G99910'],
    }),
  ])
  const obsolete = { genes: { search: { searchTerms: [{ detailSearchText: 'AT1G999' }, { include_obsolete: true }] } } }
  const gone = await list('gene/locus_history', LocusHistoryHit, [obsolete])
  expect(new Set(gone.docs.map((hit) => hit.currentStatus))).toEqual(new Set(['obsolete']))
  expect(gone.total).toBe(4)
})

test('[API-034] [DATA-026] array elements of chosen loci on the chosen platform', async () => {
  const genes = { keys: [await keyOf('AT1G65480'), await keyOf('AT2G17950')] }
  const probes = async (platform: string) =>
    (await list('gene/microarray', ArrayelementHit, [{ genes }, { platform }])).docs.map((hit) => hit.probeName)
  expect(await probes('Affymetrix ATH1')).toEqual(['264638_at', '265821_at'])
  expect(await probes('Agilent G2519F-021169')).toEqual(['DEMO_AGILENT1'])
  expect(await probes('CATMA')).toEqual(['DEMO_CATMA1'])
})

const ontology = { go: { keyword_types: ['comp', 'func', 'proc'] }, po: { keyword_types: ['grow', 'stru'] } }

test('[API-035] [DATA-029] annotations of chosen loci, those of GO and those of PO', async () => {
  const go = await list('annotation', AnnotationHit, [agamous, ontology.go])
  const po = await list('annotation', AnnotationHit, [agamous, ontology.po])
  expect(Math.min(go.total, po.total)).toBeGreaterThan(0)
  for (const hit of [...go.docs, ...po.docs]) expect(hit.locus_name).toBe('AT4G18960')
  const types = (hits: { docs: z.output<typeof AnnotationHit>[] }) => new Set(hits.docs.map((hit) => hit.keywordTypeFull))
  expect(geneOntologyCategories.map(({ category }) => category)).toEqual(expect.arrayContaining([...types(go)]))
  expect(plantOntologyCategories.map(({ category }) => category)).toEqual(expect.arrayContaining([...types(po)]))
  expect((await list('annotation', AnnotationHit, [agamous])).total).toBeGreaterThanOrEqual(go.total + po.total)
})

test.each([ontology.go, ontology.po])(
  '[API-036] [API-037] %j: the call for counts has the same records, and both are open to all',
  async (types) => {
    const counted = await list('free/annotation', AnnotationHit, [agamous, types])
    expect(counted.total).toBeGreaterThan(0)
    expect(counted).toEqual(await list('annotation', AnnotationHit, [agamous, types]))
  },
)

test('annotations are counted by locus, gene model, keyword, evidence and reference, as pages of records ask for them', async () => {
  const total = async (...terms: object[]) => (await list('free/annotation', AnnotationHit, terms)).total
  const all = await total(agamous)
  expect(await total({ locus_name: 'at4g18960' })).toBe(all)
  expect(await total({ gene_name: 'AT4G18960.2' })).toBe(all)
  expect(await total({ gene_name: 'AT4G18960' })).toBe(all)
  const { docs } = await list('annotation', AnnotationHit, [agamous, { keyword_id: 537 }, { evidence: ['IDA'] }])
  expect(docs.length).toBeGreaterThan(0)
  for (const hit of docs) expect([hit.keyword, hit.evidenceCodeFull]).toEqual(['nucleus', 'inferred from direct assay'])
  const { rows } = await db.pool.query<{ above: string }>(
    `select ancestor_id as above from release_${releaseId}.ontology_closure where descendant_id = 537 and ancestor_id <> 537 limit 1`,
  )
  const above = Number(rows[0]?.above)
  expect(await total(agamous, { keyword_id: above }, { with_children: true })).toBeGreaterThan(await total(agamous, { keyword_id: above }))
  const cited = (await list('annotation', AnnotationHit, [agamous])).docs.find((hit) => hit.reference_id.length > 0)
  const byReference = await list('annotation', AnnotationHit, [{ reference_id: cited?.reference_id[0] }])
  expect(byReference.docs.map((hit) => hit.id)).toContain(cited?.id)
  for (const hit of byReference.docs) expect(hit.reference_id).toContain(cited?.reference_id[0])
})

test('all genes that an empty search finds are chosen by it, obsolete ones not among them', async () => {
  const everything = { genes: { search: { searchTerms: [] } } }
  const { total } = await list('gene/locus_history', LocusHistoryHit, [everything])
  expect(total).toBe(1)
  expect((await list('gene/locus_history', LocusHistoryHit, [])).total).toBe(5)
  expect(
    (await list('gene/locus_history', LocusHistoryHit, [{ genes: { ...everything.genes, except: [await keyOf('AT1G90010')] } }])).total,
  ).toBe(0)
})

test.each([
  ['gene/descriptions', { genes: { keys: [] } }],
  ['gene/descriptions', { genes: {} }],
  ['gene/descriptions', { genes: null }],
  ['gene/microarray', { platform: 'Nimblegen' }],
  ['annotation', { keyword_types: ['nothing'] }],
  ['gene/locus_history', { genes: { search: { searchTerms: [{ colour: 'red' }] } } }],
])('%s refuses %j', async (call, term) => {
  expect((await as('anonymous').post(`/api/search/${call}`, { searchTerms: [term] })).status).toBe(400)
})
