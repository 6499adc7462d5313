import type { AnnotationGroup, AnnotationLine } from '@rosette/contract-kit/records/annotation-group.ts'
import { AllNear } from '@rosette/test-kit/all-near.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutModelNumber } from './annotation-search.ts'
import { GeneOntology, PlantOntology } from './ontology-annotations.tsx'

let requests: { url: string; body: unknown }[] = []
beforeEach(() => {
  requests = []
  localStorage.clear()
  vi.stubGlobal('IntersectionObserver', AllNear)
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    requests.push({ url, body: JSON.parse(body) })
    return Response.json({ docs: [], total: 1234, error: null })
  })
})
afterEach(() => vi.unstubAllGlobals())

function line(key: number, label: string, slimGroup: string, ...codes: (string | null)[]): AnnotationLine {
  return {
    keyword: { kind: 'keyword', key, label },
    externalId: `GO:000000${key}`,
    relationshipType: 'involved in',
    isNegated: false,
    evidences: codes.map((code) => ({ code, evidenceWith: [], references: { rows: [], total: 0 }, annotatedBy: [] })),
    slimGroups: [slimGroup],
  }
}

const group = (category: AnnotationGroup['category'], ...rows: AnnotationLine[]): AnnotationGroup => ({
  category,
  annotations: { rows, total: rows.length },
})

