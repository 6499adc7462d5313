import { expect, test } from 'vitest'
import { ingestMotifs } from './ingest-motifs.ts'

const header = 'matrix_id\tcollection\tlatest\ttf_name\tuniprot\ttf_class\ttf_family\tdata_type\tpubmed_id\tlength\tA\tC\tG\tT'

function read(...lines: readonly string[]) {
  const rows: unknown[] = []
  const rejected: string[] = []
  const reader = ingestMotifs.ingest({ row: (_table, row) => rows.push(row), reject: (reason) => rejected.push(reason) })
  for (const line of [header, ...lines]) reader.line(line)
  return { rows, rejected }
}

test('[MOTIF-001] a matrix keeps its version, factor, assay, article and counts; what is not stated is null', () => {
  const { rows, rejected } = read(
    'MA0005.3\tCORE\t1\tAG\tP17839\tMADS box factors\tType II\t\t8597661\t3\t9 10 29\t3 0 8\t7 1 8\t51 55 21',
    'MA0005.2\tCORE\t0\tAG\tP17839\tMADS box factors\tType II\tSELEX\t\t2\t0.5 1\t0 0\t3 1\t4 0',
  )
  expect(rows).toEqual([
    [
      'MA0005.3',
      'CORE',
      true,
      'AG',
      'P17839',
      'MADS box factors',
      'Type II',
      null,
      '8597661',
      '{9,10,29}',
      '{3,0,8}',
      '{7,1,8}',
      '{51,55,21}',
    ],
    ['MA0005.2', 'CORE', false, 'AG', 'P17839', 'MADS box factors', 'Type II', 'SELEX', null, '{0.5,1}', '{0,0}', '{3,1}', '{4,0}'],
  ])
  expect(rejected).toEqual([])
})

test('[MOTIF-001] a matrix of another length, with an empty column, a count that is none, or without a name is rejected', () => {
  const matrix = (length: number, a: string, id = 'MA1.1') => `${id}\tCORE\t1\tTF\t\t\t\t\t\t${length}\t${a}\t0 2\t0 2\t0 2`
  const { rows, rejected } = read(matrix(3, '1 2'), matrix(2, '1'), matrix(2, '0 1'), matrix(2, '-1 1'), matrix(2, '1 1', ''))
  expect(rows).toEqual([])
  expect(rejected).toEqual([
    'the matrix does not have 3 columns',
    'the matrix does not have 2 columns',
    'a column has no counts',
    'a count is not a number',
    'a matrix needs an id and the name of its factor',
  ])
})
