import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import { downloadFormats } from '@rosette/ui-kit/results/download-formats.ts'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type AnnotatedGenes, evidenceChoices } from '../contract/annotated-genes.ts'
import { keywordKind } from '../contract/keyword-kind.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'
import type { KeywordTree } from '../contract/keyword-tree.ts'
import { flowerDevelopment } from '../fixtures/flower-development.ts'
import { obsoleteMicrogametophyte } from '../fixtures/obsolete-microgametophyte.ts'
import { ontologyAddress, page } from './keyword-page.tsx'

const noTree: KeywordTree = { path: [], otherParents: [], siblingCount: 0, onlySibling: null, children: [] }
const tree: KeywordTree = {
  path: [
    { keywordId: 5239, name: 'biological_process', relationships: [], locusCount: 9, totalLocusCount: 900, childCount: 3 },
    { keywordId: 11347, name: 'flower development', relationships: ['is_a'], locusCount: 2, totalLocusCount: 40, childCount: 1 },
  ],
  otherParents: [
    { keywordId: 7, name: 'shoot system development', relationships: [], locusCount: 1, totalLocusCount: 1412, childCount: 9 },
  ],
  siblingCount: 14,
  onlySibling: null,
  children: [{ keywordId: 8, name: 'nectary development', relationships: ['part_of'], locusCount: 3, totalLocusCount: 3, childCount: 0 }],
}

const reference = { referenceType: 'publication' as const, authors: [], publicationYear: 2001, evidenceWith: null }
const genes: AnnotatedGenes = {
  next: null,
  counts: evidenceChoices.map((evidence, index) => ({
    evidence,
    annotationCount: evidence === 'curator' ? 0 : 100 - index,
    geneCount: 60 - index,
    locusCount: 58 - index,
  })),
  genes: [
    {
      name: 'AT1G69120',
      locus: { kind: 'locus', key: 17, label: 'AT1G69120' },
      symbol: 'AP1',
      fullName: 'APETALA1',
      annotationCount: 12,
      annotations: [
        {
          annotationId: 1,
          keyword: { kind: 'keyword', key: 11347, label: 'flower development' },
          relationship: 'involved in',
          evidenceCode: 'IMP',
          evidence: 'inferred from mutant phenotype',
          evidenceDescription: 'analysis of visible trait',
          references: [
            { ...reference, label: 'Publication:9', record: { kind: 'publication', key: 9, label: 'A paper' }, pubmedId: 11439126 },
          ],
        },
        {
          annotationId: 2,
          keyword: { kind: 'keyword', key: 8, label: 'nectary development' },
          relationship: null,
          evidenceCode: null,
          evidence: null,
          evidenceDescription: null,
          references: [],
        },
      ],
    },
  ],
}

let requests: string[] = []
let answers: Readonly<Record<string, object>> = {}
beforeEach(() => {
  requests = []
  answers = { tree, genes }
  // Stands in for the server: the page's own code runs unchanged.
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    if (url.includes('release/coverage')) return Response.json(someCoverage)
    return Response.json(answers[/keyword\/(\w+)/.exec(url)?.[1] ?? ''])
  })
})
afterEach(() => vi.unstubAllGlobals())

async function show(record: KeywordRecord, address?: string) {
  await renderRecord(keywordKind, page, record, address)
  await vi.waitFor(() => expect(screen.queryByText(/^Loading/)).toBeNull())
}

const criteriaOf = (link: HTMLElement) => {
  const params = new URL(link.getAttribute('href') ?? '', 'https://rosette.example').searchParams
  return [params.get('category'), JSON.parse(params.get('search_params') ?? '')]
}

test('[DKEY-001] [DKEY-008] the title is Keyword, beside it name and id, which is copied; the only section is Summary', async () => {
  await show(flowerDevelopment)
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toBe('Keyword')
  expect(heading.closest('hgroup')?.textContent).toBe('Keywordflower development (GO:0009908)')
  expect(page.identifier(flowerDevelopment)).toBe('GO:0009908')
  expect(screen.getByText(/^How a flower forms/, { selector: 'p' }).textContent).toContain('Synonyms: development of the flower')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
})

