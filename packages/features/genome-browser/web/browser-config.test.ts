import { firstView, parseGenomeView } from '@rosette/contract-kit/genome-view/genome-view.ts'
import { expect, test } from 'vitest'
import type { TrackList } from '../contract/track-list.ts'
import { browserConfig } from './browser-config.ts'

const list: TrackList = {
  releaseId: 'demo',
  note: null,
  tracks: [
    { id: 'markers', lines: 7 },
    { id: 'genes', lines: 5 },
  ],
}

test('[GBROW-008] the browser opens with the tracks of the view that the release has, in its own order', () => {
  const { tracks, defaultSession } = browserConfig(list, firstView, 'light')
  expect(tracks.map(({ trackId }) => trackId)).toEqual(['genes', 'markers'])
  expect(defaultSession.view.init).toEqual({ assembly: 'TAIR10', loc: 'Chr1:1..100000', tracks: ['sequence', 'genes', 'markers'] })
  const { view } = browserConfig(list, { ...firstView, tracks: ['markers', 'coding'] }, 'light').defaultSession
  expect(view.init.tracks).toEqual(['sequence', 'markers'])
})

test('[GBROW-006] everything that the browser reads is a file of the release on this site', () => {
  const { assembly, tracks } = browserConfig(list, firstView, 'dark')
  const addresses = [...JSON.stringify([assembly, tracks]).matchAll(/"uri":"([^"]+)"/g)].map(([, uri]) => uri)
  expect(addresses).toEqual([
    ...['genome.fa.gz', 'genome.fa.gz.fai', 'genome.fa.gz.gzi'].map((file) => `/api/genome/demo/${file}`),
    ...['genes.gff3.gz', 'genes.gff3.gz.tbi', 'markers.gff3.gz', 'markers.gff3.gz.tbi'].map((file) => `/api/genome/demo/${file}`),
  ])
})

test('[SECURE-056] an address brings no configuration, session, assembly, track or plugin of another site', () => {
  const foreign = 'https://other.example/config.json'
  const names = ['config', 'session', 'sessionTracks', 'assembly', 'plugins', 'hubURL', 'tracklist', 'addTracks', 'defaultSession']
  const address = new URLSearchParams([
    ['loc', `Chr1:1..5 ${foreign}`],
    ['tracks', `genes,${foreign},{"uri":"${foreign}"}`],
    ...names.map((name) => [name, name === 'session' ? `url-${foreign}` : JSON.stringify([{ uri: foreign }])]),
  ])
  const config = browserConfig(list, parseGenomeView(Object.fromEntries(address)), 'light')
  expect(JSON.stringify(config)).not.toContain('other.example')
  expect(config).toEqual(browserConfig(list, { ...firstView, tracks: ['genes'] }, 'light'))
  expect([config.disableAddTracks, 'plugins' in config]).toEqual([true, false])
})

test('[GBROW-009] names are drawn in colours of the scheme', () => {
  const nameColour = (scheme: 'light' | 'dark') => browserConfig(list, firstView, scheme).tracks[0]?.displays[0]?.renderer.labels.nameColor
  expect([nameColour('light'), nameColour('dark')]).toEqual(['#16211a', '#e7ede8'])
})
