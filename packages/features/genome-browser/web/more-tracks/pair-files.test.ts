import { largestUnpacked } from '@rosette/contract-kit/genome-view/own-tracks.ts'
import { expect, test } from 'vitest'
import { pairFiles } from './pair-files.ts'

const file = (name: string, content = 'x') => new File([content], name)
const read = (...names: string[]) => {
  const { tracks, problems } = pairFiles(names.map((name) => file(name)))
  return { tracks: tracks.map(({ format, file: own, index }) => [format, own.name, index?.type, index?.file.name]), problems }
}

test('[GBROW-018] files chosen together are tracks with their indices', () => {
  expect(read('a.bed', 'b.narrowPeak', 'c.gff3', 'd.VCF', 'e.bigWig', 'f.bed.gz', 'f.bed.gz.csi', 'g.vcf.gz.tbi', 'g.vcf.gz')).toEqual({
    tracks: [
      ['bed', 'a.bed', undefined, undefined],
      ['bed', 'b.narrowPeak', undefined, undefined],
      ['gff3', 'c.gff3', undefined, undefined],
      ['vcf', 'd.VCF', undefined, undefined],
      ['bigwig', 'e.bigWig', undefined, undefined],
      ['bed', 'f.bed.gz', 'CSI', 'f.bed.gz.csi'],
      ['vcf', 'g.vcf.gz', 'TBI', 'g.vcf.gz.tbi'],
    ],
    problems: [],
  })
})

test('[GBROW-019] a file that can not be a track is named with its reason', () => {
  expect(read('a.bed.gz', 'b.vcf.gz.tbi', 'reads.bam')).toEqual({
    tracks: [],
    problems: [
      'a.bed.gz needs its index. Choose a.bed.gz.tbi or a.bed.gz.csi together with it.',
      'reads.bam is not a BED, GFF3, bigWig or VCF file.',
      'b.vcf.gz.tbi is an index. Choose b.vcf.gz together with it.',
    ],
  })
  const large = pairFiles([file('l.vcf', 'x'.repeat(largestUnpacked + 1)), file('e.bed', '')])
  expect(large).toEqual({
    tracks: [],
    problems: ['l.vcf is larger than 20 MB. Compress it with bgzip, index it with tabix and choose both files.', 'e.bed is empty.'],
  })
})
