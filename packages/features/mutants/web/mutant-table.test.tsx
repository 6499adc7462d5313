import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { MutantGene } from '../contract/mutants-answer.ts'
import { readBasket, toggleLine } from './basket.ts'
import { hitOf } from './fixtures/mutant-hits.ts'
import { tick } from './mutant-filters.tsx'
import { MutantTable } from './mutant-table.tsx'
import { mutantsCall, mutantsFileCall } from './mutants-query.ts'

beforeEach(() => localStorage.clear())

const gene = (label: string, more: Partial<MutantGene> = {}): MutantGene => ({
  locus: { kind: 'locus', key: 1, label },
  symbol: null,
  fullName: null,
  lines: 1,
  fitting: 1,
  shown: [],
  germplasms: null,
  ...more,
})

test('[MUTANT-015] a line was deposited on a day or was not; nothing says that it is available', async () => {
  const shown = [
    hitOf('AT1G01010', 'SALK_1'),
    hitOf('AT1G01010', 'SALK_2', { id: 2, deposited_on: null, other_part: 'intron', known_from: 'both' }),
  ]
  await renderInSite(<MutantTable genes={[gene('AT1G01010', { shown, lines: 5, fitting: 5 })]} />)
  const text = screen.getByRole('table').textContent ?? ''
  expect(text).toMatch(/2 of 5 lines.*2008-04-28.*both genotyping says intron.*not deposited/)
  expect(text).not.toMatch(/available/i)
})

test('[MUTANT-009] a gene without a line says so and names germplasms; one whose lines were filtered away says that', async () => {
  const germplasms = { count: 14, first: [{ kind: 'germplasm' as const, key: 7, label: 'ft-7' }] }
  const genes = [
    gene('AT1G65480', { lines: 0, fitting: 0, germplasms }),
    gene('AT1G01020', { locus: { kind: 'locus', key: 2, label: 'AT1G01020' }, lines: 3, fitting: 0 }),
  ]
  await renderInSite(<MutantTable genes={genes} />)
  expect(screen.getByRole('table').textContent).toMatch(
    /No insertion line in this release. 14 germplasms with phenotypes of this gene, among them ft-7/,
  )
  expect(screen.getByText('3 lines, none of which fits the filters.')).toBeTruthy()
})

test('[MUTANT-014] a ticked line is in the basket', async () => {
  await renderInSite(<MutantTable genes={[gene('AT1G01010', { shown: [hitOf('AT1G01010', 'SALK_1')] })]} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Put SALK_1 in the basket' }))
  expect(readBasket().map(({ line }) => line)).toEqual(['SALK_1'])
})

test('[MUTANT-019] one tick puts all shown lines into the basket and takes them out, and no others', async () => {
  toggleLine(hitOf('AT5G61850', 'SALK_9'))
  const shown = [hitOf('AT1G01010', 'SALK_1'), hitOf('AT1G01010', 'SALK_2', { id: 2 })]
  await renderInSite(<MutantTable genes={[gene('AT1G01010', { shown })]} />)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Put SALK_2 in the basket' }))
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Put all shown lines in the basket' })
  expect([all.checked, all.indeterminate]).toEqual([false, true])
  fireEvent.click(all)
  expect(readBasket().map(({ line }) => line)).toEqual(['SALK_9', 'SALK_2', 'SALK_1'])
  expect(all.checked).toBe(true)
  fireEvent.click(all)
  expect(readBasket().map(({ line }) => line)).toEqual(['SALK_9'])
})

test('[MUTANT-017] the call and the file are what the address says', () => {
  const params = new URLSearchParams('items=AG&is.part=exon|intron&alleles=all&from=25&tab=x')
  expect(mutantsCall(params)).toEqual({ path: 'mutants', query: { items: 'AG', 'is.part': 'exon|intron', alleles: 'all', from: '25' } })
  expect(mutantsFileCall(params)).toEqual({
    path: 'mutants/file',
    query: { items: 'AG', 'is.part': 'exon|intron', alleles: 'all' },
    isText: true,
  })
})

test('[MUTANT-011] ticked values of a filter are in the address', () => {
  expect(tick('part', ['exon'], 'intron', true)).toEqual({ 'is.part': 'exon|intron' })
  expect(tick('part', ['exon'], 'exon', false)).toEqual({ 'is.part': null })
})
