import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { someCoverage } from '@rosette/test-kit/sequences/some-coverage.ts'
import type { MessageOfFrame, MessageOfPage } from '@rosette/ui-kit/genome-browser/frame-messages.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { TrackList } from '../../contract/track-list.ts'
import { GenomeBrowserPage } from '../genome-browser-page.tsx'

const sheet = { category: null, description: null, licence: 'CC0', citation: null }
let list: TrackList
let requests: string[] = []
beforeEach(() => {
  requests = []
  list = {
    releaseId: 'demo',
    note: null,
    tracks: [{ id: 'genes', lines: 5 }],
    siteTracks: [
      {
        ...sheet,
        id: 'site.peaks',
        format: 'bed',
        title: 'Root peaks',
        category: 'Chromatin',
        description: 'Peaks of roots',
        citation: 'Some et al.',
      },
      { ...sheet, id: 'site.snps', format: 'vcf', title: 'Accessions' },
    ],
  }
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    return Response.json(url.includes('genome/tracks') ? list : someCoverage)
  })
})
afterEach(() => vi.unstubAllGlobals())

const frame = () => screen.findByTitle(/^Genome browser at/)
const isTicked = (title: string) => screen.getByLabelText<HTMLInputElement>(title).checked

async function openPage(query = 'loc=Chr2:100..900&tracks=genes,site.snps') {
  const { router } = await renderInSite(<GenomeBrowserPage />, `/tools/jbrowse2?${query}`)
  const own = await frame()
  const sent: MessageOfPage[] = []
  // The test's browser loads no document into a frame. The page tells it nothing else.
  const other = Object.assign(new EventTarget(), { postMessage: (message: unknown) => sent.push(message as MessageOfPage) })
  Object.defineProperty(own, 'contentWindow', { value: other })
  const hear = (data: unknown, { origin = window.location.origin, source = other }: { origin?: string; source?: unknown } = {}) =>
    act(() => {
      const event = new MessageEvent('message', { data, origin })
      Object.defineProperty(event, 'source', { value: source })
      window.dispatchEvent(event)
    })
  const say = (message: MessageOfFrame) => hear(message)
  say({ about: 'genome-ready' })
  return { router, sent, hear, say }
}

test('[GBROW-016] tracks of the operator stand by category with what the sheet says, and are shown by the frame', async () => {
  const { router, sent, say } = await openPage()
  const group = within(screen.getByRole('group', { name: 'Chromatin', hidden: true }))
  const peaks = group.getByLabelText('Root peaks')
  expect(group.getByText('Peaks of roots. Some et al.. CC0')).toBeTruthy()
  expect(isTicked('Accessions')).toBe(true)
  fireEvent.click(peaks)
  expect(isTicked('Root peaks')).toBe(true)
  await waitFor(() => expect(sent).toContainEqual({ about: 'tracks', tracks: 'genes,site.snps,site.peaks' }))
  say({ about: 'genome-view', loc: 'Chr2:100..900', tracks: 'genes,site.snps,site.peaks,own.1' })
  await waitFor(() => expect(router.state.location.search).toMatchObject({ tracks: 'genes,site.snps,site.peaks' }))
  await waitFor(() => expect(isTicked('Root peaks')).toBe(true))
})

test('[GBROW-016] a track that can not be opened is said and not ticked', async () => {
  const { say } = await openPage()
  fireEvent.click(screen.getByLabelText('Root peaks'))
  say({ about: 'opened-track', id: 'site.peaks', problem: 'The track could not be opened.' })
  expect(await screen.findByText('The track could not be opened.')).toBeTruthy()
  expect(isTicked('Root peaks')).toBe(false)
})

test('[GBROW-016] a release without them lists none', async () => {
  list = { ...list, siteTracks: [] }
  await openPage('loc=Chr2:100..900&tracks=genes')
  expect(screen.queryByText('Tracks of this site')).toBeNull()
  expect(screen.queryByText(/^More tracks/)).toBeNull()
})

test('[VARIANT-009] the variants of the region that is shown can be saved, unless it is too long', async () => {
  const { say } = await openPage()
  fireEvent.click(screen.getByRole('button', { name: 'Save this region as VCF: Accessions', hidden: true }))
  await waitFor(() => expect(requests).toContain('/api/genome/variants.vcf?set=snps&loc=Chr2:100..900'))
  say({ about: 'genome-view', loc: 'Chr2:1..1000001', tracks: 'genes' })
  expect(await screen.findByText(/^Zoom in to 1 Mb/)).toBeTruthy()
})

test('[GBROW-018] [GBROW-019] files are handed to the frame, again after a jump, and taken away when removed or refused', async () => {
  const { sent, say } = await openPage()
  const file = new File(['1\t1\t5\n'], 'mine.bed')
  fireEvent.change(screen.getByLabelText('Your own files', { selector: 'input' }), { target: { files: [file] } })
  await waitFor(() => expect(sent.at(-1)).toEqual({ about: 'own-tracks', tracks: [{ id: 'own.1', format: 'bed', file, index: null }] }))
  expect(await screen.findByText('(opening)', { exact: false })).toBeTruthy()
  say({ about: 'opened-track', id: 'own.1', problem: null })
  await waitFor(() => expect(screen.queryByText('(opening)', { exact: false })).toBeNull())
  say({ about: 'dropped-files', files: [new File(['x'], 'other.gff3')] })
  expect(await screen.findByText('other.gff3')).toBeTruthy()
  say({ about: 'opened-track', id: 'own.2', problem: 'No good.' })
  expect(await screen.findByText('other.gff3: No good.')).toBeTruthy()
  expect(screen.queryByText('other.gff3')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove mine.bed', hidden: true }))
  await waitFor(() => expect(sent.at(-1)).toEqual({ about: 'own-tracks', tracks: [] }))
  expect(requests.filter((url) => !/genome\/tracks|release\/coverage/.test(url))).toEqual([])
})

test('[GBROW-020] messages of other origins, of other windows and of other shapes change nothing', async () => {
  const { router, hear } = await openPage()
  const moved = { about: 'genome-view', loc: 'Chr5:1..9', tracks: 'markers' }
  const dropped = { about: 'dropped-files', files: [new File(['x'], 'foreign.bed')] }
  for (const message of [moved, dropped]) {
    hear(message, { origin: 'https://other.example' })
    hear(message, { source: window })
  }
  hear({ about: 'genome-view', loc: 5, tracks: [] })
  hear({ about: 'dropped-files', files: ['foreign.bed'] })
  hear({ ...moved, about: 'other' })
  await act(() => Promise.resolve())
  expect(router.state.location.search).toMatchObject({ loc: 'Chr2:100..900' })
  expect(screen.queryByText('foreign.bed')).toBeNull()
  hear(moved)
  await waitFor(() => expect(router.state.location.search).toMatchObject({ loc: 'Chr5:1..9', tracks: 'markers' }))
})
