import { cardOf, type ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { downloadFormats } from '@rosette/ui-kit/results/download-formats.ts'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SavedSearch } from '../../../list-contents/contract/saved-search.ts'
import { resultCategories, resultCategoryNames } from '../../../site/contract/result-categories.ts'
import { exportFormats } from '../../contract/export-format.ts'
import { ResultsHeading } from '../results-heading.tsx'
import { ResultsToolbar } from './results-toolbar.tsx'
import { nothingSelected, type Selection } from './selection.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

const geneButtons = [
  'Get GO Annotations',
  'Get PO Annotations',
  'Get Sequences',
  'Get Gene Descriptions',
  'Get Locus History',
  'Get Microarray Elements',
]
const two: Selection = {
  isAll: false,
  rows: new Map([
    [7, 'AT1G01010'],
    [3, 'AT1G01020'],
  ]),
}

async function draw(category: ResultCategoryName, selection: Selection = nothingSelected, search?: SavedSearch) {
  const opened: string[] = []
  vi.stubGlobal('open', (address: string) => opened.push(address))
  await drawIn(category, selection, search)
  return opened
}

async function drawIn(category: ResultCategoryName, selection: Selection = nothingSelected, search?: SavedSearch) {
  const toolbar = (chosen: Selection) => (
    <ResultsToolbar
      category={category}
      selection={chosen}
      total={60}
      format="tsv"
      isBusy={false}
      search={search ?? { category, searchText: 'AG' }}
      onFormat={() => {}}
    />
  )
  const { router } = await renderInSite(toolbar(selection))
  return router
}

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const stored = () => JSON.parse(localStorage.getItem(localStorage.key(0) ?? '') ?? 'null')

const idOfButtons = (category: ResultCategoryName) =>
  category === 'community' ? '[RESULTS-013]' : category === 'genes' ? '[RESULTS-014]' : '[RESULTS-015]'

test.for(resultCategoryNames.map((category) => [idOfButtons(category), category] as const))(
  '%s the buttons of %s',
  async ([, category]) => {
    await draw(category)
    const files = category === 'community' ? [] : ['Download All', 'Download Checked']
    const { source } = resultCategories[category]
    // Rows that are not records, and people, are in no list (LIST-045).
    const hasLists = 'kind' in source && category !== 'community'
    expect(screen.queryAllByRole('button').map((button) => button.textContent)).toEqual([
      ...files,
      ...(category === 'genes' ? geneButtons : []),
      ...(hasLists ? ['Save as list'] : []),
      ...(category === 'genes' ? ['Run enrichment'] : []),
    ])
  },
)

test('[USE-008] a list is downloaded in every format that files have', async () => {
  expect(downloadFormats.map(({ format }) => format).toSorted()).toEqual(exportFormats.toSorted())
  await draw('genes')
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: 'File format' })
  expect(Array.from(choice.options, ({ text }) => text)).toEqual(downloadFormats.map(({ label }) => label))
})

const withoutNewSearch: readonly ResultCategoryName[] = [
  ...(['annotations', 'descriptions', 'microarray'] as const),
  // All kinds of the specification have a form; further ones need not.
  ...resultCategoryNames.filter((name) => cardOf(resultCategories[name].source).form === null),
]

test.for(resultCategoryNames)('[RESULTS-012] New Search above a list of %s', async (category) => {
  await renderInSite(<ResultsHeading title="2 records" category={category} />)
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy()
  expect(screen.queryAllByRole('link', { name: 'New Search' })).toHaveLength(withoutNewSearch.includes(category) ? 0 : 1)
})

test.for(geneButtons)('[RESULTS-023] %s without a selection says No genes selected and opens nothing', async (label) => {
  const opened = await draw('genes')
  click(label)
  expect(screen.getByRole('alert').textContent).toBe('No genes selected')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect([opened, localStorage.length]).toEqual([[], 0])
})

const namedBySpecification: readonly ResultCategoryName[] = ['polyallele', 'publication', 'dna', 'markers', 'protocol']
const idOfNothing = (category: ResultCategoryName) => (namedBySpecification.includes(category) ? '[RESULTS-025]' : '[RESULTS-026]')

test.for(resultCategoryNames.filter((name) => name !== 'community').map((name) => [idOfNothing(name), name] as const))(
  '%s Download Checked of %s without a selection saves nothing',
  async ([, category]) => {
    const requests = vi.fn()
    vi.stubGlobal('fetch', requests)
    await draw(category)
    click('Download Checked')
    expect(screen.getByRole('alert').textContent).toBe(category === 'genes' ? 'No genes selected' : 'Nothing selected')
    expect(requests).not.toHaveBeenCalled()
  },
)

