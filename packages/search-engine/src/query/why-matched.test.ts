import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, fullNames, identifier, integer, nameList, prose } from '../index/index-definition.ts'
import { whyMatched } from './why-matched.ts'

const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  fields: {
    key: integer(),
    name: identifier({ label: 'locus' }),
    other_names: nameList(),
    titles: fullNames({ label: 'full name' }),
    notes: prose(),
  },
  key: 'key',
  order: 'name',
})

const marked = (text: string) => text.replaceAll('[', highlightStart).replaceAll(']', highlightEnd)

function whyOf(text: string, highlights: Record<string, string[]>) {
  const lists = Object.fromEntries(Object.entries(highlights).map(([field, values]) => [field, values.map(marked)]))
  const why = whyMatched(definition, text, lists)
  return why && { ...why, text: why.text.replaceAll(highlightStart, '[').replaceAll(highlightEnd, ']') }
}

test('[GENERAL-016] the value that is the text says why, then one that begins with it, then the one with most of its words', () => {
  const names = { other_names: ['[FTSZ1-1]', '[FT]', 'CO'] }
  expect(whyOf('ft', names)).toEqual({ field: 'other_names', label: 'other names', how: 'is', text: '[FT]' })
  expect(whyOf('ft', { other_names: ['[FTSZ1-1]'], notes: ['of [FT]'] })).toMatchObject({ how: 'starts', text: '[FT]SZ1-1' })
  expect(whyOf('flower size', { titles: ['[FLOWER] X'], notes: ['the [size] of a [flower]'] })).toEqual({
    field: 'notes',
    label: 'notes',
    how: 'contains',
    text: 'the [size] of a [flower]',
  })
  expect(whyOf('flower', { notes: ['a [flower]'], titles: ['BIG [FLOWER]'] })).toMatchObject({ label: 'full name', text: 'BIG [FLOWER]' })
})

test('[GENERAL-016] a long text is cut at words around what was found', () => {
  const why = whyOf('flower', { notes: [`${'before '.repeat(40)}the [flower] ${'after '.repeat(40)}`] })
  expect(why?.text).toMatch(/^… (before )+the \[flower\] (after ?)+ …$/)
  expect(why?.text.length).toBeLessThan(140)
})

test('[GENERAL-016] the whole name of something that belongs to the record says why, unless a name does', () => {
  const related = ['other_names\tCS25']
  expect(whyMatched(definition, 'N25', {}, related)).toEqual({
    field: 'other_names',
    label: 'other names',
    how: 'is',
    text: `${highlightStart}CS25${highlightEnd}`,
  })
  expect(whyMatched(definition, 'N25', { name: [marked('[N25]')] }, related)).toMatchObject({ field: 'name' })
})

test('without a marked value there is no reason', () => {
  expect(whyOf('flower', {})).toBeNull()
  expect(whyOf('flower', { notes: ['no mark'] })).toBeNull()
})
