import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import type { PublicSummary } from '../contract/public-summary.ts'
import { ExplainPage } from './explain-page.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(line: ResolvedLine) {
  const counts = { matched: 0, alias: 0, converted: 0, ambiguous: 0, obsolete: 0, duplicate: 0, unknown: 0 }
  vi.stubGlobal('fetch', async (url: string | URL | Request) => {
    const [, kind, key] = /summary\/(\w+)\/(\d+)/.exec(String(url instanceof Request ? url.url : url)) ?? []
    return Response.json(kind ? summaryOf(kind, Number(key)) : { lines: [line], counts, recordCount: 0 })
  })
  await renderInSite(<ExplainPage />, `/r/${line.input}`)
  return screen.findByRole('heading', { level: 1 })
}

/** Of 49999 the release has neither symbols nor a description. */
function summaryOf(kind: string, key: number): PublicSummary {
  const isBare = key === 49_999
  return {
    kind,
    key,
    name: '162I3',
    symbols: isBare ? [] : ['ASG1'],
    type: null,
    description: isBare ? null : 'Altered seed germination. Further sentence.',
    position: null,
    uniprotIds: [],
    isObsolete: false,
    address: kind === 'locus' ? `/locus/AT1G9${key === 2 ? '0010' : '9910'}` : `/array_element/${key}`,
    formats: [],
    release: 'demo',
    isOpen: true,
  }
}

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('[LINK-009] an ambiguous id lists what it may mean, by names and not by addresses', async () => {
  const candidates = [4, 49_999].map((key) => ({ kind: 'arrayelement', key, label: '162I3', by: 'name' as const }))
  expect((await open({ input: '162I3', bucket: 'ambiguous', candidates })).textContent).toBe('Which 162I3?')
  const list = screen.getByRole('list')
  expect(linksOf(list)).toEqual(['/array_element/4', '/array_element/49999'])
  expect(list.textContent).toContain('Array Element')
  expect(await within(list).findByText('Altered seed germination.')).toBeTruthy()
  expect(list.textContent).toContain('ASG1')
  expect(list.textContent).toContain('No. 49999')
  expect(list.textContent).not.toContain('/array_element')
})

test('[LINK-009] a retired id says what replaced it, apart from the record that is kept', async () => {
  const successor = { kind: 'locus', key: 2, label: 'AT1G90010' }
  const record = { kind: 'locus', key: 1, label: 'AT1G99910' }
  expect((await open({ input: 'AT1G99910', bucket: 'obsolete', record, successors: [successor] })).textContent).toBe(
    'AT1G99910 Is No Longer in Use',
  )
  expect(screen.getByText('This identifier was replaced by:')).toBeTruthy()
  expect(screen.getByText('Its record is still available:')).toBeTruthy()
  expect(screen.getAllByRole('list').map(linksOf)).toEqual([['/locus/AT1G90010'], ['/locus/AT1G99910']])
})

test('[LINK-009] an unknown id offers a search for it', async () => {
  expect((await open({ input: 'nobody', bucket: 'unknown' })).textContent).toBe('Page Not Found')
  expect(screen.getByRole('search')).toBeTruthy()
})