test.for<[ids: string, label: string, category: string, further: object]>([
  ['[RESULTS-019] [RESULTS-020]', 'Get GO Annotations', 'annotations', { keyword_types: ['comp', 'func', 'proc'] }],
  ['[RESULTS-019] [RESULTS-020]', 'Get PO Annotations', 'annotations', { keyword_types: ['grow', 'stru'] }],
  ['[RESULTS-018]', 'Get Gene Descriptions', 'descriptions', {}],
  ['[RESULTS-018]', 'Get Locus History', 'locus_history', {}],
])('%s %s opens its list with the genes', async ([, label, category, further]) => {
  const opened = await draw('genes', two)
  click(label)
  expect(opened).toEqual([expect.stringMatching(new RegExp(`^/results\\?mainType=detail&category=${category}&key=searchParams_\\d+$`))])
  expect(stored()).toEqual({ genes: { keys: [7, 3] }, ...further })
})

test('[RESULTS-035] [RESULTS-018] microarray elements are requested with a platform, ATH1 by default', async () => {
  const opened = await draw('genes', two)
  click('Get Microarray Elements')
  const dialog = within(await screen.findByRole('dialog', { name: 'Get Microarray Elements' }))
  const radios = dialog.getAllByRole<HTMLInputElement>('radio')
  expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual(['Affymetrix ATH1', 'CATMA', 'Agilent G2519F-021169'])
  expect(radios.map((radio) => radio.checked)).toEqual([true, false, false])
  fireEvent.click(dialog.getByLabelText('CATMA'))
  fireEvent.click(dialog.getByRole('button', { name: 'Show Elements' }))
  expect(opened).toEqual([expect.stringMatching(/category=microarray&key=searchParams_\d+$/)])
  expect(stored()).toEqual({ genes: { keys: [7, 3] }, platform: 'CATMA' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('[RESULTS-031] [RESULTS-033] [RESULTS-034] [RESULTS-021] sequences are requested with a dataset and a choice', async () => {
  const opened = await draw('genes', two)
  click('Get Sequences')
  const dialog = within(await screen.findByRole('dialog', { name: 'Get Sequences' }))
  const state = () => dialog.getAllByRole<HTMLInputElement>('radio').map(({ checked, disabled }) => (disabled ? 'off' : checked))
  expect(state()).toEqual([true, false, 'off'])
  fireEvent.click(dialog.getByLabelText('All gene models'))
  expect(state()).toEqual([false, true, 'off'])
  fireEvent.change(dialog.getByLabelText('Dataset'), { target: { value: 'araport11_upstream_500' } })
  expect(state()).toEqual([true, 'off', 'off'])
  expect(dialog.getAllByText('This dataset has one sequence per locus only.')).toHaveLength(2)
  fireEvent.change(dialog.getByLabelText('Dataset'), { target: { value: 'araport11_protein' } })
  expect(state()).toEqual([false, true, 'off'])
  fireEvent.click(dialog.getByRole('button', { name: 'Show Sequences' }))
  expect(opened).toEqual([expect.stringMatching(/^\/sequences\?key=searchParams_\d+$/)])
  expect(stored()).toEqual({ genes: { keys: [7, 3] }, dataset: 'araport11_protein', choice: 'all_gene_models' })
})

test('[RESULTS-032] with a list of AGI Gene IDs the matching model is the default', async () => {
  const searchTerms = [{ geneListUploadType: 'AGI Gene IDs' }, { geneList: 'AT1G01010.1' }]
  await draw('genes', two, { category: 'genes', searchTerms })
  click('Get Sequences')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>('Only the matching gene model').checked).toBe(true)
  fireEvent.click(dialog.getByRole('button', { name: 'Show Sequences' }))
  expect(stored()).toMatchObject({ choice: 'matching_model', geneList: 'AT1G01010.1' })
})

test('[RESULTS-083] the ticked genes, or all, are stored and opened in the enrichment; other rows have no such button', async () => {
  const sent: unknown[] = []
  const id = 'c'.repeat(22)
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return Response.json({ id, kind: 'locus', count: 2, counted: 2 })
  })
  const router = await drawIn('genes', two)
  click('Run enrichment')
  await waitFor(() => expect(router.history.location.href).toBe(`/tools/enrichment?list=${id}`))
  expect(sent).toEqual([{ search: { category: 'genes', searchText: 'AG', only: [7, 3] } }])
  cleanup()
  await drawIn('protein', two)
  expect(screen.queryByRole('button', { name: 'Run enrichment' })).toBeNull()
})
