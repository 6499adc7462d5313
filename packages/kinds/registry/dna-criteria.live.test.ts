import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { criteriaSearch } from '@rosette/test-kit/forms/criteria-search.ts'
import { expect, test } from 'vitest'
import { CloneHit } from '../clone/contract/clone-search-card.ts'
import { EcotypeHit } from '../ecotype/contract/ecotype-search-card.ts'
import { VectorHit } from '../vector/contract/vector-search-card.ts'

const { as } = await demoSite()
const search = criteriaSearch(as('anonymous'))

const row = (search_type: string, search_method: string, search_input: string) => ({
  searchTerms: [{ search_type, search_method, search_input }],
})
const features = (restrictByFeatures: object) => ({ restrictByFeatures })
const position = (chromosome: string, low_range?: number | string, high_range?: number | string) => ({
  mapLocation: { chromosome, low_range, high_range },
})

test.each([
  ['name', row('name', 'contains', '_clone1'), 'DEMO_CLONE1', 'F13C5'],
  ['name, exactly, by an alias', row('name', 'exactly', 'demo_clone1b'), 'DEMO_CLONE1', 'DEMO_CLONE_CDNA'],
  ['name, starts with', row('name', 'starts_with', 'f13'), 'F13C5', 'T25K16'],
  ['locus name', row('locus_name', 'starts_with', 'at4g189'), 'DEMO_CLONE1', 'DEMO_CLONE_GENOMIC'],
  ['gene name', row('gene_name', 'exactly', 'AT4G18960.1'), 'DEMO_CLONE_CDNA', 'DEMO_CLONE_AG01'],
  ['GenBank accession', row('genbank', 'exactly', 'demo90001'), 'DEMO_CLONE1', 'F13C5'],
  ['gi', row('genbank_gi', 'exactly', '900000001'), 'DEMO_CLONE1', 'F13C5'],
  ['vector type', features({ vector_type: ['yac'] }), 'DEMO_CLONE_INVERTED_REPEAT', 'DEMO_CLONE1'],
  ['insert type', features({ insert_type: 'transposase' }), 'DEMO_CLONE_TRANSPOSASE', 'DEMO_CLONE_TRANSPOSON'],
  ['clone end type', features({ clone_end_type: 'EST' }), 'DEMO_CLONE_CDNA', 'DEMO_CLONE1'],
  ['sequenced', features({ is_sequenced: true }), 'DEMO_CLONE1', 'DEMO_CLONE_CDNA'],
  ['genetic marker', features({ is_genetic_marker: true }), 'DEMO_CLONE1', 'DEMO_CLONE_CDNA'],
  ['on a map', features({ is_on_map: true }), 'DEMO_CLONE_GENOMIC', 'DEMO_CLONE_CDNA'],
  ['stock', features({ has_stock: true }), 'DEMO_CLONE1', 'DEMO_CLONE_GENOMIC'],
  ['full-length CDS', features({ is_full_length_cds: true }), 'DEMO_CLONE_CDNA', 'DEMO_CLONE1'],
  ['chromosome', position('C'), 'DEMO_CLONE_TILED', 'DEMO_CLONE1'],
  ['range', position('any', 10_463, 11_000), 'DEMO_CLONE1', 'DEMO_CLONE_GENOMIC'],
  ['range as it was typed, the high end first', position('2', '200', '89.5'), 'DEMO_CLONE_GENOMIC', 'DEMO_CLONE1'],
  ['range without an end', position('any', 0, 1), 'DEMO_CLONE_GENOMIC', 'DEMO_CLONE1'],
] as const)('clones by %s', async (_, criteria, found, leftOut) => {
  expect(await search('dna', {})).toEqual(expect.arrayContaining([found, leftOut]))
  const names = await search('dna', { category: 'clone', ...criteria })
  expect(names).toContain(found)
  expect(names).not.toContain(leftOut)
})

