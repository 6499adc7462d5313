import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { ResolvedLine } from '../../resolve/contract/resolve-call.ts'
import { ExplainPage } from './explain-page.tsx'

afterEach(() => vi.unstubAllGlobals())

async function open(line: ResolvedLine) {
  const counts = { matched: 0, alias: 0, converted: 0, ambiguous: 0, obsolete: 0, duplicate: 0, unknown: 0 }
  vi.stubGlobal('fetch', async () => Response.json({ lines: [line], counts, recordCount: 0 }))
  await renderInSite(<ExplainPage />, `/r/${line.input}`)
  return screen.findByRole('heading', { level: 1 })
}

const linksOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('[LINK-009] an ambiguous id lists what it may mean, distinguished by permanent address', async () => {
  const candidates = [4, 49_999].map((key) => ({ kind: 'arrayelement', key, label: '162I3', by: 'name' as const }))
  expect((await open({ input: '162I3', bucket: 'ambiguous', candidates })).textContent).toBe('Which 162I3?')
  const list = screen.getByRole('list')
  expect(linksOf(list)).toEqual(['/array_element/4', '/array_element/49999'])
  expect(list.textContent).toContain('Array Element')
  expect(list.textContent).toContain('/array_element/49999')
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
