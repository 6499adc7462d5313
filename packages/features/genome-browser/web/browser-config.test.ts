import { firstView, parseGenomeView } from '@rosette/contract-kit/genome-view/parse-genome-view.ts'
import type { SiteTrack } from '@rosette/contract-kit/genome-view/site-track.ts'
import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { expect, test } from 'vitest'
import type { TrackList } from '../contract/track-list.ts'
import { browserConfig } from './browser-config.ts'
import { chromosomeNames } from './chromosome-names.ts'

const list: TrackList = {
  releaseId: 'demo',
  note: null,
  tracks: [
    { id: 'markers', lines: 7 },
    { id: 'genes', lines: 5 },
  ],
  siteTracks: [
    siteTrack({ id: 'site.peaks', format: 'bed', category: 'Chromatin' }),
    siteTrack({ id: 'site.rna', format: 'bigwig' }),
    siteTrack({ id: 'site.snps', format: 'vcf' }),
  ],
}

function siteTrack(own: Pick<SiteTrack, 'id' | 'format'> & Partial<SiteTrack>): SiteTrack {
  return { title: own.id, category: null, description: null, licence: 'CC0', citation: null, ...own }
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
  const colours = (scheme: 'light' | 'dark') => JSON.stringify(browserConfig(list, firstView, scheme).tracks[0])
  expect(colours('light')).toContain('"nameColor":"#16211a"')
  expect(colours('dark')).toContain('"nameColor":"#e7ede8"')
})

test('[GBROW-016] tracks of the operator are there if their reader is, with the files of the release', () => {
  const shown = { ...firstView, tracks: ['genes', 'site.rna', 'site.snps'] }
  const { tracks, defaultSession } = browserConfig(list, shown, 'light', { formats: ['bed', 'bigwig'], own: [] })
  expect(tracks.map(({ trackId }) => trackId)).toEqual(['genes', 'markers', 'site.peaks', 'site.rna'])
  expect(defaultSession.view.init.tracks).toEqual(['sequence', 'genes', 'site.rna'])
  const addresses = [...JSON.stringify(tracks.slice(2)).matchAll(/"uri":"([^"]+)"/g)].map(([, uri]) => uri)
  expect(addresses).toEqual(['peaks.bed.gz', 'peaks.bed.gz.tbi', 'rna.bw'].map((file) => `/api/genome/demo/site/${file}`))
  expect(tracks[2]).toMatchObject({ name: 'site.peaks', category: ['Chromatin'] })
})

test('[GBROW-015] a chromosome is found under every name that files give it', () => {
  for (const { refName, aliases } of chromosomeNames.adapter.features) {
    expect(aliases).not.toContain(refName)
    for (const name of aliases) expect(parseChromosome(name)).toBe(refName)
  }
  const [all] = [chromosomeNames.adapter.features.flatMap(({ aliases }) => aliases)]
  for (const name of ['1', 'chr1', 'CHR5', 'Pt', 'ChrPt', 'C', 'chrC', 'Mt', 'MT', 'M', 'chrM']) expect(all).toContain(name)
})