test.each([
  ['name', row('name', 'contains', 'cambia'), 'pCAMBIA1300', 'pBI121'],
  ['alias', row('name', 'exactly', 'DEMO_VEC_B'), 'DEMO_VECTOR1', 'DEMO_VECTOR_TAC'],
  ['stock number', row('stock_number', 'contains', 'stock_v5'), 'DEMO_VECTOR_TAC', 'DEMO_VECTOR1'],
  ['vector type', features({ vector_type: ['BAC', 'lambda'] }), 'pBeloBAC11', 'pBI121'],
  ['stock', features({ has_stock: true }), 'DEMO_VECTOR_TAC', 'pBI121'],
] as const)('vectors by %s', async (_, criteria, found, leftOut) => {
  expect(await search('dna', { category: 'vector' })).toEqual(expect.arrayContaining([found, leftOut]))
  const names = await search('dna', { category: 'vector', ...criteria })
  expect(names).toContain(found)
  expect(names).not.toContain(leftOut)
})

test.each([
  ['abbrev_name', row('abbrev_name', 'exact', 'demo-1'), 'DEMO-1', 'Col-0'],
  ['full_name', row('full_name', 'starts_with', 'cvi'), 'Cvi-0', 'Col-0'],
  ['description', row('description', 'contains', 'made-up line that'), 'DEMO-1', 'DEMO-2'],
  ['country', features({ country: 'germany' }), 'Ler-0', 'Col-0'],
  ['location', features({ location_method: 'starts_with', location_input: 'garden of' }), 'DEMO-1', 'Col-0'],
  ['habitat', features({ habitat_input: 'SANDY soil' }), 'DEMO-1', 'Col-0'],
] as const)('ecotypes by %s', async (_, criteria, found, leftOut) => {
  expect(await search('ecotype', {})).toEqual(expect.arrayContaining([found, leftOut]))
  const names = await search('ecotype', criteria)
  expect(names).toContain(found)
  expect(names).not.toContain(leftOut)
})

test('[FDNA-009] one feature of each of the four lists narrows the clones, and other features do by themselves', async () => {
  const all = await search('dna', {})
  for (const feature of [
    { vector_type: ['YAC'] },
    { insert_type: ['cDNA'] },
    { clone_end_type: ['EST'] },
    ...['is_sequenced', 'is_genetic_marker', 'is_on_map', 'has_stock', 'is_full_length_cds'].map((name) => ({ [name]: true })),
  ]) {
    const found = await search('dna', features(feature))
    expect(found.length, JSON.stringify(feature)).toBeGreaterThan(0)
    expect(found.length, JSON.stringify(feature)).toBeLessThan(all.length)
  }
})

test('[FDNA-010] a chromosome and a range in kb find the clones that overlap it', async () => {
  expect(await search('dna', position('1'))).toContain('T25K16')
  expect(await search('dna', position('4'))).toContain('DEMO_CLONE1')
  expect(await search('dna', position('4'))).not.toContain('T25K16')
  // Where DEMO_CLONE1 lies, in base pairs.
  const [low, high] = [10_370_000, 10_463_999]
  for (const [from, to] of [[low + 1, high - 1] as const, [0, low] as const, [high, high + 1] as const])
    expect(await search('dna', position('4', from / 1000, to / 1000)), `${from} to ${to}`).toContain('DEMO_CLONE1')
  for (const [from, to] of [[0, low - 1] as const, [high + 1, high + 2] as const])
    expect(await search('dna', position('4', from / 1000, to / 1000)), `${from} to ${to}`).not.toContain('DEMO_CLONE1')
  expect(await search('dna', position('1', low / 1000, high / 1000))).not.toContain('DEMO_CLONE1')
})

