import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { SiteFactsProvider } from '@rosette/ui-kit/app-facts.tsx'
import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ListActions } from './list-actions.tsx'

const contentId = 'AAAAAAAAAAAAAAAAAAAAAA'
let requests: string[] = []

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    return new Response('AT4G18960\n')
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[MUTANT-016] a list of loci links to its mutants to order, a list of another kind does not', async () => {
  await renderInSite(<ListActions kind="locus" contentId={contentId} count={2} comparedAs={contentId} />)
  expect(screen.getByRole('link', { name: 'Mutants to order' }).getAttribute('href')).toBe(`/tools/mutants?list=${contentId}`)
  cleanup()
  await renderInSite(<ListActions kind="germplasm" contentId={contentId} count={2} comparedAs={contentId} />)
  expect(screen.getByRole('link', { name: 'Search within' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Mutants to order' })).toBeNull()
})

test.each([
  ['NETWORK-011', 'Network', 'network', 'interactions'],
  ['EXPR-020', 'Expression', 'expression', 'expression'],
  ['MOTIF-012', 'Motifs', 'motifs', 'motifs'],
  ['ORTHO-005', 'Orthologs', 'orthologs', 'orthologs'],
] as const)('[%s] a list of loci leads to %s if the release has the data', async (_rule, name, path, part) => {
  const actions = <ListActions kind="locus" contentId={contentId} count={2} comparedAs={contentId} />
  await renderInSite(actions)
  expect(screen.queryByRole('link', { name })).toBeNull()
  cleanup()
  const facts = { curatorEmail: 'curator@example.org', releaseParts: [part] }
  await renderInSite(<SiteFactsProvider facts={facts}>{actions}</SiteFactsProvider>)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`/tools/${path}?list=${contentId}`)
})

test('[MUTANT-018] files, citation and code of a list name its content', async () => {
  const saved: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
  await renderInSite(<ListActions kind="locus" contentId={contentId} count={2} comparedAs={contentId} />)
  fireEvent.click(screen.getByRole('button', { name: 'Download and cite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download and cite' }))
  for (const [label, format] of [
    ['This page (TSV)', 'tsv'],
    ['Identifiers, one per line', 'txt'],
    ['JSON lines', 'jsonl'],
  ] as const) {
    fireEvent.click(await dialog.findByRole('button', { name: label }))
    await vi.waitFor(() => expect(saved.at(-1)).toBe(`list_${contentId}.${format}`))
    expect(requests).toContain(`/api/list-contents/${contentId}/file?format=${format}`)
    // A second file is saved once the first is.
    await vi.waitFor(() => expect(dialog.getByRole('button', { name: label }).hasAttribute('disabled')).toBe(false))
  }
  expect(await dialog.findByText(`${location.origin}/lists/c/${contentId}`, { selector: 'code' })).toBeTruthy()
  expect(dialog.getByText(/^curl /).textContent).toContain(`${location.origin}/api/list-contents/${contentId}/file?format=tsv`)
})
