import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { findEcotypeKey, findGermplasmKey, findKeywordKey, findLocusKey, findMemberKey } from '../kit/api-calls.ts'
import { type Scene, showScenes } from '../kit/show-scenes.ts'
import { withoutFirstView } from '../kit/without-first-view.ts'

const search = (searchText: string, category = 'genes') => `/results?${new URLSearchParams({ mainType: 'general', searchText, category })}`
const neverAnswer = async (page: Page) => {
  await withoutFirstView(page)
  await page.route('**/api/search/general', () => {})
}
const failSearch = async (page: Page) => {
  await withoutFirstView(page)
  await page.route('**/api/search/general', (route) =>
    route.fulfill({ status: 503, json: { code: 'upstream_failed', message: 'Search is down', requestId: 'r-1' } }),
  )
}

/** As if the index of germplasms could not be searched. */
const lackTypes = (page: Page) =>
  page.route('**/api/search/everything', async (route) => {
    const response = await route.fetch()
    const { types, ...answer } = await response.json()
    const isThere = ({ category }: { category: string }) => category !== 'germplasm'
    await route.fulfill({ response, json: { ...answer, types: types.filter(isThere), missing: ['germplasm'] } })
  })

const neverList = (page: Page) => page.route('**/api/search/genesymbol', () => {})

/** A list about one gene, as the buttons of the gene results open it. */
const listOf =
  (category: string, name: string, further: object = {}) =>
  async (request: APIRequestContext) => {
    const criteria = { genes: { keys: [await findLocusKey(request, name)] }, ...further }
    return `/results?${new URLSearchParams({ mainType: 'detail', category, search_params: JSON.stringify(criteria) })}`
  }
const pressAction = (action: string) => async (page: Page) => {
  await page.locator('tbody').getByRole('checkbox').first().check()
  await page.getByRole('toolbar', { name: 'Actions' }).getByRole('button', { name: action }).click()
  await expect(page.getByRole('dialog', { name: action })).toBeVisible()
}

/** Ticks rows, so that the bar of what is selected shows. */
const tickTwo = async (page: Page) => {
  await page
    .getByRole('checkbox', { name: /^Select AT/ })
    .nth(0)
    .check()
  await page
    .getByRole('checkbox', { name: /^Select AT/ })
    .nth(1)
    .check()
  await expect(page.getByText('2 genes selected')).toBeVisible()
}
const criteriaPath = (category: string, criteria: object) =>
  `/results?${new URLSearchParams({ mainType: 'detail', category, search_params: JSON.stringify(criteria) })}`

const sequencesOf = (request: object) => `/sequences?${new URLSearchParams({ search_params: JSON.stringify(request) })}`

const chooseFlank = async (page: Page) => {
  await page.getByLabel('Sequence set').selectOption('araport11_upstream')
  await page.getByLabel('Length').fill('0')
  await page.getByRole('button', { name: 'Get Sequences' }).click()
  await seeAlert(page)
}
const seeAlert = (page: Page) => expect(page.getByRole('alert')).toBeVisible()

const typeInBox = (text: string) => async (page: Page) => {
  await page.getByRole('combobox', { name: 'Search text' }).fill(text)
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible()
}

const openReuse = async (page: Page) => {
  await page.getByRole('button', { name: 'Download and cite' }).click()
  await expect(page.getByRole('dialog', { name: 'Download and cite' }).getByText(/^Rosette, release/)).toBeVisible()
}

const openKeys = async (page: Page) => {
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
}

const seeRow = (name: string) => (page: Page) => expect(page.getByRole('link', { name, exact: true }).first()).toBeVisible()

const seeText = (text: string) => (page: Page) => expect(page.getByText(text)).toBeVisible()

const seeMap = (name: string) => (page: Page) => expect(page.getByRole('figure', { name })).toBeVisible()

const seeGenes = (page: Page) => expect(page.getByRole('table', { name: /^Genes annotated to/ })).toBeVisible()

