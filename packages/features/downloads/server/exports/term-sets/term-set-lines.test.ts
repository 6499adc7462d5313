import { expect, test } from 'vitest'
import { propagated, setsOf } from '../../../../enrichment/server/fixtures/small-sets.ts'
import { gmtLines, termGeneLines, termNameLines } from './term-set-lines.ts'

const genes = ['AT1G01010', 'AT1G01020', 'ATMG00010'].map((name, key) => ({ key, name, symbol: null }))

async function load() {
  const sets = await propagated(setsOf({ narrow: [1, 0], wide: [2] }, ['narrow < wide']), 3)
  const terms = sets.terms.map((term) => (term.id === 'wide' ? { ...term, name: 'wide\tname\n"quoted" # 1' } : term))
  return { genes, sets: { ...sets, terms } }
}

test('[BULKDATA-005] a set is a line of GMT: id, name, genes in order; breaks in names are blanks', async () => {
  const { head, rows } = gmtLines(await load())
  expect(head).toBeNull()
  expect([...rows]).toEqual(['narrow\tterm narrow\tAT1G01010\tAT1G01020', 'wide\twide name "quoted" # 1\tAT1G01010\tAT1G01020\tATMG00010'])
})

test('[BULKDATA-005] TERM2GENE has the pair first, and its evidence only where there is any', async () => {
  const loaded = await load()
  const plain = termGeneLines(loaded, null)
  expect([plain.head, ...plain.rows]).toEqual([
    'term\tgene',
    'narrow\tAT1G01010',
    'wide\tAT1G01010',
    'narrow\tAT1G01020',
    'wide\tAT1G01020',
    'wide\tATMG00010',
  ])
  const { head, rows } = termGeneLines(loaded, (gene) => new Map([[0, new Set(gene === 0 ? ['IMP', 'IDA'] : ['IEA'])]]))
  expect([head, ...rows].slice(0, 4)).toEqual([
    'term\tgene\tevidence',
    'narrow\tAT1G01010\tIDA|IMP',
    'wide\tAT1G01010\t',
    'narrow\tAT1G01020\tIEA',
  ])
})

test('[BULKDATA-005] TERM2NAME has a line for each term', async () => {
  const { head, rows } = termNameLines(await load())
  expect([head, ...rows]).toEqual(['term\tname', 'narrow\tterm narrow', 'wide\twide name "quoted" # 1'])
})
