import type { TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'
import { highlightEnd, highlightStart } from '@rosette/contract-kit/search/search-contract.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer, nameList, prose } from '../index/index-definition.ts'
import { askedTexts, markTexts } from './mark-texts.ts'
import { textClause } from './text-clause.ts'

const index = defineIndex({
  hit: z.object({ key: z.int(), name: z.string(), aliases: z.array(z.string()), note: z.string().nullable() }),
  fields: {
    key: integer(),
    name: identifier({ isAsked: true }),
    aliases: nameList({ isAsked: true }),
    note: prose({ isAsked: true }),
  },
  key: 'key',
  order: 'name',
})

/** Brackets stand for the two markers. */
function marked(hit: Record<string, unknown>, ...clauses: object[]): Record<string, string[]> {
  const found = markTexts(hit, askedTexts({ bool: { filter: clauses } }))
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

test('texts that overlap are one mark, and fields without what was asked for are left out', () => {
  expect(marked({ note: 'abcdef', name: 'abc' }, note('contains', 'abc'), note('contains', 'cde'))).toEqual({ note: ['[abcde]f'] })
  expect(marked({ note: null, name: 'x' }, note('contains', 'abc'))).toEqual({})
  expect(marked({ name: 'x' }, note('contains', 'abc'))).toEqual({})
})

test('of a list all values are told, and what must not be there is not marked', () => {
  const asked = textClause(index, 'aliases', 'starts_with', 'ag')
  expect(marked({ aliases: ['AGL1', 'SEP'], note: 'ag' }, asked, { bool: { must_not: [note('contains', 'ag')] } })).toEqual({
    aliases: ['[AG]L1', 'SEP'],
  })
})

test('a short text is marked too', () => {
  expect(marked({ note: 'pH 7' }, note('contains', 'ph'))).toEqual({ note: ['[pH] 7'] })
})
