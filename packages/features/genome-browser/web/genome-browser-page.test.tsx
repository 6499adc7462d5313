import { at4g18960 } from '@rosette/kinds/locus/fixtures/at4g18960.ts'
import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackList } from '../contract/track-list.ts'
import { GenomeBrowserPage } from './genome-browser-page.tsx'

let list: TrackList
let coverage = someCoverage
beforeEach(() => {
  coverage = someCoverage
  list = { releaseId: 'demo', note: null, tracks: [{ id: 'genes', lines: 5 }], siteTracks: [] }
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes('genome/tracks')) return Response.json(list)
    if (url.includes('release/coverage')) return Response.json(coverage)
    if (url.includes('name=AT4G18960')) return Response.json(at4g18960)
    return Response.json({ code: 'not_found', message: 'none', requestId: '1' }, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

const frame = () => screen.findByTitle(/^Genome browser at/)

async function go(text: string): Promise<void> {
  await frame()
  fireEvent.change(screen.getByLabelText('Locus or position'), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Go' }))
}

test('[GBROW-011] the page opens at its address and leads back to the locus that it was opened from', async () => {
  await renderInSite(<GenomeBrowserPage />, '/tools/jbrowse2?loc=Chr2:100..900&tracks=markers&locus=at4g18960')
  expect((await frame()).getAttribute('src')).toBe('/tools/jbrowse2/frame?loc=Chr2:100..900&tracks=markers')
  expect(screen.getByRole('link', { name: 'Back to AT4G18960' }).getAttribute('href')).toBe('/locus?name=AT4G18960')
  expect(document.title).toBe('Genome Browser')
})

test('[GBROW-013] a run that the browser was opened from is the way back, also after a jump to a locus', async () => {
  const token = 'A'.repeat(22)
  await renderInSite(<GenomeBrowserPage />, `/tools/jbrowse2?loc=Chr2:100..900&tracks=markers&run=${token}`)
  const back = async () => (await screen.findByRole('link', { name: 'Back to the run' })).getAttribute('href')
  expect(await back()).toBe(`/runs/${token}`)
  await go('at4g18960')
  await screen.findByRole('link', { name: 'Back to AT4G18960' })
  expect(await back()).toBe(`/runs/${token}`)
})

test('[GBROW-013] what is not the address of a run leads nowhere', async () => {
  await renderInSite(<GenomeBrowserPage />, '/tools/jbrowse2?loc=Chr2:100..900&tracks=markers&run=//example.org')
  await frame()
  expect(screen.queryByRole('link', { name: 'Back to the run' })).toBeNull()
})

test('[GBROW-011] the box goes to a locus or a place, and says what it can not read', async () => {
  const { router } = await renderInSite(<GenomeBrowserPage />, '/tools/jbrowse2')
  await go('at4g18960')
  await screen.findByRole('link', { name: 'Back to AT4G18960' })
  expect(router.state.location.search).toMatchObject({ tracks: 'genes,coding,insertions' })
  await go('Chr5:1,000-2,000')
  await waitFor(async () => expect((await frame()).getAttribute('title')).toBe('Genome browser at Chr5:1000..2000'))
  await go('AT5G99999')
  await screen.findByText('There is no locus AT5G99999 in this release.')
  await go('nonsense')
  await screen.findByText(/^Type the AGI name of a locus/)
})

test('[GBROW-004] a release without tracks says why', async () => {
  list = {
    releaseId: 'demo',
    note: 'This release has no genome browser: bgzip not installed where it was built.',
    tracks: [],
    siteTracks: [],
  }
  await renderInSite(<GenomeBrowserPage />, '/tools/jbrowse2')
  await screen.findByText(/bgzip not installed where it was built/)
  expect(screen.queryByTitle(/^Genome browser at/)).toBeNull()
})

test('[COVER-006] the page says how much of the genome the release has, and nothing of a whole one', async () => {
  const { unmount } = await renderInSite(<GenomeBrowserPage />, '/tools/jbrowse2?loc=Chr2:100..900')
  expect(await screen.findByText(/^The release has 5\.8 of 119\.7 Mb of the genome\./)).toBeTruthy()
  unmount()
  const { of } = someCoverage.sequences.genome
  coverage = { ...someCoverage, sequences: { ...someCoverage.sequences, genome: { held: of, of } } }
  await renderInSite(<GenomeBrowserPage />, '/tools/jbrowse2?loc=Chr2:100..900')
  await frame()
  expect(screen.queryByText(/^The release has/)).toBeNull()
})
