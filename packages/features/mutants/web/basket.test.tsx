import type { MutantHit } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { beforeEach, expect, test } from 'vitest'
import { emptyBasket, maxBasket, readBasket, toggleLine } from './basket.ts'
import { basketFile, namesOf } from './basket-card.tsx'
import { hitOf } from './fixtures/mutant-hits.ts'

beforeEach(() => localStorage.clear())

const linesOf = (hits: readonly MutantHit[]) => hits.map(({ line, locus_name }) => `${locus_name} ${line}`)

test('[MUTANT-014] a line is added, kept and taken out; at two genes it is two choices and one name', () => {
  const [one, other] = [hitOf('AT1G01010', 'SALK_1'), hitOf('AT1G01020', 'SALK_1')]
  expect([toggleLine(one), toggleLine(other)]).toEqual([null, null])
  expect(linesOf(readBasket())).toEqual(['AT1G01010 SALK_1', 'AT1G01020 SALK_1'])
  expect(namesOf(readBasket())).toEqual(['SALK_1'])
  toggleLine({ ...one, id: 99 })
  expect(linesOf(readBasket())).toEqual(['AT1G01020 SALK_1'])
  emptyBasket()
  expect(readBasket()).toEqual([])
})

test('[MUTANT-014] the basket holds 500 lines, and says so', () => {
  for (let line = 0; line < maxBasket; line++) expect(toggleLine(hitOf('AT1G01010', `SALK_${line}`))).toBeNull()
  expect(toggleLine(hitOf('AT1G01010', 'SALK_500'))).toMatch(/holds 500 lines/)
  expect(readBasket()).toHaveLength(500)
})

test('[MUTANT-014] what cannot be read is an empty basket', () => {
  localStorage.setItem('rosette-mutant-basket', '[{"line":1}]')
  expect(readBasket()).toEqual([])
  localStorage.setItem('rosette-mutant-basket', '{')
  expect(readBasket()).toEqual([])
})

test('[MUTANT-014] the file has the columns of the list of mutants', () => {
  const [head, row] = basketFile([hitOf('AT1G01010', 'SALK_1')])
    .trimEnd()
    .split('\n')
  expect(head?.split('\t').slice(0, 4)).toEqual(['locus_name', 'symbol', 'line', 'part'])
  expect(row?.split('\t').slice(0, 4)).toEqual(['AT1G01010', 'NAC001', 'SALK_1', 'exon'])
})
