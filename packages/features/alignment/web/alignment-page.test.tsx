import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultPeople, type SiteConfig } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { AlignmentPage } from './alignment-page.tsx'

const site: SiteConfig = {
  curatorEmail: 'curator@example.org',
  version: '1.2.3',
  buildDate: '2026-03-09',
  externalLinks: {},
  people: defaultPeople,
}
const locus = { kind: 'locus', key: 7, label: 'AT4G18960' }
const contentId = 'c'.repeat(22)
const answers = {
  [`/api/list-contents/${contentId}`]: {
    id: contentId,
    kind: 'locus',
    count: 2,
    counted: 2,
    next: null,
    releaseId: 'r',
    counts: { current: 2, replaced: 0, split: 0, obsolete: 0, gone: 0 },
    from: 0,
    items: ['AT4G18960', 'AT3G58780'].map((item) => ({ item, status: 'current', record: locus, successors: [] })),
  },
  '/api/runs/abc/options': {
    proteins: ['AT4G18960.1', 'AT3G58780.1'].map((name) => ({ name, symbol: null, locus, sequence: 'MK' })),
    missing: [{ id: 'NOSUCH', reason: 'none' }],
  },
}

async function open(search: string, version: string | null = '7.505'): Promise<void> {
  vi.stubGlobal('fetch', async (address: string) => {
    const { pathname } = new URL(address, 'http://localhost')
    const answer = Object.entries(answers).find(([path]) => path === pathname)?.[1]
    return Response.json(answer ?? (pathname.endsWith('/access') ? { requiresLogin: false, takesUnit: false } : { version }))
  })
  await renderInSite(
    <SiteProvider site={site}>
      <AlignmentPage />
    </SiteProvider>,
    `/tools/alignment${search}`,
  )
}

test.each([
  ['ids of the address', '?items=AG,SHP1', 'AG\nSHP1'],
  ['the genes of a list', `?list=${contentId}`, 'AT4G18960\nAT3G58780'],
  ['what a run had', '?run=abc', 'AT4G18960.1\nAT3G58780.1\nNOSUCH'],
])('[ALIGN-001] the form opens with %s', async (_, search, text) => {
  await open(search)
  expect(await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Proteins/ })).toMatchObject({ value: text })
})

test('[ALIGN-008] without MAFFT the page says so and has no form', async () => {
  await open('', null)
  expect(await screen.findByText(/MAFFT is not installed on this site/)).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /Proteins/ })).toBeNull()
})