const openTree = async (page: Page) => {
  await seeGenes(page)
  await page.getByRole('button', { name: 'Open floral organ development' }).click()
  await page.getByRole('button', { name: /siblings?/ }).click()
  await expect(page.getByRole('treeitem', { name: /^carpel development/ })).toBeVisible()
}

const scenes: readonly Scene[] = [
  { name: 'home', path: '/', seen: /Arabidopsis/ },
  { name: 'home-suggestions', path: '/', seen: /Arabidopsis/, act: typeInBox('ag') },
  { name: 'keys-dialog', path: '/help', seen: 'Help', act: openKeys },
  { name: 'help-topic', path: '/help/blast', seen: 'BLAST and patterns' },
  { name: 'download-list', path: '/download/list?dir=Genes/latest', seen: 'latest', act: seeRow('transposon_genes.gff3.gz') },
  { name: 'download-file', path: '/download/file?path=Genes/latest/README.txt', seen: 'README.txt', act: seeText('Gene models, GFF3') },
  { name: 'news', path: '/news/breaking-news', seen: 'Breaking News', act: seeRow('Demonstration news 1') },
  { name: 'overview', path: '/tools/overview', seen: /Tools/ },
  { name: 'not-found', path: '/no/such/page', seen: 'Page Not Found' },
  { name: 'locus', path: '/locus?name=AT4G18960', seen: 'Locus: AT4G18960 (AG)' },
  { name: 'locus-long', path: '/locus?name=AT1G90010', seen: /^Locus: AT1G90010/ },
  { name: 'locus-crowded', path: '/locus?name=AT1G90030', seen: /^Locus: AT1G90030/ },
  { name: 'locus-chloroplast', path: '/locus?name=ATCG90010', seen: /^Locus: ATCG90010/ },
  { name: 'locus-obsolete', path: '/locus?name=AT1G99920', seen: /^Locus: AT1G99920/ },
  { name: 'locus-genetic', path: '/locus?name=ACL2', seen: 'Locus: ACL2' },
  { name: 'locus-dropped', path: '/locus?name=AT1G01073', seen: /^Locus: AT1G01073/ },
  { name: 'locus-missing', path: '/locus?name=NOPE', seen: 'Page Not Found' },
  { name: 'germplasm', path: async (request) => `/germplasm?key=${await findGermplasmKey(request, 'CS25')}`, seen: 'Germplasm: CS25' },
  { name: 'germplasm-crowded', path: '/germplasm?key=900000301', seen: 'Germplasm: demo-1' },
  { name: 'locus-reuse', path: '/locus?name=AT4G18960', seen: 'Locus: AT4G18960 (AG)', act: openReuse },
  {
    name: 'ecotype',
    path: async (request) => `/ecotype?key=${await findEcotypeKey(request, 7058)}`,
    seen: 'Ecotype: Bur-0',
    act: seeMap('Recorded origin of Bur-0'),
  },
  { name: 'ecotype-bare', path: async (request) => `/ecotype?key=${await findEcotypeKey(request, 900000)}`, seen: 'Ecotype: DEMO-0' },
  { name: 'gene', path: '/gene?name=AT4G18960.1', seen: 'Gene: AT4G18960.1' },
  { name: 'keyword', path: '/keyword?key=11347', seen: 'Keyword', act: seeGenes },
  { name: 'keyword-opened', path: '/keyword?key=11347&evidence=experimental', seen: 'Keyword', act: openTree },
  {
    name: 'keyword-obsolete',
    path: async (request) => `/keyword?key=${await findKeywordKey(request, 'obsolete microgametophyte')}`,
    seen: 'Keyword (obsolete)',
    act: (page) => expect(page.getByText(/^This term is obsolete/)).toBeVisible(),
  },
  { name: 'marker', path: '/marker?accession=900000001', seen: /^Genetic Marker: DEMO_/ },
  { name: 'polymorphism', path: '/polyallele?name=demo-1', seen: 'Polymorphism: demo-1' },
  { name: 'publication', path: '/publication?key=182', seen: 'PubMed 10926537' },
  { name: 'species', path: '/species?key=3702', seen: 'Species: Arabidopsis thaliana' },
  { name: 'clone', path: '/clone?name=demo_clone1', seen: 'Clone: DEMO_CLONE1' },
  { name: 'clone-bare', path: '/clone?name=DEMO_CLONE_BARE', seen: 'Clone: DEMO_CLONE_BARE' },
  { name: 'cloneend', path: '/cloneend?accession=900000501', seen: 'CloneEnd: DEMO_CLONE1-T7' },
  { name: 'vector', path: '/vector?key=900000201', seen: 'Vector' },
  { name: 'library', path: '/library?key=900000301', seen: 'Library: DEMO_LIBRARY1' },
  { name: 'hoststrain', path: '/hoststrain?key=900000101', seen: 'Host Strain: DEMO_STRAIN1' },
  { name: 'sequence', path: '/sequence?key=900000101', seen: 'Sequence' },
  { name: 'protocol', path: '/protocol?id=900000201', seen: 'Protocol' },
  { name: 'array-element', path: '/array_element?id=36863', seen: 'Array Element' },
  { name: 'array-element-crowded', path: '/array_element?key=DEMO_PROBE_s_at', seen: 'Array Element' },
  { name: 'array-element-bare', path: '/array_element?key=DEMO_PROBE_BARE', seen: 'Array Element' },
  { name: 'person', path: async (request) => `/person?key=${await findMemberKey(request, 'Example, Flora')}`, seen: 'Person' },
  { name: 'person-bare', path: async (request) => `/person?key=${await findMemberKey(request, 'Nemo')}`, seen: 'Person' },
  {
    name: 'organization',
    path: async (request) => `/organization?key=${await findMemberKey(request, 'Demonstration Stock Centre')}`,
    seen: 'Organization',
  },
  { name: 'browse-gene-symbols', path: '/browse/gene_symbols', seen: 'Gene Class Symbols', act: seeRow('DEMOACC') },
  {
    name: 'browse-no-letter',
    path: '/browse/gene_symbols?letter=Q',
    seen: 'Gene Class Symbols',
    act: (page) => expect(page.getByRole('link', { name: 'Show all' })).toBeVisible(),
  },
  { name: 'browse-loading', path: '/browse/gene_symbols', seen: 'Gene Class Symbols', prepare: neverList },
  { name: 'form-genes', path: '/search/genes', seen: 'Gene Search' },
  { name: 'form-brush', path: '/search/genes', seen: 'Gene Search', act: (page) => page.getByLabel('Chromosome').selectOption('4') },
  { name: 'form-germplasm', path: '/search/germplasm', seen: 'Germplasm Search' },
  { name: 'form-protein', path: '/search/protein', seen: 'Protein Search' },
  { name: 'form-transposon', path: '/search/transposon', seen: 'Transposon Search' },
  { name: 'form-keyword', path: '/search/keyword', seen: 'Keyword Search' },
  { name: 'form-protocol', path: '/search/protocol', seen: 'Protocol Search' },
  { name: 'form-ecotype', path: '/search/ecotype', seen: 'Ecotype Search' },
  { name: 'form-publication', path: '/search/publication', seen: 'Publication Search' },
  { name: 'form-markers', path: '/search/markers', seen: 'Marker Search' },
  { name: 'form-polyallele', path: '/search/polyallele', seen: 'Polymorphism/Allele Search' },
  { name: 'form-dna', path: '/search/dna', seen: 'DNA/Clone Search' },
  { name: 'form-community', path: '/search/community', seen: 'People/Labs Search' },
  { name: 'results', path: search('AG'), seen: /^\d+ genes?$/ },
  { name: 'results-long', path: search('AT1G9'), seen: /^\d+ genes$/ },
  { name: 'results-germplasm', path: search('DEMO', 'germplasm'), seen: /^[\d,]+ germplasms$/ },
  {
    name: 'results-ecotype',
    path: search('Bur-0', 'ecotype'),
    seen: /^\d+ ecotypes$/,
    act: seeMap('Ecotypes of these results'),
  },
  { name: 'results-community', path: search('example', 'community'), seen: /^\d+ people and labs$/ },
  { name: 'results-none', path: search('zzzzqqqq'), seen: '0 genes' },
  { name: 'everything', path: search('AG', 'everything'), seen: /^[\d,]+ records for “AG”$/, act: seeRow('AT4G18960') },
  { name: 'everything-none', path: search('agamuoss', 'everything'), seen: /^0 records/ },
  { name: 'everything-degraded', path: search('AG', 'everything'), seen: /records for “AG”$/, prepare: lackTypes },
  { name: 'results-elsewhere', path: search('CS1092', 'transposon'), seen: '0 transposons' },
  { name: 'results-clones', path: search('DEMO', 'dna'), seen: /^\d+ clones$/ },
  {
    name: 'results-filtered',
    path: `${search('AT1G9')}&is.chromosome=1&not.gene_model_type=pseudogene&sort=-gene_name`,
    seen: /^\d+ genes$/,
    act: tickTwo,
  },
  { name: 'results-cards', path: `${search('AT1G9')}&view=cards`, seen: /^\d+ genes$/ },
  { name: 'results-filtered-out', path: `${search('AG')}&is.gene_model_type=uorf`, seen: /^\d+ genes?$/ },
  {
    name: 'results-criteria-none',
    path: criteriaPath('genes', { searchBy: 'Description', searchType: 'exact', detailSearchText: 'nothing is called so' }),
    seen: '0 genes',
  },
  {
    name: 'results-left-out',
    path: criteriaPath('genes', { geneListUploadType: 'AGI Locus IDs', geneList: 'AT4G18960;AT9G99999' }),
    seen: '1 gene',
    act: (page) => page.getByText('1 identifier from your list was left out').click(),
  },
  { name: 'results-lost-key', path: '/results?mainType=detail&category=genes&key=searchParams_1', seen: 'Search Results' },
  { name: 'results-annotations', path: listOf('annotations', 'AT4G18960'), seen: /^\d+ annotations?$/ },
  { name: 'results-descriptions', path: listOf('descriptions', 'AT4G18960'), seen: /^\d+ gene descriptions?$/ },
  { name: 'results-history', path: listOf('locus_history', 'AT1G99920'), seen: /^\d+ locus history entr(y|ies)$/ },
  {
    name: 'results-microarray',
    path: listOf('microarray', 'AT4G18960', { platform: 'Affymetrix ATH1' }),
    seen: /^\d+ microarray elements?$/,
  },
  { name: 'sequence-dialog', path: search('AG'), seen: /^\d+ genes?$/, act: pressAction('Get Sequences') },
  { name: 'bulk', path: '/type_sequences/AT4G18960,AT5G10140.1', seen: 'Bulk Data Retrieval' },
  { name: 'bulk-flank', path: '/type_sequences/AT4G18960', seen: 'Bulk Data Retrieval', act: chooseFlank },
  { name: 'sequences', path: sequencesOf({ ids: ['AT4G18960', 'AT9G99999', 'AT5G10140'] }), seen: '2 sequences' },
  { name: 'sequences-none', path: sequencesOf({ ids: ['AT9G99999'] }), seen: 'No sequences' },
  { name: 'sequences-fault', path: sequencesOf({ ids: ['AT4G18960'], dataset: 'x' }), seen: 'Sequences', act: seeAlert },
  { name: 'microarray-dialog', path: search('AG'), seen: /^\d+ genes?$/, act: pressAction('Get Microarray Elements') },
  { name: 'results-searching', path: search('AG'), seen: 'Searching genes', prepare: neverAnswer },
  { name: 'results-failed', path: search('AG'), seen: 'Search Results', prepare: failSearch },
]

showScenes(scenes)
