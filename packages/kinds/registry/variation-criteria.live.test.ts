import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { criteriaSearch } from '@rosette/test-kit/forms/criteria-search.ts'
import { expect, test } from 'vitest'
import { GermplasmHit } from '../germplasm/contract/germplasm-search-card.ts'
import { MarkerHit } from '../marker/contract/marker-search-card.ts'
import { PolymorphismHit } from '../polymorphism/contract/polymorphism-search-card.ts'

const { as } = await demoSite()
const search = criteriaSearch(as('anonymous'))

const terms = (search_type: string, search_method: string, search_input: string) => ({ search_type, search_method, search_input })
const row = (...of: Parameters<typeof terms>) => ({ searchTerms: [terms(...of)] })
const features = (restrictByFeatures: object) => ({ restrictByFeatures })
const alleles = (...searchAlleles: object[]) => ({ searchAlleles })
const position = (chromosome: string, low_range?: number, high_range?: number) => ({ mapLocation: { chromosome, low_range, high_range } })

async function expectFound(call: string, criteria: object, found: string, leftOut: string): Promise<void> {
  expect(await search(call, {})).toEqual(expect.arrayContaining([found, leftOut]))
  const names = await search(call, { ...criteria })
  expect(names).toContain(found)
  expect(names).not.toContain(leftOut)
}

test.each([
  ['type', { searchType: { type_search_by: 'set_of_lines' } }, 'DEMO_SET', 'DEMO_POOL'],
  ['species', { searchTerms: { species_search_by: 'arabidopsis lyrata' } }, 'DEMO_LYRATA', 'CS25'],
  ['gene_name, a symbol', { searchTerms: terms('gene_name', 'exactly', 'ag') }, 'CS25', 'CS22'],
  ['gene_name, a locus', { searchTerms: terms('gene_name', 'starts_with', 'AT4G189') }, 'CS25', 'CS22'],
  ['name', { searchTerms: terms('name', 'contains', 'trisom') }, 'DEMO_TRISOMIC', 'CS25'],
  ['original name', { searchTerms: terms('name', 'exactly', 'columbia (col-0)') }, 'CS1092', 'CS25'],
  ['stock number', { searchTerms: terms('name', 'exactly', 'DEMO_CS1') }, 'DEMO_1003_1', 'DEMO_1003_2'],
  ['allele', alleles({ method: 'exactly', input: 'AG-1' }), 'CS25', 'CS22'],
  ['zygosity', alleles({ zygosity: 'homozygous' }), 'DEMO_1003_1', 'DEMO_1003_2'],
  [
    'allele with its zygosity',
    alleles({ method: 'starts', input: 'DEMOseq_1003', zygosity: 'heterozygous' }),
    'DEMO_1003_2',
    'DEMO_1003_1',
  ],
  ['zygosity that curators tell', alleles({ input: 'demo-5', zygosity: 'hemizygous' }), 'DEMO_LINE_05', 'DEMO_1003_1'],
  ['isAbrcStock', features({ isAbrcStock: true }), 'CS6130', 'DEMO_1003_1'],
  ['hasPoly', features({ hasPoly: true }), 'CS25', 'CS1092'],
  ['isTransgenic', features({ isTransgenic: true }), 'DEMO_1003_1', 'CS25'],
  ['hasImages', features({ hasImages: true }), 'DEMO_1003_1', 'CS25'],
  ['cc_ploidy, 2n', features({ cc_ploidy: '2n' }), 'DEMO_1003_1', 'DEMO_TRISOMIC'],
  ['cc_ploidy, not_2n', features({ cc_ploidy: 'not_2n' }), 'DEMO_TRISOMIC', 'DEMO_1003_1'],
  ['cc_ploidy, where none was recorded', features({ cc_ploidy: 'not_2n' }), 'DEMO_TRISOMIC', 'CS25'],
  ['background_ecotype', features({ background_ecotype: ['col-0', 'Cvi-0'] }), 'CS1092', 'CS25'],
  ['mutagen', features({ mutagen: ['t-dna insertion'] }), 'DEMO_1003_1', 'DEMO_TRISOMIC'],
  ['insertionTypes', features({ insertionTypes: ['T-DNA'] }), 'DEMO_1003_1', 'CS25'],
  ['constructTypes', features({ constructTypes: ['activation_tag'] }), 'DEMO_1003_1', 'DEMO_1003_2'],
  ['mapLocation', position('1', 0, 3), 'DEMO_1003_1', 'DEMO_1003_2'],
] as const)('germplasms by %s', (_, criteria, found, leftOut) => expectFound('germplasm', criteria, found, leftOut))