const denied: AnnotationLine = {
  ...line(5, 'photosynthesis', 'photosynthesis', 'IDA'),
  isNegated: true,
  relationshipType: 'NOT involved in',
}
const supported: AnnotationLine = {
  ...line(6, 'DNA binding', 'DNA binding'),
  evidences: [
    {
      code: 'ISS',
      evidenceWith: ['UniProtKB:O22456'],
      references: { rows: [{ label: 'PubMed 7', record: null, pubmedId: 7, publicationYear: 1990 }], total: 9 },
      annotatedBy: [],
    },
  ],
}
const annotationGroups = [
  group(
    'biological process',
    line(1, 'flowering by ear', 'flower development', 'IEA'),
    line(2, 'carpel development', 'flower development', 'IMP', 'IEA'),
    line(3, 'stamen development', 'flower development', 'HMP'),
    line(4, 'abscission', 'abscission', 'TAS'),
    denied,
  ),
  group('molecular function', supported),
  group('cellular component', line(7, 'cellular_component', 'other cellular components', 'ND')),
]
const draw = (record = { name: 'AT4G18960.1', annotationGroups }) => renderInSite(<GeneOntology record={record} />)
const cell = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}: `) })
const terms = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent?.trim())

test('[RIBBON-001] a cell for each group, shaded by its terms, with a dot for experiments; NOT and ND are not counted', async () => {
  await draw()
  const shown = screen.getAllByRole('button', { name: /: \d+ term/ })
  expect(shown.map((button) => [button.getAttribute('aria-label'), button.dataset.terms])).toEqual([
    ['flower development: 3 terms, at least one experimental', '3'],
    ['abscission: 1 term', '1'],
    ['DNA binding: 1 term', '1'],
  ])
  expect(cell('flower development').querySelector('i')).toBeTruthy()
  expect(cell('abscission').querySelector('i')).toBeNull()
  const aspects = screen.getAllByRole('group').map((aspect) => aspect.getAttribute('aria-label'))
  expect(aspects).toEqual(['Biological Process', 'Molecular Function', 'Cellular Component'])
  // The usual groups are there without terms, but not to be pressed.
  expect(within(screen.getByRole('group', { name: 'Cellular Component' })).getByText('nucleus')).toBeTruthy()
})

test('[RIBBON-001] a term with two relationships is one term of its group, and an experiment of either is told', async () => {
  const twice = [line(2, 'carpel development', 'flower development', 'IEA'), line(2, 'carpel development', 'flower development', 'IDA')]
  const related = twice.map((one, at) => ({ ...one, relationshipType: at === 0 ? 'involved in' : 'acts upstream of' }))
  await draw({ name: 'AT4G18960.1', annotationGroups: [group('biological process', ...related)] })
  expect(cell('flower development').getAttribute('aria-label')).toBe('flower development: 1 term, at least one experimental')
})

test('[RIBBON-003] a cell filters the table and says so; pressed again it shows all', async () => {
  await draw()
  expect(terms()).toHaveLength(7)
  fireEvent.click(cell('abscission'))
  expect(cell('abscission').getAttribute('aria-pressed')).toBe('true')
  expect(terms()).toEqual(['abscission GO:0000004involved in'])
  expect(screen.getByRole('status').textContent).toBe('1 annotation in abscission')
  fireEvent.click(cell('abscission'))
  expect(cell('abscission').getAttribute('aria-pressed')).toBe('false')
  expect(terms()).toHaveLength(7)
})

test('[RIBBON-003] Tab reaches the first cell, arrow keys the others', async () => {
  await draw()
  const first = cell('flower development')
  expect([first, cell('abscission'), cell('DNA binding')].map((button) => button.tabIndex)).toEqual([0, -1, -1])
  first.focus()
  fireEvent.keyDown(first, { key: 'ArrowRight' })
  expect(document.activeElement).toBe(cell('abscission'))
  fireEvent.keyDown(cell('abscission'), { key: 'End' })
  expect(document.activeElement).toBe(cell('DNA binding'))
})

test('[DETAIL-055] annotations without any reference have no column of them, and say so once', async () => {
  await draw()
  expect(screen.getByRole('columnheader', { name: 'Reference' })).toBeTruthy()
  cleanup()
  const unreferenced = [group('biological process', line(1, 'flowering by ear', 'flower development', 'IEA'))]
  await draw({ name: 'AT4G18960.1', annotationGroups: unreferenced })
  expect(screen.queryByRole('columnheader', { name: 'Reference' })).toBeNull()
  expect(screen.getByText('This release has no references of these annotations.')).toBeTruthy()
})

test('[RIBBON-004] experiments first, then high-throughput ones, then the rest; NOT, codes, words, references and with are shown', async () => {
  await draw()
  expect(terms().map((text) => text?.replace(/ GO:.*/, ''))).toEqual([
    'carpel development',
    'NOT photosynthesis',
    'stamen development',
    'flowering by ear',
    'abscission',
    'DNA binding',
    'cellular_component',
  ])
  const [, carpel, , stamen, , , binding] = screen.getAllByRole('row')
  expect(carpel?.textContent).toContain('IMP mutant phenotype')
  expect(carpel?.textContent).toContain('None in this release')
  const marksOf = (row?: HTMLElement) =>
    [...(row?.querySelectorAll<HTMLElement>('[data-strength]') ?? [])].map((mark) => mark.dataset.strength)
  expect(marksOf(carpel)).toEqual(['experiment', 'other'])
  expect(marksOf(stamen)).toEqual(['high-throughput'])
  for (const text of ['Molecular Function', 'ISS sequence or structural similarity', 'PubMed 7', 'and 8 more', 'UniProtKB:O22456']) {
    expect(binding?.textContent).toContain(text)
  }
})

test('[RIBBON-005] experimental only narrows ribbon and table', async () => {
  await draw()
  const button = screen.getByRole('button', { name: 'Experimental only' })
  fireEvent.click(button)
  expect(button.getAttribute('aria-pressed')).toBe('true')
  expect(terms()).toHaveLength(3)
  expect(screen.getAllByRole('button', { name: /: \d+ term/ }).map((each) => each.getAttribute('aria-label'))).toEqual([
    'flower development: 2 terms, at least one experimental',
  ])
  fireEvent.click(button)
  expect(terms()).toHaveLength(7)
})

test('[RIBBON-005] without an experiment the table says so', async () => {
  await draw({ name: 'AT1G01010', annotationGroups: annotationGroups.slice(2) })
  fireEvent.click(screen.getByRole('button', { name: 'Experimental only' }))
  expect(screen.getByText('No experimental annotations.')).toBeTruthy()
})

test('[DLOCUS-017] [DLOCUS-018] the count is that of the search that the link opens, asked for this record', async () => {
  await draw()
  const link = await screen.findByRole('link', { name: 'View all 1,234' })
  const criteria = { gene_name: 'AT4G18960', keyword_types: ['proc', 'func', 'comp'] }
  expect(requests).toEqual([
    {
      url: expect.stringMatching(/\/api\/search\/free\/annotation$/),
      body: { searchTerms: [{ gene_name: 'AT4G18960' }, { keyword_types: ['proc', 'func', 'comp'] }], rowsLimit: 0 },
    },
  ])
  expect(JSON.parse(localStorage.getItem('searchParams_go') ?? '')).toEqual(criteria)
  fireEvent.click(link)
  const key = new URL(link.getAttribute('href') ?? '', 'https://rosette.example').searchParams.get('key') ?? ''
  expect(key).toMatch(/^searchParams_\d+$/)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(criteria)
})

test('[DLOCUS-017] the Plant Ontology has parameters of its own; a failed count leaves the link', async () => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 503 }))
  const record = { name: 'AT4G18960', annotationGroups: [group('plant structure', line(8, 'carpel', '', 'IDA'))] }
  await renderInSite(<PlantOntology record={record} />)
  expect(JSON.parse(localStorage.getItem('searchParams_po') ?? '')).toEqual({ gene_name: 'AT4G18960', keyword_types: ['grow', 'stru'] })
  expect(screen.getByRole('link', { name: 'View all with evidence and references' })).toBeTruthy()
})

test('[DLOCUS-019] a model number is left out of the name that is searched for', () => {
  const names = ['AT1G01010.1', 'AT1G01010.12', 'AT1G01010', 'ARF19', 'ABI1-1']
  expect(names.map(withoutModelNumber)).toEqual(['AT1G01010', 'AT1G01010', 'AT1G01010', 'ARF19', 'ABI1-1'])
})
