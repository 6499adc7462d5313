import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageReuse } from './page-reuse.ts'
import { ReuseButton } from './reuse-button.tsx'

const release = {
  releaseId: 'demo-1',
  builtAt: '2026-11-01T10:00:00.000Z',
  counts: {},
  sources: [
    {
      kind: 'locus',
      title: 'Genes',
      file: 'genes.gff',
      isDemo: false,
      sha256: '',
      bytes: 1,
      lines: 1,
      rows: 1,
      rejected: 0,
      licence: 'CC BY 4.0',
      citation: 'Cheng et al. 2017',
      recordKinds: ['locus'],
    },
  ],
  doi: null,
  chromosomes: [],
  held: [],
  previous: null,
}
const answer = '{"name": "AT4G18960"}\n'
const saved: { name: string; text: Promise<string> }[] = []
let copied = ''
let requests: string[] = []

beforeEach(() => {
  saved.length = 0
  requests = []
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address)
    if (address === '/api/release') return Response.json(release)
    return address.includes('BROKEN')
      ? Response.json({}, { status: 503 })
      : new Response(answer, { headers: { 'content-type': 'application/json' } })
  })
  let blob = new Blob()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
    if (object instanceof Blob) blob = object
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, text: blob.text() })
  })
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    copied = text
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const reuse: PageReuse = {
  title: 'Locus: AT4G18960 (AG)',
  recordKinds: ['locus'],
  call: { path: 'detail/locus', query: { name: 'AT4G18960' } },
  permanentPath: async () => '/locus?name=AT4G18960',
  files: async () => [{ label: 'Clones (TSV)', note: '1 row', save: async () => {} }],
  fileName: 'locus_AT4G18960',
}

async function open(with_: Partial<PageReuse> = {}) {
  await renderInSite(<ReuseButton reuse={{ ...reuse, ...with_ }} />)
  fireEvent.click(screen.getByRole('button', { name: 'Download and cite' }))
  return within(await screen.findByRole('dialog', { name: 'Download and cite' }))
}

test('[USE-001] nothing is fetched before the dialog is opened, which has files, citation and code', async () => {
  await renderInSite(<ReuseButton reuse={reuse} />)
  // Time for a dialog that were open to load and to ask.
  await act(() => import('./reuse-dialog.tsx'))
  expect(requests).toEqual([])
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Download and cite' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Download and cite' }))
  expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(['Download', 'Cite', 'Use in code'])
  expect(await dialog.findByRole('button', { name: 'Clones (TSV)' })).toBeTruthy()
})

test('[USE-002] the JSON file is what the call answers, byte for byte', async () => {
  const dialog = await open()
  fireEvent.click(dialog.getByRole('button', { name: 'This page (JSON)' }))
  await vi.waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('locus_AT4G18960.json')
  expect(await saved[0]?.text).toBe(answer)
  expect(requests).toContain('/api/detail/locus?name=AT4G18960')
})

test('[USE-002] a file that cannot be made says so, and nothing is saved', async () => {
  const dialog = await open({ call: { path: 'detail/locus', query: { name: 'BROKEN' } } })
  fireEvent.click(dialog.getByRole('button', { name: 'This page (JSON)' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('The file could not be created. Try again.')
  expect(saved).toEqual([])
})

test('[USE-005] the citation and its BibTeX are copied; the articles of the data stand below', async () => {
  const dialog = await open()
  fireEvent.click(await dialog.findByRole('button', { name: 'Copy citation' }))
  await vi.waitFor(() => expect(copied).toContain('Rosette, release demo-1 (2026-11-01). Locus: AT4G18960 (AG).'))
  expect(copied).toContain(`${location.origin}/locus?name=AT4G18960 (accessed `)
  fireEvent.click(dialog.getByRole('button', { name: 'Copy BibTeX' }))
  await vi.waitFor(() => expect(copied).toMatch(/^@misc\{rosette-locus-at4g18960-ag-2026,/))
  expect(dialog.getByText('Cheng et al. 2017')).toBeTruthy()
})

test('[USE-006] the code of the chosen language is copied', async () => {
  const dialog = await open()
  for (const [language, start] of [
    ['curl', 'curl '],
    ['Python', 'import os'],
    ['R', 'library(httr2)'],
  ] as const) {
    fireEvent.click(dialog.getByRole('radio', { name: language }))
    fireEvent.click(dialog.getByRole('button', { name: `Copy ${language} code` }))
    await vi.waitFor(() => expect(copied.startsWith(start)).toBe(true))
    expect(copied).toContain(`${location.origin}/api/detail/locus?name=AT4G18960`)
  }
})

test('[USE-009] the code of a part of the page takes the place of that of the page', async () => {
  const calls = async () => [{ label: 'pathways', call: { path: 'detail/locus/pathways', query: { key: '7' } } }]
  const dialog = await open({ calls })
  fireEvent.change(await dialog.findByRole('combobox', { name: 'What to fetch:' }), { target: { value: 'pathways' } })
  for (const language of ['curl', 'Python', 'R']) {
    fireEvent.click(dialog.getByRole('radio', { name: language }))
    fireEvent.click(dialog.getByRole('button', { name: `Copy ${language} code` }))
    await vi.waitFor(() => expect(copied).toContain(`${location.origin}/api/detail/locus/pathways?key=7`))
    copied = ''
  }
  fireEvent.change(dialog.getByRole('combobox', { name: 'What to fetch:' }), { target: { value: '' } })
  expect(dialog.getByText(/detail\/locus\?name=AT4G18960/)).toBeTruthy()
})

test('[USE-010] the call of the Python package is offered where there is one', async () => {
  const calls = async () => [{ label: 'pathways', call: { path: 'detail/locus/pathways', query: { key: '7' } } }]
  const dialog = await open({ calls })
  fireEvent.click(dialog.getByRole('radio', { name: 'Python package' }))
  fireEvent.click(dialog.getByRole('button', { name: 'Copy Python package code' }))
  await vi.waitFor(() => expect(copied).toContain('record = site.record("AT4G18960")'))
  fireEvent.change(await dialog.findByRole('combobox', { name: 'What to fetch:' }), { target: { value: 'pathways' } })
  expect(dialog.queryByRole('radio', { name: 'Python package' })).toBeNull()
  expect(dialog.getByRole('radio', { name: 'Python', checked: true })).toBeTruthy()
  expect(dialog.getByText(/import requests/)).toBeTruthy()
})

test('[USE-009] a page without parts offers no choice', async () => {
  const dialog = await open()
  expect(dialog.queryByRole('combobox')).toBeNull()
})

test('[LINK-011] citation and code name the permanent address', async () => {
  const dialog = await open({ permanentPath: async () => '/locus/AT4G18960' })
  expect(await dialog.findByText(`${location.origin}/locus/AT4G18960`, { selector: 'code' })).toBeTruthy()
  fireEvent.click(await dialog.findByRole('button', { name: 'Copy citation' }))
  await vi.waitFor(() => expect(copied).toContain(`${location.origin}/locus/AT4G18960 (accessed `))
})
