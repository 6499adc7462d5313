import { expect, test } from 'vitest'
import { nameOrigin } from './record-files.ts'

const origin = {
  release: '2026_11',
  releaseDay: '2026-11-01',
  releaseDoi: null,
  licences: ['CC BY 4.0', 'CC0'],
  address: 'https://rosette.example/locus/AT4G18960',
  sources: 'https://rosette.example/about/release-notes',
}

test('[FAIR-009] every sequence of a FASTA file names release and licences, and no letter of it changes', () => {
  const text = '>AT4G18960.1 AG | Chr4:1-4\nACGT\n>AT4G18960.2\nAC\nGT\n'
  expect(nameOrigin(text, 'fasta', origin)).toBe(
    '>AT4G18960.1 AG | Chr4:1-4 [release=2026_11] [licence=CC BY 4.0; CC0]\nACGT\n>AT4G18960.2 [release=2026_11] [licence=CC BY 4.0; CC0]\nAC\nGT\n',
  )
})

test('[FAIR-009] a file without a stated licence says so', () => {
  expect(nameOrigin('##gff-version 3\nChr4\n', 'gff3', { ...origin, licences: [] })).toBe(
    `##gff-version 3\n#!release 2026_11\n#!licence none stated\n#!address ${origin.address}\n#!sources ${origin.sources}\nChr4\n`,
  )
})
