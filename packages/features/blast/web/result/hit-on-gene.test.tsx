import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BlastHit, HitPicture } from '../../contract/blast-result.ts'
import { HitOnGene, viewOfHit } from './hit-on-gene.tsx'

const token = 'A'.repeat(22)
const hsp = {
  line: 3,
  identity: 64,
  length: 6,
  mismatches: 1,
  gapOpenings: 1,
  queryStart: 10,
  queryEnd: 14,
  subjectStart: 1,
  subjectEnd: 6,
  evalue: 1e-20,
  bitScore: 81.6,
  score: 200,
  identical: 4,
  positive: 5,
  gaps: 1,
  queryFrame: 0,
  subjectFrame: 0,
}
const position = { chromosome: 'Chr4', start: 1001, end: 3001 } as const
const hit: BlastHit = {
  number: 1,
  query: 0,
  database: 'Araport11_pep_20220914',
  subject: 'AT4G18960.1',
  title: '',
  subjectLength: 252,
  queryCover: 90,
  hsps: [hsp],
  locus: { locus: { kind: 'locus', key: 7, label: 'AT4G18960' }, symbols: [], description: null, place: position },
}
const places = [
  { ...position, start: 9_000_001, end: 9_000_101, line: 4, strand: '+' },
  { ...position, start: 2001, end: 2101, line: 3, strand: '+' },
] as const

let requests: string[]
let mayBrowse: boolean
beforeEach(() => {
  requests = []
  mayBrowse = true
  vi.stubGlobal('fetch', async (url: string) => {
    requests.push(url)
    const picture: HitPicture = { places: [...places], picture: null }
    if (url.includes('/picture')) return Response.json(picture)
    return mayBrowse
      ? Response.json({ releaseId: 'demo', note: null, tracks: [{ id: 'genes', lines: 5 }], siteTracks: [] })
      : Response.json({ code: 'access_denied', message: 'no', requestId: '1' }, { status: 403 })
  })
})
afterEach(() => vi.unstubAllGlobals())

async function open(): Promise<void> {
  const { container } = await renderInSite(<HitOnGene token={token} hit={hit} />)
  await screen.findByText('Genome browser')
  const fold = container.querySelector('details')
  expect(fold?.open).toBe(false)
  expect(requests.filter((url) => url.includes('genome'))).toEqual([])
  if (fold) fold.open = true
  if (fold) fireEvent(fold, new Event('toggle'))
}

test('[GBROW-012] [GBROW-013] a hit opens at its padded locus, and its own page leads back to the run', async () => {
  await open()
  expect((await screen.findByTitle('Genome browser at AT4G18960.1')).getAttribute('src')).toBe(
    '/tools/jbrowse2/frame?loc=Chr4:901..3101&tracks=genes,coding,insertions',
  )
  expect(screen.getByRole('link', { name: 'Open this view on a page of its own' }).getAttribute('href')).toBe(
    `/tools/jbrowse2?loc=Chr4:901..3101&tracks=genes,coding,insertions&run=${token}`,
  )
})

test('[GBROW-012] those who may not see records are told so, and no frame is opened', async () => {
  mayBrowse = false
  await open()
  await screen.findByText(/^The genome browser is available to users with access to records/)
  expect(screen.queryByTitle(/^Genome browser at/)).toBeNull()
})

test('[GBROW-012] a hit without a locus opens at its best alignment, and one without a place not at all', () => {
  expect(viewOfHit({ ...hit, locus: null }, places)?.position).toEqual({ chromosome: 'Chr4', start: 1996, end: 2106 })
  expect(viewOfHit({ ...hit, locus: null }, [])).toBeNull()
})