test('[DKEY-002] the summary shows keyword, definition, type, external id and date', async () => {
  await show(flowerDevelopment)
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  const texts = ['flower development', /^How a flower forms/, 'biological process', '2013-02-22', 'development of the flower']
  for (const text of texts) expect(summary.getByText(text)).toBeTruthy()
  expect(summary.getByRole('link', { name: /^GO:0009908/ }).getAttribute('href')).toContain('geneontology.org')
})

test('[DKEY-004] [DKEY-007] both lists have publications, annotations and loci, each count a link to what it counts', async () => {
  await show(flowerDevelopment)
  const listOf = (name: string) => screen.getByRole('region', { name })
  expect(listOf('Direct').textContent).toContain('publications1annotations3loci2')
  expect(listOf('With child terms').textContent).toContain('publications12annotations1,234loci40')
  const term = { keyword_id: 11347, keyword_name: 'flower development' }
  expect(within(listOf('Direct')).getAllByRole('link').map(criteriaOf)).toEqual([
    ['publication', term],
    ['annotations', { ...term, exclude_negated: true }],
    ['genes', { keywordTerm: 'flower development', keywordId: 'GO:0009908', include_children: false }],
  ])
  expect(within(listOf('With child terms')).getAllByRole('link').map(criteriaOf)).toEqual([
    ['publication', { ...term, with_children: true }],
    ['annotations', { ...term, with_children: true, exclude_negated: true }],
    ['genes', { keywordTerm: 'flower development', keywordId: 'GO:0009908', include_children: true }],
  ])
})

test('[DKEY-009] key facts keep genes of the term and genes with child terms apart', async () => {
  await show(flowerDevelopment)
  const facts = screen.getByLabelText('Key facts')
  expect([...facts.children].map(({ textContent }) => textContent)).toEqual([
    'Aspectbiological processGene Ontology',
    'Genes, this term2annotated directly',
    'Genes with child terms40each counted once',
    'Annotations1,2343 direct, 1,231 on child terms',
    'Publications121 on this term',
    'Child terms7all by part of',
  ])
})

test('[DKEY-010] [DKEY-011] the tree names siblings and other paths, and can be viewed as a table', async () => {
  await show(flowerDevelopment)
  expect(screen.getByRole('tree').textContent).toContain('14 siblings')
  expect(screen.getByText(/Other paths to the root lead over/).textContent).toContain('shoot system development (1,412)')
  fireEvent.click(screen.getByRole('button', { name: 'View as table' }))
  expect(screen.queryByRole('tree')).toBeNull()
  const table = screen.getByRole('table', { name: 'Place in the ontology' })
  expect([...table.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)).toEqual([
    'biological_processabove, on the path9900',
    'flower developmentthis term240',
    'shoot system developmentabove, on another path11,412',
    'nectary developmentchild term by part of33',
  ])
})

test('[DKEY-012] a gene shows its annotations, evidence and references', async () => {
  await show(flowerDevelopment)
  const rows = screen.getByRole('table', { name: 'Genes annotated to flower development' }).querySelectorAll('tbody tr')
  expect([...rows].map(({ textContent }) => textContent)).toEqual([
    'AT1G69120AP1APETALA1flower developmentthis termIMP mutant phenotypeanalysis of visible traitPubMed 11439126 2001',
    'nectary developmentchild termNot stated',
    'All 12 annotations of AT1G69120 to these terms',
  ])
  expect(screen.getByRole('link', { name: 'PubMed 11439126' }).getAttribute('href')).toBe('/publication?key=9')
  const all = screen.getByRole('link', { name: /^All 12/ })
  expect(criteriaOf(all)[1]).toMatchObject({ keyword_id: 11347, locus_name: 'AT1G69120', with_children: true })
})