test.each([
  ['marker_name', row('marker_name', 'starts_with', 'nga1'), 'nga162', 'nga8'],
  ['alias', row('marker_name', 'exactly', 'demo_caps1b'), 'DEMO_CAPS1', 'nga8'],
  ['gene_name', row('gene_name', 'exactly', 'AG'), 'DEMO_CAPS1', 'nga8'],
  ['locus_name', row('locus_name', 'contains', '4g189'), 'DEMO_CAPS1', 'nga8'],
  ['marker_type', { marker_type: ['CAPS', 'RAPD'] }, 'DEMO_RAPD1', 'nga8'],
  ['marker_type all_PCR', { marker_type: 'all_PCR' }, 'DEMO_AFLP1', 'DEMO_RFLP1'],
  ['marker_type hyb_based', { marker_type: ['hyb_based'] }, 'DEMO_RFLP1', 'nga8'],
  ['poly_between', { poly_between_1: 'Col', poly_between_2: 'Ler' }, 'nga8', 'DEMO_CAPS1'],
  ['chromosome', position('4'), 'DEMO_CAPS1', 'DEMO_RFLP1'],
  ['range', position('any', 2000.5, 2001), 'DEMO_RFLP1', 'DEMO_CAPS1'],
] as const)('markers by %s', (_, criteria, found, leftOut) => expectFound('marker', criteria, found, leftOut))

test.each([
  ['name', row('name', 'starts_with', 'etr1'), 'etr1-1', 'abi1-1'],
  ['alias', row('name', 'exactly', 'SALK_128571'), 'SALKseq_128571.0', 'ag-1'],
  ['gene_names', row('gene_names', 'exactly', 'flc'), 'flc-3', 'ag-1'],
  ['locus_name', row('locus_name', 'contains', 'T4G1896'), 'ag-1', 'flc-3'],
  ['phenotypes', row('phenotypes', 'contains', 'flower'), 'ag-1', 'demo-4'],
  ['genbank_accession', row('genbank_accession', 'exactly', 'demo000003'), 'demo-3', 'demo-2'],
  ['polymorphism_type', { polymorphism_type: ['INDEL', 'SNP'] }, 'demo-4', 'demo-1'],
  ['insertion_type', { insertion_type: 'transposant' }, 'demo-3', 'demo-2'],
  ['polymorphism_site', { polymorphism_site: 'intergenic_region' }, 'SALKseq_054676.1', 'ag-1'],
  ['inheritence, a word of two', { inheritence: ['incompletely_dominant'] }, 'demo-2', 'demo-1'],
  ['construct_type', { construct_type: 'over-expression' }, 'demo-6', 'demo-5'],
  ['mutagen', { mutagen: ['Fast Neutrons'] }, 'flc-3', 'ag-1'],
  ['allele_mode', { allele_mode: 'gain-of-function' }, 'etr1-1', 'ag-1'],
  ['poly_between', { poly_between: ['demo-2'] }, 'demo-3', 'demo-2'],
  ['chromosome', position('4'), 'ag-1', 'flc-3'],
] as const)('polymorphisms by %s', (_, criteria, found, leftOut) => expectFound('polymorphism', criteria, found, leftOut))

test('[FPOLY-005] is_genetic_marker leaves the polymorphisms that markers show', async () => {
  await expectFound('polymorphism', { is_genetic_marker: true }, 'demo-3', 'ag-1')
})

test('[FPOLY-009] inheritence, spelled so, asks for the stored inheritance', async () => {
  await expectFound('polymorphism', { inheritence: 'recessive' }, 'ag-1', 'abi1-1')
  const answer = await as('anonymous').post('/api/search/polymorphism', { searchTerms: [{ inheritance: 'recessive' }] })
  expect(answer.status).toBe(400)
})

test('[FPOLY-014] a chromosome and a range in kb find what overlaps it', async () => {
  await expectFound('polymorphism', position('1', 2.5, 3.001), 'demo-3', 'demo-2')
  expect(await search('polymorphism', position('2', 2.5, 3.001))).not.toContain('demo-3')
  // The deletion from 5,000 to 9,000 bp: a range inside it, over either end, and just beside both.
  for (const [low, high] of [[6, 7] as const, [4, 5] as const, [9, 12] as const, [4.5, 9.5] as const])
    expect(await search('polymorphism', position('2', low, high)), `${low} to ${high} kb`).toEqual(['demo-Δ1'])
  for (const [low, high] of [[4, 4.999] as const, [9.001, 12] as const])
    expect(await search('polymorphism', position('2', low, high)), `${low} to ${high} kb`).toEqual([])
})

test('[FMARK-006] a chromosome and a range in kb find the markers that overlap it', async () => {
  await expectFound('marker', position('4'), 'DEMO_CAPS1', 'DEMO_RFLP1')
  // The marker from 2,000,000 to 2,001,000 bp.
  for (const [low, high] of [[2000.4, 2000.6] as const, [1990, 2000] as const, [2001, 2010] as const])
    expect(await search('marker', position('3', low, high)), `${low} to ${high} kb`).toEqual(['DEMO_RFLP1'])
  expect(await search('marker', position('3', 2001.001, 2010))).toEqual([])
  expect(await search('marker', position('4', 2000.4, 2000.6))).toEqual([])
})

