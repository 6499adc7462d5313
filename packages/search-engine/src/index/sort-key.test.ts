import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer, prose } from './index-definition.ts'
import { sortKey, withSortKeys } from './sort-key.ts'

// The rule of the tables in the browser.
const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

function compareKeys(a: string, b: string): number {
  const [one, other] = [sortKey(a) ?? '', sortKey(b) ?? '']
  return one < other ? -1 : one > other ? 1 : 0
}

test('[TABLE-010] [TABLE-012] any two texts are in the order of the tables', () => {
  const character = fc.oneof(
    fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...'0123456789éüñÅ '),
  )
  const text = fc.array(character, { minLength: 1, maxLength: 12 }).map((characters) => `x${characters.join('')}`.trim())
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect(Math.sign(compareKeys(a, b))).toBe(Math.sign(collator.compare(a, b)))
    }),
    { seed: 2711, numRuns: 5000 },
  )
})

test('[TABLE-012] numbers within a name count as numbers, case and accents do not count', () => {
  const names = ['AGL20', 'agl3', 'AGL', 'Årgl', 'AGL10b', 'agl10A', 'AT1G01010.2', 'AT1G01010.10', 'x_1', 'x1']
  expect(names.toSorted(compareKeys)).toEqual([
    'AGL',
    'agl3',
    'agl10A',
    'AGL10b',
    'AGL20',
    'Årgl',
    'AT1G01010.2',
    'AT1G01010.10',
    'x_1',
    'x1',
  ])
})

test.for([
  ['β-Carotene', 'Β-CAROTENE'],
  ['ß', 'ẞ'],
  ['Жасмин', 'жасмин'],
] as const)('[TABLE-012] case does not count in letters that are not Latin: %s and %s', ([one, other]) => {
  expect(collator.compare(one, other)).toBe(0)
  expect(sortKey(one)).toBe(sortKey(other))
})

test('[TABLE-012] Greek names are in the order of their letters, whatever their case', () => {
  expect(['Γ1', 'β2', 'α10', 'Α2', 'z'].toSorted(compareKeys)).toEqual(['z', 'Α2', 'α10', 'β2', 'Γ1'])
})

test('[TABLE-011] a list is sorted by how it reads; what holds nothing has no key', () => {
  expect(sortKey(['b', 'a'])).toBe(sortKey('B; A'))
  for (const nothing of [null, undefined, '', '  ', []]) expect(sortKey(nothing)).toBeNull()
})

test('a document gets the keys of the text fields that rows are sorted by', () => {
  const definition = defineIndex({
    hit: z.object({ key: z.int(), name: z.string() }),
    fields: { key: integer(), name: identifier({ isSortable: true }), note: prose() },
    key: 'key',
    order: 'name',
  })
  const document = { key: 7, name: 'AGL20', note: 'x', unknown: 'y' }
  expect(withSortKeys(definition, document)).toEqual({ ...document, sortKeys: { name: sortKey('agl20') } })
  expect(withSortKeys(definition, { name: null })).toEqual({ name: null, sortKeys: { name: null } })
  const unsorted = { key: 7, note: 'x' }
  expect(withSortKeys(definition, unsorted)).toBe(unsorted)
})

test('texts that agree in their first 200 characters have the same key, and zeros before a number do not count', () => {
  const long = 'x'.repeat(200)
  expect(sortKey(`${long}a`)).toBe(sortKey(`${long}b`))
  expect(sortKey(`${long.slice(1)}a`)).not.toBe(sortKey(`${long.slice(1)}b`))
  expect(sortKey('a0007')).toBe(sortKey('a7'))
  expect(sortKey('a000')).toBe(sortKey('a0'))
})
