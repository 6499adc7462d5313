import { mergeEditions } from '@rosette/release-kit/sources/merge-editions.ts'
import type { Row } from '@rosette/release-kit/sources/source.ts'
import { expectFiles } from '@rosette/test-kit/expect-files.ts'
import { ingestLines } from '@rosette/test-kit/ingest-lines.ts'
import { expect, test } from 'vitest'
import { ingestGeneAliases } from './ingest-gene-aliases.ts'

const commaHeader = 'locus_name,symbol,full_name'
const tabHeader = 'name\tsymbol\tfull_name'

test('an alias may have no full name, and quotes around a full name are not part of it', () => {
  const lines = ['"AT1G01010"\t"NTL10"\t""', '"AT1G01190"\t"CYP78A8"\t"""cytochrome P450, family 78"""', '"AT1G01190"\t""\t"x"']
  expect(ingestLines(ingestGeneAliases, '"name"\t"symbol"\t"full_name"', ...lines)).toEqual({
    rows: [
      ['AT1G01010', 'NTL10', null],
      ['AT1G01190', 'CYP78A8', 'cytochrome P450, family 78'],
    ],
    rejected: ['name or symbol is missing'],
  })
})

test('quotes of a full name count only around the whole of it, and an alias has a name', () => {
  const lines = ['A\tB\t""" x """', 'A\tB\t"""x"" y"', 'A\tB\t"x ""y"""', '\tB\tx']
  const { rows, rejected } = ingestLines(ingestGeneAliases, 'name\tsymbol\tfull_name', ...lines)
  expect(rows.map((row) => row[2])).toEqual(['x', '"x" y', 'x "y"'])
  expect(rejected).toEqual(['name or symbol is missing'])
})

test('[DATA-082] commas separate the cells of the newer layout; NULL and an empty cell stand for a missing full name', () => {
  const lines = [
    'AAN,AAN,ANOTHER ANDANTE',
    'AT1G01010,NTL10,NULL',
    'AT1G01190,CYP78A8,"cytochrome P450, family 78"',
    'AT1G01190,X,',
    'AT1G01190,,x',
  ]
  expect(ingestLines(ingestGeneAliases, commaHeader, ...lines)).toEqual({
    rows: [
      ['AAN', 'AAN', 'ANOTHER ANDANTE'],
      ['AT1G01010', 'NTL10', null],
      ['AT1G01190', 'CYP78A8', 'cytochrome P450, family 78'],
      ['AT1G01190', 'X', null],
    ],
    rejected: ['name or symbol is missing'],
  })
  // The word is a name of its own in the older layout.
  expect(ingestLines(ingestGeneAliases, '', tabHeader, 'AT1G01010\tNTL10\tNULL').rows).toEqual([['AT1G01010', 'NTL10', 'NULL']])
})

test.each([
  ['Arabidopsis T\uFF83\uFF73xicos en Levadura 80', 'Arabidopsis Tóxicos en Levadura 80'],
  ['ARABIDOPSIS T\uFF93XICOS EN LEVADURA 5', 'ARABIDOPSIS TÓXICOS EN LEVADURA 5'],
  ['Arabidopsis T\uE26Cicos en Levadura 78', 'Arabidopsis Tóxicos en Levadura 78'],
  ['\uFF9F-cyanoalanine synthase C1', 'ß-cyanoalanine synthase C1'],
  ['BCA2\uFF82zinc finger ATL 6', 'BCA2 zinc finger ATL 6'],
  ['two bytes of a letter \uE03E', 'two bytes of a letter ð~'],
  ['two bytes of a letter \uE07D', 'two bytes of a letter ð¾'],
])('[DATA-082] letters that were decoded as Shift-JIS are restored: %s', (damaged, restored) => {
  expect(ingestLines(ingestGeneAliases, commaHeader, `AT1G20823,ATL80,${damaged}`).rows).toEqual([['AT1G20823', 'ATL80', restored]])
})

function merge(...files: Row[][]) {
  const { editions } = ingestGeneAliases
  if (!editions) throw new Error('Aliases have editions')
  const held = files.map((rows) => rows.map((values, index) => ({ table: 'gene_alias', values, line: index + 2 })))
  const merged = mergeEditions(editions, held)
  return {
    stored: merged.files.map(({ rows }) => rows.map(({ values }) => values)),
    refused: merged.files.flatMap(({ refused }) => refused),
    mended: Object.fromEntries(merged.mended),
  }
}

