import { expect, test } from 'vitest'
import { LocusRecord } from '../../contract/locus-record.ts'
import { at4g18960 } from '../../fixtures/at4g18960.ts'
import { otherNames } from './load-locus.ts'

test('other names repeat neither the locus, nor symbols, nor full names, whatever the case', () => {
  const symbols = [{ name: 'FT', fullName: 'FLOWERING LOCUS T' }]
  expect(otherNames('AT1G65480', ['FT', 'RSB8', 'Flowering Locus T', 'F5I14.3', 'f5i14.3', 'AT1G65480'], symbols)).toEqual([
    'RSB8',
    'F5I14.3',
  ])
})

test('the fixture is a record', () => {
  expect(LocusRecord.parse(at4g18960)).toEqual(at4g18960)
  expect(at4g18960.geneModels.map((model) => model.features.filter((part) => part.type === 'exon').length)).toEqual([9, 10, 10, 9])
})
