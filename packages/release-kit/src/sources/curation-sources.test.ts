import { ingestTables } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { curationSources } from './curation-sources.ts'

const [attributions, comments, stocks] = curationSources('clone')

test('each kind has files of its own, packed or not', () => {
  expect(curationSources('clone').map(({ file }) => file.test('rosette_clone_stock.tsv.gz'))).toEqual([false, false, true])
  expect(curationSources('vector').some(({ file }) => file.test('rosette_clone_stock.tsv'))).toBe(false)
})

test('[DATA-040] an attribution names a person or an organization', () => {
  if (!attributions) throw new Error('no attributions')
  const header = 'record_name\tattribution_type\tcommunity_type\tcommunity_id\tfirst_name\tlast_name\torganization_name\tattribution_date'
  const lines = [
    'F13C5\tsequenced_by\torganization\t7\t\t\tDemo Centre\t2000-01-31',
    'F13C5\tsequenced_by\trobot\t7\t\t\tDemo\t',
    '\tdonated_by\t\t\t\t\t\t',
  ]
  expect(ingestTables(attributions, header, ...lines)).toEqual({
    rows: [['record_attribution', 'clone', 'F13C5', 'sequenced_by', 'organization', 7, null, null, 'Demo Centre', '2000-01-31']],
    rejected: ['"robot" is not a valid community_type', 'record_name is missing'],
  })
})

test('[DATA-039] a comment has a text and the day it was entered', () => {
  if (!comments) throw new Error('no comments')
  const header = 'record_name\tcommunity_id\tfirst_name\tlast_name\tnotepad_comment\tdate_entered'
  expect(ingestTables(comments, header, 'F13C5\t12\tAda\tDemo\tGrows well.\t2020-02-03', 'F13C5\t\t\t\tGrows.\t2020-13-03')).toEqual({
    rows: [['record_comment', 'clone', 'F13C5', 12, 'Ada', 'Demo', 'Grows well.', '2020-02-03']],
    rejected: ['"2020-13-03" is not a valid date_entered'],
  })
})

test('[DATA-072] a stock has one of four availabilities or none', () => {
  if (!stocks) throw new Error('no stocks')
  const columns = stocks.tables.record_stock?.slice(1) ?? []
  const line = (availability: string) => ['F13C5', '', 'CD1', availability, ...columns.slice(4).map(() => '')].join('\t')
  const { rows, rejected } = ingestTables(stocks, columns.join('\t'), ...['available', 'no longer distributed', '', 'sold out'].map(line))
  expect(rows.map((row) => row[5])).toEqual(['available', 'no longer distributed', null])
  expect(rejected).toEqual(['"sold out" is not a valid stock_availability_type'])
})
