import { expect, test } from 'vitest'
import { decodeEntities } from './decode-entities.ts'
import { parseQuotedLine } from './quoted-line.ts'
import { readHeadlessTable, readTable } from './read-table.ts'

test.for([
  ['&#916;Atpng1', 'ΔAtpng1'],
  ['&beta;-glucosidase &amp; &Delta;9', 'β-glucosidase & Δ9'],
  ['&#x3B1;-amylase', 'α-amylase'],
  ['&omega;-3, 10&nbsp;&mu;M', 'ω-3, 10 μM'],
  ['speci&#64257;c', 'specific'],
  ['two&#8203;words', 'twowords'],
  ['&Sigma;&sigma;&sigmaf;', 'Σσς'],
])('[TRUTH-010] %s reads %s', ([text, decoded]) => {
  expect(decodeEntities(text ?? '')).toBe(decoded)
})

test.for(['A&B;', 'R&D', '&unheard;', '&#7;', '&#xD800;', '&#9999999;', 'AT&T; &'])('[TRUTH-010] %s is kept as it is', (text) => {
  expect(decodeEntities(text)).toBe(text)
})

test('[TRUTH-010] cells of tables are decoded once they are apart: a quote inside one does not end it', () => {
  const rows: unknown[] = []
  const table = readTable({
    columns: ['name', 'note'],
    parseLine: (line) => parseQuotedLine(line, '\t'),
    toRow: (value) => ({ ok: true, value }),
    row: (row) => rows.push(row),
    reject: (reason) => rows.push(reason),
  })
  table.line('"name"\t"note"')
  table.line('"&#916;Atpng1"\t"a &quot;quoted&quot; word"')
  const headless = readHeadlessTable({ width: 1, toRow: (value) => ({ ok: true, value }), row: (row) => rows.push(row), reject: () => {} })
  headless.line('5&#8242;-end')
  expect(rows).toEqual([{ name: 'ΔAtpng1', note: 'a "quoted" word' }, ['5′-end']])
})