test('[DKEY-013] [DKEY-014] evidence and child terms change list, address and button together', async () => {
  await show(flowerDevelopment, '/keyword?key=11347&page=3')
  expect(requests.at(-1)).toContain('page=3')
  const segments = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)
  expect(segments).toEqual(['Any evidence 100', 'Experimental 99', 'Computational 98', 'Author statement 97', 'Not stated 95'])
  expect(screen.getByText(/annotations of 60 genes/).textContent).toBe('100 annotations of 60 genes, 2 of them without a current record')
  await act(async () => fireEvent.click(screen.getByRole('radio', { name: /^Not stated/ })))
  await act(async () => fireEvent.click(screen.getByRole('switch', { name: 'Include child terms' })))
  await vi.waitFor(() => expect(requests.at(-1)).toContain('evidence=not_stated'))
  const { searchParams } = new URL(requests.at(-1) ?? '', 'https://rosette.example')
  expect(Object.fromEntries(searchParams)).toEqual({
    key: '11347',
    include_children: 'false',
    evidence: 'not_stated',
    page: '1',
    pageSize: '25',
  })
  const button = screen.getByRole('link', { name: 'Open 53 genes in results' })
  expect(criteriaOf(button)).toEqual([
    'genes',
    { keywordTerm: 'flower development', keywordId: 'GO:0009908', include_children: false, evidence: ['not_stated'] },
  ])
})

test('[USE-008] annotations are downloaded in the formats of results', async () => {
  await show(flowerDevelopment)
  fireEvent.click(screen.getByRole('button', { name: 'Download' }))
  const offered = within(await screen.findByRole('dialog', { name: 'Download 100 annotations' })).getAllByRole('button')
  expect(offered.map(({ textContent }) => textContent)).toEqual(downloadFormats.map(({ label }) => label))
})

test('[DKEY-005] [DKEY-006] a keyword without data shows the exact empty texts', async () => {
  answers = { tree: noTree, genes: { counts: [], genes: [] } }
  await show(obsoleteMicrogametophyte)
  expect(screen.getByText('No Synonyms')).toBeTruthy()
  expect(screen.getByText('No Annotations available')).toBeTruthy()
})

test('[DKEY-016] an obsolete keyword says so and lists its replacements; one outside the ontologies says that', async () => {
  answers = { tree: noTree, genes: { counts: [], genes: [] } }
  await show(obsoleteMicrogametophyte)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keyword (obsolete)')
  expect(screen.getAllByRole('link', { name: 'pollen' })[0]?.getAttribute('href')).toBe('/keyword?key=1000000201')
  expect(screen.getByText(/^This term is obsolete/)).toBeTruthy()
  const summary = { ...obsoleteMicrogametophyte.summary, kwType: 'method', extdbId: null } as const
  await show({ ...obsoleteMicrogametophyte, isObsolete: false, summary })
  expect(screen.getByText('This keyword belongs to no ontology (method), so it has no parent or child terms.')).toBeTruthy()
})

test('a part that could not be loaded says so, and the rest of the page stays', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'upstream_failed', message: 'Down', requestId: 'r' }, { status: 503 }))
  await renderRecord(keywordKind, page, flowerDevelopment)
  await vi.waitFor(() => expect(screen.getAllByText(/could not be loaded/)).toHaveLength(2))
  expect(screen.getByRole('region', { name: 'Summary' })).toBeTruthy()
})

test('[DKEY-003] GO and PO ids link to their browsers, others are not linked', () => {
  expect(ontologyAddress('GO:0009908')).toBe('https://amigo.geneontology.org/amigo/term/GO:0009908')
  expect(ontologyAddress('PO:0009046')).toBe('https://browser.planteome.org/amigo/term/PO:0009046')
  expect(ontologyAddress('TAIR:1')).toBeNull()
})

test.each([
  ['plant structure', 'Plant structure annotations are not in this release.'],
  ['biological process', 'No gene is annotated to this keyword.'],
] as const)('[COVER-009] a keyword of %s without a gene says: %s', async (kwType, sentence) => {
  const { summary } = flowerDevelopment
  const none = [{ displayName: 'annotations' as const, linkCount: 0 }]
  await show({ ...flowerDevelopment, summary: { ...summary, kwType }, dataToTerm: none, dataToChildren: none })
  expect(await screen.findByText(sentence)).toBeTruthy()
})
