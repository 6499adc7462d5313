import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { SiteTextPage } from './site-text-page.tsx'

afterEach(() => vi.unstubAllGlobals())

const open = async (titles: readonly string[]) => {
  const sections = titles.map((title) => ({ id: title.toLowerCase(), title, nodes: ['Words'] }))
  vi.stubGlobal('fetch', async () => Response.json({ name: 'help-blast', title: 'BLAST', lead: 'Find it.', sections }))
  await renderInSite(<SiteTextPage />, '/help/blast')
  await screen.findByRole('heading', { level: 2, name: titles[0] })
}

test('[TEXT-009] a text of three sections or more lists them', async () => {
  await open(['One', 'Two', 'Three'])
  const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link')
  expect(links.map((link) => `${link.textContent} ${link.getAttribute('href')}`)).toEqual(['One #one', 'Two #two', 'Three #three'])
  for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')?.tagName).toBe('SECTION')
})

test('[TEXT-009] a shorter one does not', async () => {
  await open(['One', 'Two'])
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull()
})
