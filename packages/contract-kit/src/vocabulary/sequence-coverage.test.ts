import { expect, test } from 'vitest'
import { absentPlace, findAbsentPlace, ncbiAddress } from './absent-place.ts'
import { describeGap, describeShare, formatShare } from './sequence-coverage.ts'

const genome = { held: 5_821_403, of: 119_667_750 }
const datasets = [
  { dataset: 'araport11_transcripts', held: 2165, of: 60_440 },
  { dataset: 'araport11_protein', held: 48_456, of: 48_456 },
] as const
const coverage = { genome, datasets: [...datasets] }

test('[COVER-002] a set says what it holds, and a part is never rounded up to the whole', () => {
  expect(formatShare(datasets[0], 'araport11_transcripts')).toBe('2,165 of 60,440')
  expect(describeShare(datasets[0], 'araport11_transcripts')).toBe('2,165 of 60,440 transcripts')
  expect(describeShare(datasets[1], 'araport11_protein')).toBe('48,456 proteins')
  expect(describeShare(genome, 'genome')).toBe('5.8 of 119.7 Mb of the genome')
  expect(formatShare({ held: 119_667_749, of: 119_667_750 }, 'genome')).toBe('119.6 of 119.7 Mb')
  expect(formatShare({ held: 119_667_750, of: 119_667_750 }, 'genome')).toBe('119.7 Mb')
})

test('[COVER-002] [COVER-006] what is missing is said with its reason, of complete sets nothing', () => {
  expect(describeGap(coverage, 'araport11_transcripts')).toBe(
    'This set holds 2,165 of 60,440 transcripts: the release has 5.8 of 119.7 Mb of the genome. What lies outside cannot be found in it.',
  )
  expect(describeGap(coverage, 'genome')).toMatch(/^The release has 5\.8 of 119\.7 Mb of the genome\./)
  expect(describeGap(coverage, 'araport11_protein')).toBeNull()
})

test('[COVER-005] a place without DNA is read as it was written, and leads to NCBI', () => {
  const place = { chromosome: 'Chr5', start: 3_179_449, end: 3_180_448 } as const
  expect(absentPlace(place)).toBe('Chr5:3,179,449-3,180,448 is not in this release')
  expect(findAbsentPlace(absentPlace(place))).toEqual(place)
  expect(findAbsentPlace('It has no coding sequence.')).toBeNull()
  expect(ncbiAddress(place)).toBe('https://www.ncbi.nlm.nih.gov/nuccore/NC_003076.8?report=fasta&from=3179449&to=3180448')
})