test('[DATA-071] allele_mode=loss-of-function finds loss of function', async () => {
  await expectFound('polymorphism', { allele_mode: ['loss-of-function'] }, 'flc-3', 'etr1-1')
})

test('[API-066] criteria hold together, and two mutagens are alternatives', async () => {
  const of = (mutagen: string[]) => search('polymorphism', { mutagen })
  const [ems, neutrons, both] = await Promise.all([
    of(['ethylmethane sulfonate']),
    of(['fast neutrons']),
    of(['ethylmethane sulfonate', 'fast neutrons']),
  ])
  expect(both?.toSorted()).toEqual([...(ems ?? []), ...(neutrons ?? [])].toSorted())
  const dominant = await search('polymorphism', { inheritence: 'dominant' })
  const together = await search('polymorphism', { inheritence: 'dominant', mutagen: 'ethylmethane sulfonate' })
  expect(together).toEqual(dominant.filter((name) => ems?.includes(name)))
  expect(together).toEqual(['abi1-1', 'etr1-1'])
})

test('name and zygosity hold for one and the same allele, and every row of alleles holds', async () => {
  // The line is homozygous for its insertion; of the other allele it carries nobody told.
  expect(await search('germplasm', alleles({ input: 'demo-2' }))).toEqual(['DEMO_1003_1'])
  expect(await search('germplasm', alleles({ input: 'demo-2', zygosity: 'homozygous' }))).toEqual([])
  expect(await search('germplasm', alleles({ input: 'demo-2' }, { zygosity: 'homozygous' }))).toEqual(['DEMO_1003_1'])
})

test('a marker is polymorphic between both ecotypes, and methods of germplasms and alleles are obeyed', async () => {
  expect(await search('marker', { poly_between_1: 'Ler', poly_between_2: 'Cvi' })).toEqual([])
  expect(await search('marker', { poly_between_1: 'Cvi', poly_between_2: 'Ler' })).toEqual([])
  expect(await search('germplasm', { searchTerms: terms('name', 'exactly', 'trisom') })).toEqual([])
  expect(await search('germplasm', alleles({ method: 'exactly', input: 'ag' }))).toEqual([])
})

test('[FMARK-004] all PCR markers and the others are all markers, by their flag and not by their type', async () => {
  const [pcr, others, all] = await Promise.all([
    search('marker', { marker_type: 'all_PCR' }),
    search('marker', { marker_type: 'hyb_based' }),
    search('marker', {}),
  ])
  expect([...pcr, ...others].toSorted()).toEqual(all.toSorted())
  expect(pcr).toEqual(expect.arrayContaining(['DEMO_CAPS1', 'nga8', 'DEMO_AFLP1', 'DEMO_RAPD1', 'DEMO_HYB2']))
  expect(others).toEqual(expect.arrayContaining(['DEMO_RFLP1', 'DEMO_HYB1', 'DEMO_CAPS2', 'DEMO_BARE']))
  expect(await search('marker', { marker_type: 'CAPS' })).toEqual(['DEMO_CAPS1', 'DEMO_CAPS2'])
})

test.each([
  [
    '[API-021] [DATA-016]',
    'germplasm',
    { searchTerms: terms('name', 'exactly', 'CS25') },
    { name: 'CS25', locusList: ['AT4G18960'] },
    GermplasmHit,
  ],
  [
    '[API-023] [DATA-019]',
    'polymorphism',
    row('name', 'exactly', 'ag-1'),
    { name: 'ag-1', polymorphism_type: 'substitution' },
    PolymorphismHit,
  ],
  ['[API-026] [DATA-023]', 'marker', row('marker_name', 'exactly', 'DEMO_CAPS1'), { markerId: 900000001, type: 'CAPS' }, MarkerHit],
] as const)('%s search/%s answers its documents', async (_ids, call, criteria, doc, hit) => {
  const answer = await as('anonymous').post(`/api/search/${call}`, { searchTerms: [criteria] })
  expect(answer).toMatchObject({ status: 200, body: { total: 1, error: null, docs: [doc] } })
  const docs = answer.body !== null && typeof answer.body === 'object' && 'docs' in answer.body ? answer.body.docs : undefined
  expect(hit.strict().array().safeParse(docs).error).toBeUndefined()
})

test.each([
  ['polymorphism', row('genbank_accession', 'starts_with', 'DEMO')],
  ['polymorphism', { polymorphism_type: 'inversion' }],
  ['marker', { marker_type: ['all_PCR', 'SNP'] }],
  ['marker', { poly_between_1: 'Bur' }],
  ['germplasm', features({ cc_ploidy: '4n' })],
  ['germplasm', alleles({ zygosity: 'wild type' })],
] as const)('%s: %j is refused with 400 and a reason', async (call, criteria) => {
  const answer = await as('anonymous').post(`/api/search/${call}`, { searchTerms: [criteria] })
  expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^searchTerms: /) } })
})
