import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { cells, detailSource, oneOf } from './detail-source.ts'

test.each([
  ['key', '1000000001', 1000000001],
  ['key', '1.5', undefined],
  ['wholeNumber', '999999999', 999999999],
  ['wholeNumber', '3000000000', undefined],
  ['date', '2024-02-29', '2024-02-29'],
  ['date', '2023-02-29', undefined],
  ['date', '2023-13-01', undefined],
  ['date', '1 May 2023', undefined],
  ['flag', 'T', true],
  ['flag', 'F', false],
  ['flag', 'yes', undefined],
  ['chromosome', '4', 'Chr4'],
  ['chromosome', '6', undefined],
  ['orientation', 'R', 'R'],
  ['orientation', '-', undefined],
  ['wholeNumbers', '12|13', '12|13'],
  ['wholeNumbers', '12,13', undefined],
] as const)('a cell of the type %s reads %s as %s', (type, text, value) => {
  expect(cells[type](text)).toBe(value)
})

const source = detailSource({
  title: 'Trials',
  file: 'rosette_trial',
  table: 'trial',
  columns: { name: cells.text, size: cells.wholeNumber, state: oneOf('old', 'new') },
  needed: ['name'],
  fixed: { kind: 'trial' },
})

test('a line becomes a row with what the file does not say in front; empty cells are null', () => {
  expect(source.tables).toEqual({ trial: ['kind', 'name', 'size', 'state'] })
  expect(ingestLines(source, 'state\tname\tsize\tmore', 'old\tA\t7\tx', '\tB\t\t')).toEqual({
    rows: [
      ['trial', 'A', 7, 'old'],
      ['trial', 'B', null, null],
    ],
    rejected: [],
  })
})

test('a line without what is needed, or with a cell of another type, is rejected with its reason', () => {
  const { rows, rejected } = ingestLines(source, 'name\tsize\tstate', '\t7\told', 'A\tlarge\told', 'A\t7\tgone')
  expect(rows).toEqual([])
  expect(rejected).toEqual(['name is missing', '"large" is not a valid size', '"gone" is not a valid state'])
})

test('the file is known by its whole name, packed or not', () => {
  expect(
    ['rosette_trial.tsv', 'rosette_trial.tsv.gz', 'rosette_trial_gene.tsv', 'my_rosette_trial.tsv'].map((name) => source.file.test(name)),
  ).toEqual([true, true, false, false])
})