test('[DATA-082] a symbol that became a date is that of the locus in an older file, however the month is spelled', () => {
  const newest = [
    ['AT1G24260', '3-Sep', 'SEPALLATA3'],
    ['AT4G34190', '1-Sep', 'stress enhanced protein 1'],
    ['AT5G15800', '1-Sep', null],
    ['A', '7-Mar', 'membrane-associated RING-CH 7'],
    ['B', 'Sep-45', 'septin'],
    ['AT1G79360', '2-Oct', 'ORGANIC CATION TRANSPORTER 2'],
    ['AT1G79360', '2-Oct', 'organic cation/carnitine transporter 2'],
  ]
  const older = [
    ['AT1G24260', 'AGL9', 'AGAMOUS-like 9'],
    ['AT1G24260', 'SEP3', 'SEPALLATA3'],
    ['AT4G34190', 'SEP1', 'stress enhanced protein 1'],
    ['AT5G15800', 'SEP1', 'SEPALLATA1'],
    ['A', 'MAR7', null],
    ['A', 'MARCH7', 'membrane-associated RING-CH 7'],
    ['B', 'SEP4', 'other'],
    ['B', 'SEPT45', 'septin'],
    ['AT1G79360', 'OCT2', 'ORGANIC CATION TRANSPORTER 2'],
    ['AT1G79360', 'OCT2', 'organic cation/carnitine transporter 2'],
  ]
  expect(merge(newest, older)).toEqual({
    stored: [
      [
        ['AT1G24260', 'SEP3', 'SEPALLATA3'],
        ['AT4G34190', 'SEP1', 'stress enhanced protein 1'],
        ['AT5G15800', 'SEP1', 'SEPALLATA1'],
        ['A', 'MARCH7', 'membrane-associated RING-CH 7'],
        ['B', 'SEPT45', 'septin'],
        ['AT1G79360', 'OCT2', 'ORGANIC CATION TRANSPORTER 2'],
        ['AT1G79360', 'OCT2', 'organic cation/carnitine transporter 2'],
      ],
      [],
    ],
    refused: [],
    mended: { 'symbols that a spreadsheet turned into dates': 7 },
  })
})

test('[DATA-082] a date that no older file explains is refused with its line, in a single file too; SEP3 itself is a symbol', () => {
  const reason = '"1-Jul" is a date that a spreadsheet made of a symbol, and no older file has the symbol'
  const newest = [
    ['AT5G10650', '1-Jul', null],
    ['AT1G24260', 'SEP3', null],
  ]
  const refused = [{ line: 2, reason }]
  expect(merge(newest)).toEqual({ stored: [[['AT1G24260', 'SEP3', null]]], refused, mended: {} })
  const damagedToo = [
    ['AT5G10650', '1-Jul', 'x'],
    ['AT5G10650', 'JUL2', 'x'],
    ['AT5G10650', 'JUX1', 'x'],
  ]
  expect(merge(newest, damagedToo, [['AT1G00000', 'JUL1', null]])).toMatchObject({ refused, mended: {} })
})

test('[DATA-082] a full name that the newest file lacks is that of an older one; symbols that it dropped stay away', () => {
  const newest = [
    ['AT1G22500', 'AtATL15', null],
    ['AT3G22480', 'PFD2', null],
    ['AT3G22480', 'PFD2', 'prefoldin 2'],
  ]
  const older = [
    ['at1g22500', 'AtATL15', 'Tóxicos en Levadura 15'],
    ['at1g22500', 'ATL16', 'dropped'],
    ['AT3G22480', 'PDF2', 'prefoldin 2'],
    ['AT3G22480', 'PFD2', 'older name'],
    ['CPR1', 'CPR1', 'constitutive'],
  ]
  expect(merge(newest, older)).toEqual({
    stored: [[['AT1G22500', 'AtATL15', 'Tóxicos en Levadura 15'], ...newest.slice(1)], [['CPR1', 'CPR1', 'constitutive']]],
    refused: [],
    mended: { 'full names': 1 },
  })
})

test('[DATA-082] the file of either layout is known by its name', () => {
  expectFiles({ 'gene_aliases_20230630.csv': ingestGeneAliases }, [ingestGeneAliases])
  expect(ingestGeneAliases.file.exec('gene_aliases_20180330.txt.gz')?.groups?.date).toBe('20180330')
})
