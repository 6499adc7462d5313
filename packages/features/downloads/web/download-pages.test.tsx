import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { DownloadFilePage } from './download-file-page.tsx'
import { DownloadListPage } from './download-list-page.tsx'

const item = (path: string, type: string, isPremium = false) => ({
  name: path.split('/').at(-1),
  type,
  path,
  isPremium,
  sha256: null,
  size: type === 'file' ? 2048 : null,
  lastModified: '2024-08-27T23:30:00Z',
})

function answer(make: (url: string) => Response): string[] {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(String(url))
    return make(String(url))
  })
  return requests
}

const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }

function InSite() {
  return (
    <SiteProvider site={site}>
      <DownloadFilePage />
    </SiteProvider>
  )
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

test('[DOWN-005] [DOWN-006] [DOWN-007] [DOWN-008] [DOWN-015] a nested folder has rows, sections, and a path of links', async () => {
  answer(() =>
    json({
      'new.txt': item('Subscriber_Data_Releases/2026/new.txt', 'file', true),
      'README.txt': item('Subscriber_Data_Releases/2026/README.txt', 'file'),
      parts: item('Subscriber_Data_Releases/2026/parts', 'dir'),
    }),
  )
  await renderInSite(<DownloadListPage />, '/download/list?dir=Subscriber_Data_Releases/2026')
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(0, 3)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    ['parts', '', '8/27/2024'],
    ['new.txt', '2 KB', '8/27/2024'],
    ['README.txt', '2 KB', '8/27/2024'],
  ])
  expect(rows.map((row) => within(row).queryByRole('img', { name: 'Premium Page' }) !== null)).toEqual([false, true, false])
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/download/list?dir=Subscriber_Data_Releases/2026/parts',
    '/download/file?path=Subscriber_Data_Releases/2026/new.txt',
    '/download/file?path=Subscriber_Data_Releases/2026/README.txt',
  ])
  const crumb = within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
  expect(crumb.getByRole('link', { name: 'Subscriber Data Releases' }).getAttribute('href')).toBe(
    '/download/list?dir=Subscriber_Data_Releases',
  )
  const sections = within(screen.getByRole('navigation', { name: 'Download sections' })).getAllByRole('link')
  expect(sections).toHaveLength(14)
  expect(sections.map((link) => link.getAttribute('href'))).toContain('/download/list?dir=GO_and_PO_Annotations')
})

test('[DOWN-020] whatever is not a file is a folder', async () => {
  answer(() => json({ a: item('Maps/a', 'dir'), b: item('Maps/b', 'symlink'), 'c.txt': item('Maps/c.txt', 'file') }))
  await renderInSite(<DownloadListPage />, '/download/list?dir=Maps')
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/download/list?dir=Maps/a',
    '/download/list?dir=Maps/b',
    '/download/file?path=Maps/c.txt',
  ])
})

test.each([
  ['a failed one', () => json({}, 500)],
  ['an empty one', () => json({})],
])('[DOWN-018] a listing that can not be shown says so: %s', async (_name, made) => {
  answer(made)
  await renderInSite(<DownloadListPage />, '/download/list?dir=Maps')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Cannot load directory content. Please try again later or contact curator@example.org',
  )
})

test('[DOWN-011] [DOWN-022] [STORE-013] a text is shown as text; a long one up to a megabyte, with the whole file to save', async () => {
  answer(() => new Response(`<script>alert(1)</script>${'x'.repeat(2 * 1024 * 1024)}`))
  const { container } = await renderInSite(<DownloadFilePage />, '/download/file?path=Genes/a.txt')
  await screen.findByRole('button', { name: 'Download the whole file' })
  expect(container.querySelector('script')).toBeNull()
  const shown = container.querySelector('pre')?.textContent ?? ''
  expect([shown.startsWith('<script>alert(1)</script>'), shown.length]).toEqual([true, 1024 * 1024])
})

test('[DOWN-012] [DOWN-013] [DOWN-019] images and PDF are shown from the address of the file; a failure says so', async () => {
  answer(() => new Response(''))
  const image = await renderInSite(<DownloadFilePage />, '/download/file?path=Maps/a%20b.png')
  const picture = await screen.findByRole('img', { name: 'a b.png' })
  expect(picture.getAttribute('src')).toBe('/api/download-files/download?filePath=Maps%2Fa%20b.png')
  fireEvent.error(picture)
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Cannot load file content. Please try again later or contact curator@example.org',
  )
  image.unmount()
  await renderInSite(<DownloadFilePage />, '/download/file?path=Maps/a.pdf')
  expect((await screen.findByTitle('a.pdf')).getAttribute('src')).toBe('/api/download-files/download?filePath=Maps%2Fa.pdf')
})

test.each([
  ['/download/file?path=Genes/deep/a.gff3.gz'],
  ['/download/file?path=Genes/deep/a.txt&force_download=true'],
  ['/download/file?path=Genes/deep/a.xlsx'],
])('[DOWN-010] [DOWN-014] %s is saved, and the list of its folder follows', async (address) => {
  answer(() => new Response(''))
  const clicked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    clicked.push(this.getAttribute('href') ?? '')
  })
  const { router } = await renderInSite(<DownloadFilePage />, address)
  await waitFor(() => expect(decodeURIComponent(router.state.location.href)).toBe('/download/list?dir=Genes/deep'))
  expect(clicked).toEqual([expect.stringMatching(/^\/api\/download-files\/download\?filePath=Genes%2Fdeep%2Fa\./)])
})

test.each(['a.txt', 'a.png', 'a.pdf', 'a.gz'])('[STORE-018] %s for subscribers says how to get it, instead of an error', async (name) => {
  answer(() => json({ code: 'login_required', message: 'This file is for subscribers.', requestId: 'x' }, 401))
  await renderInSite(<InSite />, `/download/file?path=Subscriber_Data_Releases/${name}`)
  const card = within(await screen.findByRole('region', { name: 'This file is for subscribers' }))
  expect(card.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
  expect(card.getByRole('link', { name: /^Subscribe/ })).toBeTruthy()
  // An ORCID iD alone opens no files.
  expect(card.queryByText(/ORCID/)).toBeNull()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.querySelector('iframe, img[alt="a.png"]')).toBeNull()
})

test('[DOWN-019] a text that can not be loaded says so', async () => {
  answer(() => json({ code: 'not_found', message: 'no', requestId: 'x' }, 404))
  await renderInSite(<DownloadFilePage />, '/download/file?path=Genes/none.txt')
  expect((await screen.findByRole('alert')).textContent).toContain('Cannot load file content.')
})