test('rows hold together, values of a list are alternatives, and boxes hold together', async () => {
  const both = {
    searchTerms: [...row('name', 'starts_with', 'demo').searchTerms, ...row('locus_name', 'exactly', 'AT4G18960').searchTerms],
  }
  const alone = await search('dna', row('locus_name', 'exactly', 'AT4G18960'))
  expect(await search('dna', both)).toEqual(alone.filter((name) => name.startsWith('DEMO')))
  const types = await Promise.all(['YAC', 'P1', ['YAC', 'P1']].map((vector_type) => search('dna', features({ vector_type }))))
  expect(types[2]?.toSorted()).toEqual([...(types[0] ?? []), ...(types[1] ?? [])].toSorted())
  expect(await search('dna', features({ is_on_map: true, is_full_length_cds: true }))).toEqual([])
})

test('the methods of location and habitat are obeyed', async () => {
  expect(await search('ecotype', features({ location_method: 'starts_with', location_input: 'of the demonstration' }))).toEqual([])
  expect(await search('ecotype', features({ habitat_method: 'exact', habitat_input: 'sandy soil' }))).toEqual([])
})

test('[API-018] [DATA-020] search/dna answers clones or vectors by category', async () => {
  const ask = async (searchTerms: object[]) => as('anonymous').post('/api/search/dna', { searchTerms })
  const named = row('name', 'exactly', 'DEMO_CLONE1')
  const clones = await ask([{ category: 'clone' }, named])
  expect(clones.body).toMatchObject({
    total: 1,
    error: null,
    docs: [{ cloneId: 900000401, name: 'DEMO_CLONE1', stock_number: ['DEMO_STOCK_C1'] }],
  })
  expect(CloneHit.strict().array().safeParse(docsOf(clones.body)).error).toBeUndefined()
  const vectors = await ask([{ category: 'vector' }, row('name', 'exactly', 'DEMO_VECTOR1')])
  expect(vectors.body).toMatchObject({
    total: 1,
    error: null,
    docs: [{ vectorId: 900000201, name: 'DEMO_VECTOR1', vector_type: 'lambda' }],
  })
  expect(VectorHit.strict().array().safeParse(docsOf(vectors.body)).error).toBeUndefined()
  expect(await ask([{ category: 'vector' }, named])).toMatchObject({ status: 200, body: { total: 0 } })
  expect(await ask([{ category: 'plasmid' }])).toMatchObject({ status: 400 })
})

test('[API-027] [DATA-021] search/ecotype answers ecotype documents', async () => {
  const answer = await as('anonymous').post('/api/search/ecotype', { searchTerms: [row('full_name', 'exactly', 'Col-0')] })
  const columbia = { full_name: 'Col-0', abbrev_name: 'Col-0', aliases: ['Columbia'], country: 'United States', stock_number: ['CS76778'] }
  expect(answer).toMatchObject({ status: 200, body: { total: 1, error: null, docs: [columbia] } })
  expect(EcotypeHit.strict().array().safeParse(docsOf(answer.body)).error).toBeUndefined()
})

test.each([
  ['exact', 'exactly', 'DEMO_CLONE1'],
  ['starts', 'starts_with', 't'],
])('[API-043] %s and %s find the same', async (word, other, text) => {
  const found = await search('dna', row('name', word, text))
  expect(found.length).toBeGreaterThan(0)
  expect(found).toEqual(await search('dna', row('name', other, text)))
})

test.each([
  ['dna', row('genbank', 'contains', 'DEMO')],
  ['dna', row('genbank_gi', 'starts_with', '9')],
  ['dna', row('stock', 'exactly', 'DEMO')],
  ['dna', features({ is_green: true })],
  ['dna', position('6')],
  ['dna', position('1', 'ten')],
  ['ecotype', row('full_name', 'sounds_like', 'Col')],
] as const)('%s: %j is refused with 400 and a reason', async (call, criteria) => {
  const answer = await as('anonymous').post(`/api/search/${call}`, { searchTerms: [criteria] })
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^searchTerms: /) } })
})

function docsOf(body: unknown): unknown {
  return body !== null && typeof body === 'object' && 'docs' in body ? body.docs : undefined
}
