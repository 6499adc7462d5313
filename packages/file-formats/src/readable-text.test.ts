import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'
import { readableText } from './readable-text.ts'

test.for([
  ['a 9-<i>cis</i>-epoxycarotenoid dioxygenase', 'a 9-cis-epoxycarotenoid dioxygenase'],
  ['Ca<sup>2+</sup> and H<SUB>2</SUB>O', 'Ca2+ and H2O'],
  ['antisense strand 3? to the polyA site', 'antisense strand 3′ to the polyA site'],
  ['The 5?UTR of this gene', 'The 5′UTR of this gene'],
  ['with 3?- 5? exoribonuclease', 'with 3′- 5′ exoribonuclease'],
  [' &#916;x ', 'Δx'],
])('[TRUTH-072] %j reads %j', ([cell, text]) => {
  expect(readableText(cell ?? '')).toBe(text)
})

test.for(['5?7-fold more', 'within 0.5?0.6', 'is it 13? Perhaps', 'p < 0.05 and q > 2', '<not a tag>', 'why? Because', 'ctr1?1 plants'])(
  '[TRUTH-072] %j is kept',
  (text) => {
    expect(readableText(text)).toBe(text)
  },
)

test('[TRUTH-072] cells of tables are read so', () => {
  const rows: unknown[] = []
  const table = readTable({
    columns: ['note'],
    parseLine: (line) => ({ ok: true, value: line.split('\t') }),
    toRow: (value) => ({ ok: true, value }),
    row: (row) => rows.push(row),
    reject: (reason) => rows.push(reason),
  })
  for (const line of ['note', '9-<i>cis</i>']) table.line(line)
  expect(rows).toEqual([{ note: '9-cis' }])
})
