import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Body, hit, genePage as page } from './fixtures/gene-page.ts'
import { ResultsPage } from './results-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const genes = '/results?mainType=general&searchText=AG&category=genes'

/** Stands in for the server, and records the requests. */
function answerWith(answer: (body: Body) => Promise<Response> | Response): Body[] {
  const requests: Body[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    const parsed = JSON.parse(body)
    requests.push(parsed)
    return answer(parsed)
  })
  return requests
}

const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent)

test('[RESULTS-072] [RESULTS-073] [RESULTS-074] [RESULTS-080] columns are in the order of what people look for; empty ones and further ones are shown on request', async () => {
  // The list of columns traps the focus, which it cannot do where nothing is laid out, and says so at length.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const empty = ['phenotypes']
  const requests = answerWith(async (body) => Response.json({ ...(await page(60, body).json()), emptyColumns: empty }))
  const { router } = await renderInSite(<ResultsPage />, genes)
  expect(await screen.findByText('AT1G10003')).toBeTruthy()
  expect(requests[0]).toMatchObject({ emptyColumns: true })
  const atFirst = ['', '#', 'Locus', 'SymbolFull name', 'Description', 'Gene model type']
  expect(heads()).toEqual(atFirst)
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('AGAGAMOUSFloral homeotic geneprotein coding')
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }))
  const box = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
  expect((await box('Phenotype empty in these results')).closest('label')?.textContent).toBe('Phenotype empty in these results')
  expect((await box('Gene model type')).checked).toBe(true)
  fireEvent.click(await box('Phenotype empty in these results'))
  await vi.waitFor(() => expect(heads()).toContain('Phenotype'))
  fireEvent.click(await box('Publications'))
  await vi.waitFor(() => expect(heads()).toContain('Publications'))
  expect(router.history.location.search).toContain(encodeURIComponent('phenotypes,gene_model_type,publication_count'))
  expect(screen.getAllByText('364')).toHaveLength(25)
  fireEvent.click(screen.getByText('Reset columns'))
  await vi.waitFor(() => expect(heads()).toEqual(atFirst))
  expect(router.history.location.search).not.toContain('columns=')
})

test('[RESULTS-079] exact values are the first and default choice of a file', async () => {
  answerWith((body) => page(60, body))
  await renderInSite(<ResultsPage />, genes)
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'File format' })
  expect(choice.value).toBe('exact')
  expect([...choice.options].map(({ text }) => text).slice(0, 2)).toEqual(['Exact values (.tsv)', 'Semicolons for commas (.tsv)'])
})

test('[RESULTS-078] [RESULTS-080] the rows of a general search say why they were found, genes below their symbol', async () => {
  const why = { field: 'symbol', label: 'symbol', how: 'is', text: `${highlightStart}AG${highlightEnd}` }
  answerWith(() => Response.json({ docs: [hit(1), hit(2)], total: 2, error: null, whys: [why, null] }))
  await renderInSite(<ResultsPage />, genes)
  const [first] = await screen.findAllByRole('rowheader')
  expect(first?.textContent).toBe('AT1G1AT1G1.1 +1')
  const symbols = screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[2]?.textContent)
  expect(symbols.slice(1)).toEqual(['AGAGAMOUSsymbol is AG', 'AGAGAMOUS'])
})

test('[RESULTS-080] the reason stands below the name if the symbol is not shown', async () => {
  const why = { field: 'symbol', label: 'symbol', how: 'is', text: `${highlightStart}AG${highlightEnd}` }
  answerWith(() => Response.json({ docs: [hit(1)], total: 1, error: null, whys: [why] }))
  await renderInSite(<ResultsPage />, `${genes}&columns=description`)
  expect((await screen.findByRole('rowheader')).textContent).toBe('AT1G1AT1G1.1 +1symbol is AG')
})
