import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { GenesymbolRecord } from '../contract/genesymbol-record.ts'
import { loadGenesymbols } from './load-genesymbol.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)
const rows = await release.selectFrom('genesymbol').select('tairObjectId').execute()
const all = [
  ...(
    await loadGenesymbols(
      release,
      rows.map((row) => row.tairObjectId),
    )
  ).values(),
]

function named(symbol: string): GenesymbolRecord | undefined {
  return all.find((record) => record.symbol === symbol)
}

test('[DATA-065] the class ABI has the loci of ABI1 and ABI3 and its registration', () => {
  expect(GenesymbolRecord.parse(named('ABI'))).toMatchObject({
    hasMutantPhenotype: true,
    descriptiveSymbol: 'ABA INSENSITIVE',
    associatedLociCount: 'multiple_loci',
    associatedLocis: [
      { locus: { kind: 'locus', label: 'AT4G26080' }, symbol: 'ABI1', gene: { kind: 'gene', label: 'AT4G26080.1' } },
      { locus: { kind: 'locus', label: 'AT3G24650' }, symbol: 'ABI3', gene: { kind: 'gene', label: 'AT3G24650.1' } },
    ],
  })
})

test('a symbol with the prefix At does not form its own class if the locus also has it without', () => {
  expect(named('ATABI')).toBeUndefined()
})

test('a class is named like its members, without their numbers', () => {
  expect(named('LONGNAMED')?.descriptiveSymbol).toMatch(/NUMBER$/)
  expect(named('FLC')).toMatchObject({ descriptiveSymbol: 'FLOWERING LOCUS C', associatedLociCount: 'single_locus', status: null })
})

test('a registered symbol without a locus is a record; a submission has its submitter, date and reference', () => {
  expect(named('DEMOEMPTY')).toMatchObject({ associatedLociCount: null, associatedLocis: [], attributions: [] })
  expect(named('DEMO')).toMatchObject({
    attributions: [{ attributionType: 'submitted_by', name: 'Demonstrator A', attributionDate: '2020-05-18' }],
    reference: { kind: 'publication', key: 900_000_002 },
    dateLastModified: '2021-06-19',
  })
})
