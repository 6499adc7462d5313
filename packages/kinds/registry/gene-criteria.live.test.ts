import { type SearchOptions, searchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { LocusHit } from '../locus/contract/locus-search-card.ts'

const database = await testDatabase()
const { as } = await testApp(database)
const answerShape = searchAnswer(LocusHit)
const release = schemaOf(database.releaseId)

async function search(criteria: object, options: SearchOptions = {}) {
  const { status, body } = await as('anonymous').post('/api/search/gene', { searchTerms: toSearchTerms({ ...criteria }), ...options })
  expect(status, JSON.stringify(body)).toBe(200)
  return answerShape.parse(body)
}

async function namesOf(criteria: object): Promise<string[]> {
  return (await search(criteria)).docs.map((hit) => hit.gene_name)
}

async function countOf(where: string): Promise<number> {
  const { rows } = await database.db.pool.query<{ count: string }>(
    `select count(*) from release_${database.releaseId}.locus where ${where}`,
  )
  return Number(rows[0]?.count)
}

/** Of the loci that are in use and meet a condition on the tables. */
async function namesWhere(condition: string): Promise<string[]> {
  const { rows } = await database.db.pool.query<{ name: string }>(
    `select name from ${release}.locus where not is_obsolete and ${condition}`,
  )
  return rows.map(({ name }) => name).toSorted()
}

test('[API-019] [DATA-014] the gene form answers gene documents, all of them where nothing is filled in', async () => {
  const { docs, total, counts } = await search({ searchBy: 'Gene Name', searchType: 'exact', detailSearchText: 'ag' })
  expect(docs).toEqual([expect.objectContaining({ gene_name: 'AT4G18960', locus_tairObjectId: 2117144, tairAccession: 'Locus:2117144' })])
  expect([total, counts]).toEqual([1, { lociMatchCount: 1, geneModelCount: docs[0]?.gene_model_ids.length }])
  expect((await search({}, { matchCount: true })).total).toBe(await countOf('not is_obsolete'))
})

test('[API-041] the total is true whatever number of rows is requested, and matchCount asks for none', async () => {
  const total = await countOf('not is_obsolete')
  const limited = await search({}, { rowsLimit: 5 })
  expect([limited.docs.length, limited.total]).toEqual([5, total])
  const counted = await search({}, { matchCount: true })
  expect([counted.docs.length, counted.total]).toEqual([0, total])
  const whole = await search({})
  expect([whole.docs.length, whole.total]).toEqual([total, total])
})

test.each([
  ['Gene Name', 'exact', 'AGAMOUS'],
  ['Gene Name', 'starts with', 'agam'],
  ['Gene Name', 'contains', 't4g1896'],
  ['Description', 'contains', 'floral homeotic'],
  ['Phenotype', 'contains', 'flower'],
  ['Uniprot ID', 'exact', 'p17839'],
  ['Locus TAIR Object ID', 'exact', '2117144'],
  ['Gene TAIR Object ID', 'exact', '2117143'],
])('AGAMOUS is found by its %s (%s %s), and NAC001 is not', async (searchBy, searchType, detailSearchText) => {
  const found = await namesOf({ searchBy, searchType, detailSearchText })
  expect(found).toContain('AT4G18960')
  expect(found).not.toContain('AT1G01010')
})

test.each([
  ['exact', 'exactly', 'ag'],
  ['starts', 'starts_with', 't'],
  ['starts with', 'starts_with', 't'],
])('[API-043] %s and %s mean the same, and find less than contains', async (one, other, detailSearchText) => {
  const total = async (searchType: string) => (await search({ searchType, detailSearchText }, { matchCount: true })).total
  expect(await total(one)).toBe(await total(other))
  expect(await total(one)).toBeGreaterThan(0)
  expect(await total(one)).toBeLessThan(await total('contains'))
})

test('[RESULTS-043] just this name comes first, then names that begin with it, then names that hold it', async () => {
  const { docs } = await search({ searchType: 'contains', detailSearchText: 'AG' })
  const ranks = docs.map((hit) => {
    const names = [hit.gene_name, ...hit.other_names].map((name) => name.toLowerCase())
    return names.includes('ag') ? 0 : names.some((name) => name.startsWith('ag')) ? 1 : 2
  })
  expect(docs[0]?.gene_name).toBe('AT4G18960')
  expect(ranks.filter((rank) => rank < 2)).toEqual(ranks.filter((rank) => rank < 2).toSorted())
})

test('[FGENE-010] obsolete genes are found only when they are requested', async () => {
  const request = { searchType: 'exact', detailSearchText: 'AT1G99940' }
  expect(await namesOf(request)).toEqual([])
  expect(await namesOf({ ...request, include_obsolete: true })).toEqual(['AT1G99940'])
  expect((await search({ include_obsolete: true }, { matchCount: true })).total).toBe(await countOf('true'))
})

test('[FGENE-012] keyword, type and evidence hold for one and the same annotation; IDA finds direct assays', async () => {
  const nucleus = { geneList: 'AT4G18960', keywordTerm: 'nucleus', keywordType: 'comp' }
  expect(await namesOf({ ...nucleus, evidence: ['IDA'] })).toEqual(['AT4G18960'])
  expect(await namesOf({ ...nucleus, evidence: ['IDA', 'HMP'] })).toEqual(['AT4G18960'])
  expect(await namesOf({ ...nucleus, evidence: ['HMP'] })).toEqual([])
  expect(await namesOf({ ...nucleus, keywordType: 'proc' })).toEqual([])
  // AGAMOUS has annotations of other kinds by mutant phenotype, but none of them says nucleus.
  expect(await namesOf({ geneList: 'AT4G18960', evidence: ['IMP'] })).toEqual(['AT4G18960'])
  expect(await namesOf({ ...nucleus, evidence: ['IMP'] })).toEqual([])
})

test('[FGENE-013] gene model types are alternatives; uorf finds the locus of a uORF that only is described', async () => {
  expect(await namesOf({ geneModelType: ['uorf'] })).toContain('AT1G90010')
  expect(await namesOf({ geneListUploadType: 'AGI Gene IDs', geneList: 'AT1G90010.uORF1' })).toEqual(['AT1G90010'])
  const total = async (geneModelType: string[]) => (await search({ geneModelType }, { matchCount: true })).total
  const [coding, pseudogene, both] = [
    await total(['protein_coding']),
    await total(['pseudogene']),
    await total(['protein_coding', 'pseudogene']),
  ]
  expect(Math.min(coding, pseudogene)).toBeGreaterThan(0)
  expect(both).toBeLessThanOrEqual(coding + pseudogene)
  expect(both).toBeGreaterThan(Math.max(coding, pseudogene))
})

test('[FGENE-014] literature and genetic loci narrow the set', async () => {
  const reported = await namesWhere(`exists (select from ${release}.publication_locus as link where link.locus_id = locus.locus_id)`)
  const reportedOnce = await namesWhere(
    `1 = (select count(*) from ${release}.publication_locus as link where link.locus_id = locus.locus_id)`,
  )
  expect((await namesOf({ advanced: ['has_literature'] })).toSorted()).toEqual(reported)
  expect(reportedOnce.length).toBeGreaterThan(0)
  // Loci with coordinates and no gene model are sequenced.
  expect((await namesOf({ advanced: ['genetic_loci_only'] })).toSorted()).toEqual(['ACL2', 'DEMO14'])
  expect(await namesWhere(`not exists (select from ${release}.gene_model as model where model.locus_id = locus.locus_id)`)).toContain(
    'AT1G90080',
  )
  expect(reported.length).toBeGreaterThan(0)
})

test('[TRUTH-005] a locus that the annotation dropped is found when obsolete ones are requested, one that TAIR lists always', async () => {
  const request = { searchType: 'exact', detailSearchText: 'AT1G01073' }
  expect(await namesOf(request)).toEqual([])
  expect(await namesOf({ ...request, include_obsolete: true })).toEqual(['AT1G01073'])
  // TRUTH-006
  expect(await namesOf({ searchType: 'exact', detailSearchText: 'DAL1' })).toEqual(['AT2G33430'])
})

test('[TRUTH-004] a symbol means the locus with a sequence; the genetic locus of that name comes after it', async () => {
  const { body } = await as('anonymous').post('/api/search/general', { category: 'genes', searchText: 'DEMO14' })
  expect(
    answerShape
      .parse(body)
      .docs.slice(0, 2)
      .map((hit) => hit.gene_name),
  ).toEqual(['AT1G90040', 'DEMO14'])
  const { body: resolved } = await as('anonymous').post('/api/resolve', { ids: 'DEMO14 ACL2' })
  expect(resolved).toMatchObject({
    lines: [
      { bucket: 'alias', record: { label: 'AT1G90040' } },
      { bucket: 'matched', record: { label: 'ACL2' } },
    ],
  })
})

test('[FGENE-015] a chromosome finds its loci, organelles by name or letter', async () => {
  const chloroplast = await namesOf({ chromosome: 'chloroplast' })
  expect(chloroplast.length).toBeGreaterThan(0)
  for (const name of chloroplast) expect(name).toMatch(/^ATCG/)
  expect(await namesOf({ chromosome: 'C' })).toEqual(chloroplast)
  for (const [query, stored] of [
    ...['1', '2', '3', '4', '5'].map((chromosome) => [chromosome, `Chr${chromosome}`] as const),
    ['chloroplast', 'ChrC'] as const,
    ['mitochondrial', 'ChrM'] as const,
    ['M', 'ChrM'] as const,
  ]) {
    const there = await namesWhere(`chromosome = '${stored}'`)
    expect(there.length, query).toBeGreaterThan(0)
    expect((await namesOf({ chromosome: query })).toSorted(), query).toEqual(there)
  }
})

test('[FGENE-017] positions in kbp find what overlaps them: 1 to 10 kbp the gene at 3631 bp', async () => {
  const first = { chromosome: '1', mapType: 'AGI', gaUnit: 'kbp' }
  expect(await namesOf({ ...first, startPos: 1, endPos: 10 })).toContain('AT1G01010')
  expect(await namesOf({ ...first, startPos: '5.899', endPos: 6 })).toContain('AT1G01010')
  expect(await namesOf({ ...first, startPos: 5.9, endPos: 6 })).not.toContain('AT1G01010')
  expect(await namesOf({ ...first, chromosome: '2', startPos: 1, endPos: 10 })).not.toContain('AT1G01010')
  expect(await namesOf({ ...first, mapType: 'classical', startPos: 1, endPos: 10 })).toEqual([])
})

test('[FGENE-016] a locus is found by the type of map it lies on, and a range asks those places only that are in bases', async () => {
  expect(await namesOf({ mapType: 'classical' })).toEqual(['AT3G90020', 'AT5G90020'])
  expect(await namesOf({ mapType: 'physical' })).toEqual(['AT3G90020'])
  expect(await namesOf({ chromosome: '5', mapType: 'classical' })).toEqual(['AT5G90020'])
  expect(await namesOf({ chromosome: '3', mapType: 'physical', startPos: 485, endPos: 500 })).toEqual(['AT3G90020'])
  expect(await namesOf({ chromosome: '3', mapType: 'physical', startPos: 491, endPos: 500 })).toEqual([])
  expect(await namesOf({ chromosome: '3', mapType: 'classical', startPos: 0, endPos: 500 })).toEqual([])
})

test('[FGENE-021] a list is split at every separator, and gene models count as their loci', async () => {
  const { docs, leftOut } = await search({ geneListUploadType: 'AGI Locus IDs', geneList: '\uFEFFAT1G01010, AT4G18960;;AT4G18960.1' })
  expect(docs.map((hit) => hit.gene_name)).toEqual(['AT1G01010', 'AT4G18960'])
  expect(leftOut).toBeUndefined()
})

test('[FGENE-021] a gene model whose locus is not on the list counts as its locus', async () => {
  const { docs, leftOut } = await search({ geneListUploadType: 'AGI Locus IDs', geneList: 'at5g10140.1;AT4G18960.2;AT1G01010' })
  expect(docs.map((hit) => hit.gene_name)).toEqual(['AT1G01010', 'AT4G18960', 'AT5G10140'])
  expect(leftOut).toBeUndefined()
})

test('[RESULTS-007] what of a list is not among the hits comes with its reason', async () => {
  const geneList = 'AT4G18960;nobody;AT1G99910;AT5G10140'
  const { docs, leftOut } = await search({ geneList, keywordTerm: 'carpel development' })
  expect(docs.map((hit) => hit.gene_name)).toEqual(['AT4G18960'])
  expect(leftOut).toEqual([
    { input: 'nobody', reason: 'unknown', instead: [] },
    { input: 'AT1G99910', reason: 'obsolete', instead: ['AT1G90010'] },
    { input: 'AT5G10140', reason: 'filtered', instead: [] },
  ])
  const wider = await search({ geneList, include_obsolete: true })
  expect(wider.docs.map((hit) => hit.gene_name)).toEqual(['AT1G99910', 'AT4G18960', 'AT5G10140'])
  expect(wider.leftOut).toEqual([{ input: 'nobody', reason: 'unknown', instead: [] }])
  // What a visitor hides with a filter is still among the results.
  const filtered = await search({ geneList: 'AT4G18960' }, { filters: { chromosome: { exclude: ['4'] } } })
  expect([filtered.total, filtered.leftOut]).toEqual([0, undefined])
})

test('a list of gene ids finds the loci of these models, and only models are gene ids', async () => {
  const { docs, leftOut } = await search({ geneListUploadType: 'AGI Gene IDs', geneList: 'at4g18960.2 AT5G10140.1 AT1G01010' })
  expect(docs.map((hit) => hit.gene_name)).toEqual(['AT4G18960', 'AT5G10140'])
  expect(leftOut).toEqual([{ input: 'AT1G01010', reason: 'unknown', instead: [] }])
})

test('100,000 ids are answered, more are refused', { timeout: 60_000 }, async () => {
  const noise = Array.from({ length: 99_999 }, (_, at) => `AT9G${at}`)
  const { total, leftOut } = await search({ geneList: ['AT4G18960', ...noise].join(';') }, { matchCount: true })
  expect([total, leftOut?.length]).toEqual([1, 99_999])
  const { status, body } = await as('anonymous').post('/api/search/gene', { searchTerms: [{ geneList: 'x '.repeat(100_001) }] })
  expect([status, body]).toMatchObject([400, { message: expect.stringContaining('100,001') }])
})

const annotated = (condition: string) =>
  `locus_id in (select locus_id from ${release}.annotation join ${release}.ontology_term using (keyword_id) where not is_negated and ${condition})`

test.for([
  ['has_phenotype', 'true', `name in (select locus_name from ${release}.germplasm_phenotype where phenotype is not null)`],
  [
    'has_insertion',
    'true',
    `locus_id in (select locus_id from ${release}.polymorphism_gene join ${release}.polymorphism using (polymorphism_id) where line is not null)`,
  ],
  ['evidence_groups', 'experimental', annotated("evidence_code in ('EXP','IDA','IPI','IMP','IGI','IEP','HTP','HDA','HMP','HGI','HEP')")],
  ['evidence_groups', 'computational', annotated("evidence_code in ('ISS','ISO','ISA','ISM','IGC','IBA','IBD','IKR','IRD','RCA','IEA')")],
  ['go_terms', 'flower development', annotated("ontology_term.name = 'flower development' and external_id like 'GO:%'")],
  ['po_terms', null, annotated("external_id like 'PO:%' and ontology_term.name = $1")],
] as const)(
  '[RESULTS-076] as many genes have the %s %s as the tables say, and the filter leaves them',
  async ([field, named, condition]) => {
    const { facets = {} } = await search({}, { rowsLimit: 0, facets: true })
    const value = named ?? facets[field]?.[0]?.value ?? 'none'
    const names = await namesWhere(condition.replace('$1', `'${value.replaceAll("'", "''")}'`))
    expect(names.length).toBeGreaterThan(0)
    expect(facets[field]?.find((counted) => counted.value === value)?.count).toBe(names.length)
    const { docs } = await search({}, { filters: { [field]: { include: [value] } } })
    expect(docs.map((hit) => hit.gene_name).toSorted()).toEqual(names)
  },
)

test('[RESULTS-073] genes are sorted by their publications, and by their place in the genome', async () => {
  const { docs } = await search({}, { sort: [{ field: 'publication_count', direction: 'desc' }] })
  const counts = docs.map((hit) => hit.publication_count)
  expect(counts[0]).toBeGreaterThan(counts.at(-1) ?? 0)
  expect(counts).toEqual(counts.toSorted((a, b) => b - a))
  const placed = await search({ chromosome: '4' }, { sort: [{ field: 'position', direction: 'asc' }] })
  const starts = placed.docs.flatMap((hit) => /^Chr4:(\d+)-\d+$/.exec(hit.position ?? '')?.[1] ?? []).map(Number)
  expect(starts).toHaveLength(placed.docs.length)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})
