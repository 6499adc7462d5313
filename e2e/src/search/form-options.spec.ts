import { expect, type Page } from '@playwright/test'
import { requestBodyOf } from '../kit/api-calls.ts'
import { goInside } from '../kit/go-inside.ts'
import { optionsOf } from '../kit/options-of.ts'
import { test } from '../kit/test.ts'
import { as } from '../kit/visitor.ts'

const { open } = as('anonymous')

const methods = ['contains', 'starts_with', 'exactly']
const chromosomes = ['any', '1', '2', '3', '4', '5', 'C', 'M']
const constructs = [
  'antisense',
  'activation_tag',
  'cre-lox_recombination',
  'enhancer_trap',
  'gene_trap',
  'over-expression',
  'protein_fusion',
  'promoter_reporter',
  'promoter_trap',
  'RNAi',
  'simple_insert',
]
const markerEcotypes = ['any', 'Ws', 'Nd', 'No', 'Rld', 'Ler', 'Col', 'C24', 'Cvi', 'En', 'Be']

type Select = [ids: string, label: string, options: readonly string[]]

/** What each select of each form offers, in order. */
const selects: Record<string, readonly Select[]> = {
  dna: [
    ['[FDNA-007]', 'Search by', ['name', 'locus_name', 'gene_name', 'genbank', 'genbank_gi']],
    ['[FDNA-006]', 'Method', methods],
    ['[FDNA-009]', 'Vector type', ['BAC', 'TAC', 'P1', 'YAC', 'plasmid', 'cosmid', 'lambda']],
    ['[FDNA-009]', 'Insert type', ['cDNA', 'construct', 'genomic', 'inverted_repeat', 't_dna', 'transposon', 'transposase', 'unknown']],
    ['[FDNA-009]', 'Clone end type', ['EST', 'BAC_end', 'YAC_end']],
    ['[FDNA-010]', 'Chromosome', chromosomes],
  ],
  vector: [['[FDNA-013]', 'Search by', ['name', 'stock_number']]],
  ecotype: [
    ['[FECO-003]', 'Search by', ['abbrev_name', 'full_name', 'description']],
    ['[FECO-003]', 'Method', ['contains', 'starts_with', 'exact']],
  ],
  germplasm: [
    ['[FGERM-003]', 'Germplasm type', ['any', 'individual_line', 'individual_pool', 'set_of_lines', 'set_of_pools']],
    ['[FGERM-005]', 'Search by', ['gene_name', 'name', 'phenotypes']],
    ['[FGERM-005]', 'Method', methods],
    ['[FGERM-006]', 'Zygosity', ['any', 'homozygous', 'heterozygous', 'hemizygous']],
    ['[FGERM-008]', 'Ploidy', ['any', '2n', 'not_2n']],
    ['[FGERM-011]', 'Insertion type', ['transposant', 'T-DNA', 'short']],
    ['[FGERM-012]', 'Construct type', constructs],
    ['[FGERM-013]', 'Chromosome', chromosomes],
  ],
  markers: [
    ['[FMARK-003]', 'Search by', ['marker_name', 'gene_name', 'locus_name']],
    ['[FMARK-004]', 'Marker type', ['all_PCR', 'CAPS', 'SSLP', 'AFLP', 'RFLP', 'RAPD', 'hyb_based']],
    ['[FMARK-005]', 'Polymorphic between', markerEcotypes],
    ['[FMARK-005]', 'and', markerEcotypes],
    ['[FMARK-006]', 'Chromosome', chromosomes],
  ],
  polyallele: [
    ['[FPOLY-003]', 'Search by', ['name', 'gene_names', 'locus_name', 'phenotypes', 'genbank_accession']],
    [
      '[FPOLY-006]',
      'Polymorphism type',
      ['substitution', 'insertion', 'deletion', 'INDEL', 'SNP', 'compound', 'digest_pattern', 'PCR_product_length'],
    ],
    ['[FPOLY-007]', 'Insertion type', ['transposant', 'T-DNA', 'short']],
    ['[FPOLY-008]', 'Polymorphism site', ['intergenic_region', 'gene', 'genic_region']],
    ['[FPOLY-009]', 'Inheritance', ['dominant', 'incompletely_dominant', 'recessive']],
    ['[FPOLY-010]', 'Construct type', constructs],
    ['[FPOLY-012]', 'Allele mode', ['loss-of-function', 'hypermorphic', 'hypomorphic', 'antimorphic', 'gain-of-function', 'unknown']],
  ],
  protein: [
    ['[FPROT-004]', 'Search by', ['locus', 'symbol', 'genPeptId']],
    ['[FPROT-004]', 'Method', ['contains', 'starts', 'exactly']],
    ['[FPROT-006]', 'Structural class', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']],
    ['[FPROT-011]', 'Occurrences', ['<', '>', '=']],
  ],
  publication: [['[FPUB-003]', 'Search by', ['authors', 'pubName', 'title_abstract', 'loci', 'pubmedId', 'doi']]],
  protocol: [['[FPROTO-003]', 'Search by', ['description', 'title', 'authors']]],
  community: [['[FCOMM-003]', 'Search for', ['any', 'person', 'organization']]],
}

const submit = (page: Page) => page.getByRole('button', { name: 'Submit Query' }).first().click()

const ofAll = [...new Set(Object.values(selects).flatMap((ofForm) => ofForm.map(([id]) => id)))].join(' ')

test(`${ofAll} the selects of the forms`, async ({ page }) => {
  await open(page, '/help')
  for (const [category, ofForm] of Object.entries(selects)) {
    await goInside(page, `/search/${category}`)
    for (const [, label, options] of ofForm)
      await expect.poll(() => optionsOf(page, label), { message: `${category}: ${label}` }).toEqual(options)
  }
})

test('[FECO-005] [FGERM-004] [FGERM-010] [FPOLY-011] [FPROTO-004] [FCOMM-004] [FCOMM-006] [FDNA-008] [FPOLY-004] [FPUB-004] lists that are only counted, and types with one method', async ({
  page,
}) => {
  await test.step('[FECO-005] [FGERM-004] [FGERM-010] [FPOLY-011] [FPROTO-004] [FCOMM-004] [FCOMM-006] lists that the documents only count', async () => {
    const countOf = async (category: string, label: string) => {
      await open(page, `/search/${category}`)
      return (await optionsOf(page, label)).filter((value) => value !== 'any')
    }
    expect((await countOf('ecotype', 'Country')).length).toBeGreaterThanOrEqual(65)
    expect(await countOf('germplasm', 'Species')).toHaveLength(46)
    await expect(page.getByLabel('Species')).toHaveValue('Arabidopsis thaliana')
    const mutagens = await countOf('germplasm', 'Mutagen')
    expect(mutagens).toHaveLength(27)
    const fewer = await countOf('polyallele', 'Mutagen')
    expect(fewer).toHaveLength(21)
    expect(fewer.filter((mutagen) => !mutagens.includes(mutagen))).toEqual([])
    expect(await countOf('protocol', 'Keywords')).toHaveLength(29)
    expect(await countOf('community', 'Organization type')).toHaveLength(21)
    expect(await optionsOf(page, 'Job title')).toHaveLength(34)
    expect(await optionsOf(page, 'State or province (USA, Canada)')).toContain('CA')
    await expect(page.getByLabel('Country').locator('option[value="Germany"]')).toHaveCount(1)
  })
  await test.step('[FDNA-008] [FPOLY-004] [FPUB-004] types with exact match only leave one method', async () => {
    for (const [category, types] of [
      ['dna', ['genbank', 'genbank_gi']],
      ['polyallele', ['genbank_accession']],
      ['publication', ['doi', 'pubmedId']],
    ] as const) {
      await open(page, `/search/${category}`)
      for (const type of types) {
        await page.getByLabel('Search by').first().selectOption(type)
        expect(await optionsOf(page, 'Method'), type).toEqual(['exactly'])
      }
      await page.getByLabel('Search by').first().selectOption({ index: 0 })
      expect(await optionsOf(page, 'Method')).toEqual(methods)
    }
  })
})

test('[FECO-004] [FPUB-007] [FTRANS-003] [FKEY-003] [FKEY-005] [DATA-035] [FPROT-005] [FPROT-008] [FGERM-007] [FCOMM-005] what was filled in reaches the address, and nothing else', async ({
  page,
}) => {
  await test.step('[FECO-004] [FPUB-007] [FTRANS-003] [FKEY-003] [FKEY-005] [DATA-035] filled sections reach the address as they are', async () => {
    const text = (label: string) => page.getByRole('main').getByRole('textbox', { name: label, exact: true })
    await open(page, '/search/ecotype')
    await page.getByLabel('Country').selectOption('Germany')
    await text('Habitat').fill('path')
    await page.getByLabel('Habitat: method').selectOption('contains')
    for (const index of [0, 1, 2]) await text('Text').nth(index).fill(`D${index}`)
    await submit(page)
    expect(await requestBodyOf(page, 'ecotype')).toEqual({
      searchTerms: [0, 1, 2].map((index) => ({ search_type: 'abbrev_name', search_method: 'starts_with', search_input: `D${index}` })),
      restrictByFeatures: { country: 'Germany', habitat_method: 'contains', habitat_input: 'path' },
    })
    await open(page, '/search/publication')
    await text('Keyword').fill('DNA')
    await page.getByLabel('molecular function').check()
    await submit(page)
    expect(await requestBodyOf(page, 'publication')).toEqual({
      keywordTerms: { keyword_method: 'contains', keyword_term: 'DNA', keyword_types: ['func'] },
    })
    await open(page, '/search/transposon')
    for (const label of ['Transposon name', 'Family', 'Super family']) await text(label).fill('AT')
    await submit(page)
    expect(await requestBodyOf(page, 'transposon')).toEqual({
      type_name: 'starts_with',
      input_name: 'AT',
      type_family: 'starts_with',
      input_family: 'AT',
      type_super: 'starts_with',
      input_super: 'AT',
    })
    await open(page, '/search/keyword')
    await text('GO or PO IDs').fill('GO:0003677')
    await page.getByLabel('PO Anatomy').check()
    await submit(page)
    expect(await requestBodyOf(page, 'keyword')).toEqual({ searchTerms: { go_id_search_inp: 'GO:0003677' }, restrictCats: { pat: true } })
  })
  await test.step('[FPROT-005] [FPROT-008] [FGERM-007] lists are joined, limits without their box and boxes without a tick are left out', async () => {
    await open(page, '/search/protein')
    await page.getByRole('textbox', { name: 'Locus ids' }).fill('at4g18960\nat5g61850')
    await page.getByRole('textbox', { name: 'Length to in residues' }).fill('100')
    await submit(page)
    expect(await requestBodyOf(page, 'protein')).toEqual({ geneList: 'AT4G18960;AT5G61850' })
    await open(page, '/search/germplasm')
    for (const label of ['Is an ABRC stock', 'Has a polymorphism', 'Is transgenic', 'Has images']) await page.getByLabel(label).check()
    await page.getByLabel('Has images').uncheck()
    await submit(page)
    expect(await requestBodyOf(page, 'germplasm')).toMatchObject({
      restrictByFeatures: { isAbrcStock: true, hasPoly: true, isTransgenic: true },
    })
  })
  await test.step('[FCOMM-005] every text of the form for people has its method, and an address matches exactly only', async () => {
    await open(page, '/search/community')
    for (const name of ['Last or organization name', 'First name', 'City', 'State or province elsewhere', 'URL']) {
      expect(await optionsOf(page, `${name}: method`), name).toEqual(methods)
    }
    expect(await optionsOf(page, 'Email: method')).toEqual(['exactly'])
    await page.getByRole('textbox', { name: 'Email' }).fill('flora@example.org')
    await submit(page)
    expect(await requestBodyOf(page, 'community')).toEqual({ email: { search_method: 'exactly', search_input: 'flora@example.org' } })
    await expect(page.getByRole('alert')).toContainText('signed in')
  })
})
