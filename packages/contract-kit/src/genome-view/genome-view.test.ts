import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chromosomeLengths, chromosomes } from '../vocabulary/genome.ts'
import { genomeTrackIds, trackSetOf } from './genome-tracks.ts'
import { formatPosition, genomeBrowserPath, genomeViewPath, padPosition, parsePosition } from './genome-view.ts'
import { firstView, parseGenomeView, parseTracks } from './parse-genome-view.ts'
import { siteTrackFileName } from './site-track-file-name.ts'

test('[DETAIL-044] a view is padded by 5 % on each side, within its chromosome', () => {
  expect(padPosition({ chromosome: 'Chr1', start: 1000, end: 2000 })).toEqual({ chromosome: 'Chr1', start: 950, end: 2050 })
  // ATCG00010
  expect(padPosition({ chromosome: 'ChrC', start: 4, end: 76 })).toEqual({ chromosome: 'ChrC', start: 1, end: 80 })
  const length = chromosomeLengths.ChrM
  expect(padPosition({ chromosome: 'ChrM', start: length - 1000, end: length - 10 })).toEqual({
    chromosome: 'ChrM',
    start: length - 1050,
    end: length,
  })
})

test('[DETAIL-045] the mitochondrial chromosome is named ChrM and has no insertion lines', () => {
  const place = padPosition({ chromosome: 'ChrM', start: 11_918, end: 12_241 })
  const path = genomeViewPath(genomeBrowserPath, { position: place, tracks: trackSetOf('protein_coding', 'ChrM') })
  expect(path).toBe('/tools/jbrowse2?loc=ChrM:11902..12257&tracks=genes,coding')
  expect(parsePosition('mitochondria:5..10')).toEqual({ chromosome: 'ChrM', start: 5, end: 10 })
})

test('[DETAIL-046] which tracks are shown depends on the type of the gene', () => {
  expect(trackSetOf('protein_coding', 'Chr4')).toEqual(['genes', 'coding', 'insertions'])
  expect(trackSetOf('transposable_element_gene', 'Chr4')).toEqual(['transposon_genes', 'transposons'])
  for (const type of ['mirna', 'pseudogene', 'long_noncoding_rna', 'unknown'] as const) {
    expect(trackSetOf(type, 'Chr4')).toEqual(['genes', 'noncoding'])
  }
})

test('[GBROW-008] an address leads back to its view', () => {
  const anyView = fc.record({
    chromosome: fc.constantFrom(...chromosomes),
    from: fc.nat(150_000),
    length: fc.nat(4000),
    tracks: fc.subarray(genomeTrackIds),
  })
  fc.assert(
    fc.property(anyView, ({ chromosome, from, length, tracks }) => {
      const view = { position: { chromosome, start: from + 1, end: from + 1 + length }, tracks }
      const query = new URLSearchParams(genomeViewPath(genomeBrowserPath, view).split('?')[1])
      expect(parseGenomeView({ loc: query.get('loc') ?? '', tracks: query.get('tracks') ?? '' })).toEqual(view)
    }),
    { seed: 3702 },
  )
})

test('[GBROW-008] a place that can not be read and unknown tracks are left out', () => {
  for (const loc of ['', 'Chr9:1..2', 'Chr1', 'Chr1:5..2', 'Chr1:0..5', 'ChrC:999999..1000000', 'Chr1:1..2;DROP', undefined]) {
    expect(parseGenomeView({ loc }).position).toEqual(firstView.position)
  }
  expect(formatPosition(parseGenomeView({ loc: ' chr4:10,382,856-10,388,539' }).position)).toBe('Chr4:10382856..10388539')
  expect(parsePosition('ChrC:100000..999999')).toEqual({ chromosome: 'ChrC', start: 100_000, end: chromosomeLengths.ChrC })
  expect(parseTracks('markers,nonsense, genes,genes')).toEqual(['genes', 'markers'])
  expect(parseGenomeView({ tracks: 'nonsense' }).tracks).toEqual(firstView.tracks)
})

test("[GBROW-016] an address names the operator's tracks after those of every release, and nothing else", () => {
  expect(parseTracks('site.peaks,markers,genes,site.peaks,site.1001-snps')).toEqual(['genes', 'markers', 'site.peaks', 'site.1001-snps'])
  for (const word of ['site.', 'site.-a', 'site.a-', 'site.A', 'site.a/b', 'site.a.bed', 'own.1', `site.${'a'.repeat(61)}`]) {
    expect(parseTracks(word), word).toEqual([])
  }
  for (const [name, isFile] of [
    ['a.bw', true],
    ['a-1.bed.gz.tbi', true],
    ['a.vcf.gz', true],
    ['a.bed', false],
    ['../a.bw', false],
    ['a.bw.tbi', false],
  ]) {
    expect(siteTrackFileName.test(String(name)), String(name)).toBe(isFile)
  }
})
