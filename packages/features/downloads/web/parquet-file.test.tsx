import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import type { FilePreview } from '../contract/folder-manifest.ts'
import { DownloadFilePage } from './download-file-page.tsx'

const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }

function InSite() {
  return (
    <SiteProvider site={site}>
      <DownloadFilePage />
    </SiteProvider>
  )
}

const preview: FilePreview = {
  title: 'Alleles that a germplasm carries.',
  releaseId: '2026_11_17',
  rows: 38_193,
  licences: ['CC-BY 4.0', 'CC0'],
  columns: [
    { name: 'locus_id', type: 'bigint', isNullable: false, description: null },
    { name: 'names', type: 'text[]', isNullable: true, description: 'All of them.' },
  ],
  firstRows: [
    ['9007199254740993', '["a<b"]'],
    ['2', null],
  ],
}

function answer(body: unknown, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }))
}

const open = (path: string) => renderInSite(<InSite />, `/download/file?path=${path}`)
const cellsOf = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    )
    .filter((cells) => cells.length > 0)

test('[BULKDATA-008] a Parquet file shows rows, columns and first rows, is saved by a button only, and comes with code', async () => {
  answer(preview)
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click')
  await open('Public_Data_Releases/2026_11_17/parquet/germplasm_allele.parquet')
  const facts = await screen.findByText(/38,193 rows, 2 columns/)
  expect(facts.textContent).toBe('Alleles that a germplasm carries. 38,193 rows, 2 columns; release 2026_11_17; licence: CC-BY 4.0; CC0.')
  expect(cellsOf('Columns')).toEqual([
    ['locus_id', 'bigint', 'no', ''],
    ['names', 'text[]', 'yes', 'All of them.'],
  ])
  expect(cellsOf('First rows')).toEqual([
    ['9007199254740993', '["a<b"]'],
    ['2', 'empty'],
  ])
  expect(clicked).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Save file' })).toBeTruthy()
  const code = () => screen.getByRole('region', { name: 'Use in code' }).textContent
  expect(code()).toContain('/download_files/Public_Data_Releases/2026_11_17/parquet/germplasm_allele.parquet", "germplasm_allele.parquet")')
  expect(code()).not.toContain('We have not run this code')
  fireEvent.click(screen.getByRole('radio', { name: 'R' }))
  expect(code()).toContain('We have not run this code')
  expect(code()).toContain('read_parquet("germplasm_allele.parquet")')
})

test('[BULKDATA-008] an empty table says so, and code for a file of subscribers reads the saved file', async () => {
  answer({ ...preview, rows: 0, firstRows: [] })
  await open('Subscriber_Data_Releases/2026_11_17/parquet/a.parquet')
  expect(await screen.findByText('This table has no rows in this release.')).toBeTruthy()
  const code = screen.getByRole('region', { name: 'Use in code' }).textContent
  expect(code).toContain('Save the file first')
  expect(code).not.toContain('urlretrieve')
})

test('[BULKDATA-008] [STORE-018] a Parquet file for subscribers says how to get it, instead of an error', async () => {
  answer({ code: 'login_required', message: 'This file is for subscribers.', requestId: 'x' }, 401)
  await open('Subscriber_Data_Releases/2026_11_17/parquet/a.parquet')
  const card = within(await screen.findByRole('region', { name: 'This file is for subscribers' }))
  expect(card.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login')
})
