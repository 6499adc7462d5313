import { expect, test } from 'vitest'
import { readChains } from './read-chains.ts'
import { type MmcifCell, readMmcif } from './read-mmcif.ts'

function rowsOf(text: string, columns: readonly string[] = ['id', 'name']): (readonly MmcifCell[])[] {
  const rows: (readonly MmcifCell[])[] = []
  const reader = readMmcif({ columns: { _thing: columns }, row: (_category, cells) => void rows.push(cells) })
  for (const line of text.split('\n')) reader.line(line)
  reader.end()
  return rows
}

test('[STRUCT-001] quotes, comments, text blocks, unknown values and wrapped rows', () => {
  const text = [
    'data_X',
    '_thing_else.id 7',
    'loop_',
    '_thing.name',
    '_thing.id # of the thing',
    "'a dog''s tail' 1",
    `"O5'" 2 # loop_`,
    "5'-end",
    '3',
    ';first line',
    ' _thing.not 4',
    '; 4',
    "? '?'",
    '#',
    'loop_',
    '_other.id',
    'X Y',
    '_thing.id 9',
  ].join('\n')
  expect(rowsOf(text)).toEqual([
    ['1', "a dog''s tail"],
    ['2', "O5'"],
    ['3', "5'-end"],
    ['4', 'first line\n _thing.not 4'],
    ['?', null],
  ])
})

test('[STRUCT-001] a column that the file lacks is null, and case of key words is not looked at', () => {
  expect(rowsOf('DATA_x\nLOOP_\n_thing.name\na\nb')).toEqual([
    [null, 'a'],
    [null, 'b'],
  ])
})

test.for([
  ['HEADER    HYDROLASE', /not mmCIF/],
  ['', /not mmCIF/],
  ['data_x\nloop_\n_thing.id\n_thing.name\n1 2 3', /_thing\.id is not complete/],
  ['data_x\nloop_\n_thing.id\n;text', /no end/],
] as const)('[STRUCT-001] what is not mmCIF is refused: %s', ([text, reason]) => {
  expect(() => rowsOf(text)).toThrow(reason)
})

const header = [
  'data_TEST',
  'loop_',
  ...[
    'group_PDB',
    'label_atom_id',
    'label_comp_id',
    'label_asym_id',
    'label_seq_id',
    'pdbx_PDB_ins_code',
    'B_iso_or_equiv',
    'auth_seq_id',
    'auth_asym_id',
    'pdbx_PDB_model_num',
  ].map((name) => `_atom_site.${name}`),
]

function chainsOf(...atoms: string[]) {
  const reader = readChains()
  for (const line of [...header, ...atoms]) reader.line(line)
  return reader.end()
}

test('[STRUCT-001] a chain has the residues with coordinates of the first model, by both numberings, without water', () => {
  const chains = chainsOf(
    'ATOM N MET A 3 ? 90.5 101 B 1',
    'ATOM CA MET A 3 ? 91.25 101 B 1',
    'HETATM CA MSE A 4 ? 50 102 B 1',
    'ATOM CA GLY A 7 ? 10 105 B 1',
    'ATOM CA ALA A 8 A 10 105 B 1',
    'HETATM CA FOO A 9 ? 10 106 B 1',
    'ATOM CA TRP C 1 ? 30 1 D 1',
    'HETATM O HOH E . ? 30 401 B 1',
    'ATOM CA MET A 3 ? 1 101 B 2',
  )
  expect(chains).toEqual([
    { name: 'B', sequence: 'MMGX', places: [3, 4, 7, 9], numbers: [101, 102, 105, 106], factors: [91.25, 50, 10, 10] },
    { name: 'D', sequence: 'W', places: [1], numbers: [1], factors: [30] },
  ])
})

test('[STRUCT-001] what is not a number is refused', () => {
  expect(() => chainsOf('ATOM CA MET A x ? 1 1 A 1')).toThrow('"x" is not a valid label_seq_id')
})
