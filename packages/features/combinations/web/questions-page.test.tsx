import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readBrowserHistory } from '../../search-history/web/browser-history.ts'
import type { Question } from '../contract/question.ts'
import { QuestionsPage } from './questions-page.tsx'

const question: Question = {
  id: 'of-a-term',
  title: 'Genes of a term',
  form: 'genes',
  sentence: ['Genes annotated to ', { word: 'term' }, ' with ', { word: 'evidence' }, ' evidence but without a phenotype.'],
  words: {
    term: { control: 'term', label: 'Term', first: { id: 'GO:0009908', name: 'flower development' } },
    evidence: {
      control: 'choice',
      label: 'Evidence',
      choices: [
        { label: 'direct', value: ['IDA'] },
        { label: 'any', value: null },
      ],
    },
  },
  steps: [
    {
      is: 'annotations to {term}',
      join: 'and',
      finds: 'genes',
      criteria: { keywordId: '{term}', keywordTerm: '{term.name}', evidence: '{evidence}' },
      filters: {},
      asGenes: false,
    },
    { is: 'phenotypes', join: 'without', finds: 'genes', criteria: {}, filters: { has_phenotype: { include: ['true'] } }, asGenes: false },
  ],
}

let requests: string[] = []

beforeEach(() => {
  requests = []
  localStorage.clear()
  vi.stubGlobal('fetch', async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('/api/questions')) return Response.json({ questions: [question, { ...question, id: 'other', title: 'Another one' }] })
    if (url.includes('/api/suggest')) return Response.json({ terms: [{ id: 'GO:0048366', name: 'leaf development', category: 'process' }] })
    if (url.endsWith('/list')) return Response.json({ id: 'L'.repeat(22), kind: 'locus', count: 4, counted: 4 })
    requests.push(body ?? '')
    const total = body?.includes('IDA') ? 4 : 9
    const steps = [
      { found: 308, own: 308, left: 308 },
      { found: 20, own: 20, left: total },
    ]
    return Response.json({ kind: 'locus', releaseId: 'r1', steps, total, first: ['AG'] })
  })
})

test('[HISTORY-016] the count is that of the words shown, which are in the address, and it says what it is made of', async () => {
  const { router } = await renderInSite(<QuestionsPage />, '/search/questions?ask=of-a-term')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('4 genes'))
  expect(requests.at(-1)).toContain('{"keywordId":"GO:0009908"},{"keywordTerm":"flower development"},{"evidence":["IDA"]}')
  expect(screen.getByText(/Made of/).textContent).toContain('Made of annotations to flower development (308) without phenotypes (20)')
  fireEvent.change(screen.getByLabelText('Evidence'), { target: { value: 'any' } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('9 genes'))
  expect(requests.at(-1)).not.toContain('evidence')
  expect(new URLSearchParams(router.state.location.searchStr).get('w.evidence')).toBe('any')
})

test('[HISTORY-016] a term is chosen by its name, and a text without one means all that contain it', async () => {
  await renderInSite(<QuestionsPage />, '/search/questions?ask=of-a-term')
  const term = await screen.findByLabelText<HTMLInputElement>('Term')
  fireEvent.change(term, { target: { value: 'leaf development' } })
  await waitFor(() => expect(document.querySelector('datalist option')).not.toBeNull())
  fireEvent.blur(term)
  await waitFor(() => expect(requests.at(-1)).toContain('{"keywordId":"GO:0048366"},{"keywordTerm":"leaf development"}'))
  const next = screen.getByLabelText<HTMLInputElement>('Term')
  expect(next.value).toBe('leaf development')
  fireEvent.change(next, { target: { value: 'no such term' } })
  fireEvent.blur(next)
  await waitFor(() => expect(requests.at(-1)).toContain('[{"keywordTerm":"no such term"}'))
  expect(requests.at(-1)).not.toContain('keywordId')
})

test('[HISTORY-019] the searches of a question that is shown go to the history', async () => {
  const { router } = await renderInSite(<QuestionsPage />, '/search/questions?ask=of-a-term')
  fireEvent.click(await screen.findByRole('button', { name: 'Show 4 genes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/results'))
  expect(new URLSearchParams(router.state.location.searchStr).get('is.list')).toBe('L'.repeat(22))
  expect(readBrowserHistory().entries.map(({ total, search }) => [total, search.filters ?? null])).toEqual([
    [20, { has_phenotype: { include: ['true'] } }],
    [308, null],
  ])
})
