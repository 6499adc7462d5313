import type { TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer, nameList, prose } from '../index/index-definition.ts'
import { markTexts, textCriteriaOf } from './mark-texts.ts'
import { textClause } from './text-clause.ts'

const index = defineIndex({
  hit: z.object({ key: z.int(), name: z.string(), aliases: z.array(z.string()), note: z.string().nullable() }),
  fields: {
    key: integer(),
    name: identifier({ isSearchable: true }),
    aliases: nameList({ isSearchable: true }),
    note: prose({ isSearchable: true }),
  },
  key: 'key',
  order: 'name',
})

/** Brackets stand for the two markers. */
function marked(hit: Record<string, unknown>, ...clauses: object[]): Record<string, string[]> {
  const found = markTexts(hit, textCriteriaOf({ bool: { filter: clauses } }))
  return JSON.parse(JSON.stringify(found).replaceAll(highlightStart, '[').replaceAll(highlightEnd, ']'))
}

const note = (method: TextMethod, text: string) => textClause(index, 'note', method, text)

test.each([
  ['contains', 'flower', 'Early flower; FLOWERS late', 'Early [flower]; [FLOWER]S late'],
  ['contains', 'naive', 'a naïve, nai\u0308ve plant', 'a [naïve], [nai\u0308ve] plant'],
  ['contains', 'ass', 'Straße', 'Str[aß]e'],
  ['contains', 'a b', 'x a \n b', 'x [a \n b]'],
  ['contains', 'aa', 'aaaaa', '[aaaa]a'],
  ['contains', '<b>', 'not <b>bold</b>', 'not [<b>]bold</b>'],
  ['starts_with', 'late', 'Late, later', '[Late], later'],
  ['exactly', 'short day', ' Short  day ', ' [Short  day] '],
  ['contains', 'z', '🌱 z', '🌱 [z]'],
] as const)('%s %j in %j', (method, text, value, expected) => {
  expect(marked({ note: value }, note(method, text))).toEqual({ note: [expected] })
})

test('texts that overlap are one mark, and fields without what was requested are left out', () => {
  expect(marked({ note: 'abcdef', name: 'abc' }, note('contains', 'abc'), note('contains', 'cde'))).toEqual({ note: ['[abcde]f'] })
  expect(marked({ note: null, name: 'x' }, note('contains', 'abc'))).toEqual({})
  expect(marked({ name: 'x' }, note('contains', 'abc'))).toEqual({})
})

test('of a list all values are reported, and what must not be there is not marked', () => {
  const query = textClause(index, 'aliases', 'starts_with', 'ag')
  expect(marked({ aliases: ['AGL1', 'SEP'], note: 'ag' }, query, { bool: { must_not: [note('contains', 'ag')] } })).toEqual({
    aliases: ['[AG]L1', 'SEP'],
  })
})

test('a short text is marked too', () => {
  expect(marked({ note: 'pH 7' }, note('contains', 'ph'))).toEqual({ note: ['[pH] 7'] })
})

test.each([
  ['contains', 'aether', 'Æther', '[Æther]'],
  ['contains', 'oeuvre', 'œuvre', '[œuvre]'],
  ['contains', 'thorn', 'Þorn', '[Þorn]'],
  ['contains', 'oland', 'Øland', '[Øland]'],
  ['contains', 'dak', 'Đak', '[Đak]'],
  ['contains', 'lod', 'łoð', '[łoð]'],
  ['contains', 'irmak', 'ırmak', '[ırmak]'],
  ['contains', '!~', 'é!~', 'é[!~]'],
  ['contains', 'a', 'ä\u0301b', '[ä\u0301]b'],
  ['starts_with', 'ab', '  ab ab', '  [ab] ab'],
  ['starts_with', 'ab', '\u00a0ab', '\u00a0[ab]'],
  ['exactly', 'ab', ' ab ', ' [ab] '],
] as const)('folded as the engine folds: %s %j in %j', (method, text, value, expected) => {
  expect(marked({ note: value }, note(method, text))).toEqual({ note: [expected] })
})

test.each([
  ['exactly', 'ab', 'ab c'],
  ['exactly', 'ab', 'c ab'],
  ['starts_with', 'ab', 'c ab'],
  ['contains', 'ab', 'a b'],
] as const)('%s %j is not in %j', (method, text, value) => {
  expect(marked({ note: value }, note(method, text))).toEqual({})
})

test('texts that touch are one mark, in whatever order they were requested', () => {
  expect(marked({ note: 'abcdef' }, note('contains', 'cd'), note('contains', 'ab'))).toEqual({ note: ['[abcd]ef'] })
  expect(marked({ note: 'abcdef' }, note('contains', 'ef'), note('contains', 'ab'))).toEqual({ note: ['[ab]cd[ef]'] })
  expect(marked({ note: 'abcdef' }, note('contains', 'abcdef'), note('contains', 'cd'))).toEqual({ note: ['[abcdef]'] })
})

test('each field is marked with its own texts only', () => {
  const name = textClause(index, 'name', 'contains', 'xyz')
  expect(marked({ note: 'abc xyz', name: 'abc xyz' }, note('contains', 'abc'), name)).toEqual({ note: ['[abc] xyz'], name: ['abc [xyz]'] })
})

test('numbers are marked as they are written, and what is neither text nor number is left out', () => {
  const criteria = [{ field: 'note', method: 'contains', text: '12' }] as const
  expect(markTexts({ note: [3120, null, { a: '12' }, 'x'] }, criteria)).toEqual({ note: [`3${highlightStart}12${highlightEnd}0`, 'x'] })
  expect(markTexts({ note: 'x' }, [{ field: 'note', method: 'contains', text: '' }])).toEqual({})
})

test('texts are read from a query with the way in which they were compared', () => {
  const query = {
    bool: {
      filter: [note('contains', 'abc'), { nested: { query: note('starts_with', 'abc') } }],
      must: note('exactly', 'abc'),
      must_not: [note('contains', 'def')],
      should: [{ match_phrase: { note: 'other' } }, { match_phrase: { 'note.trigrams': { query: 'x' } } }, null, 'text', 7],
    },
  }
  expect(textCriteriaOf(query)).toEqual([
    { field: 'note', method: 'contains', text: 'abc' },
    { field: 'note', method: 'starts_with', text: 'abc' },
    { field: 'note', method: 'exactly', text: 'abc' },
  ])
})
