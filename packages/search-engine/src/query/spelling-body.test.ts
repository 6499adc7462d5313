import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, fullNames, identifier, integer, nameList, prose } from '../index/index-definition.ts'
import { readCorrections, spellingBody } from './spelling-body.ts'

const definition = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  fields: { key: integer(), name: identifier(), symbols: nameList(), titles: fullNames(), notes: prose() },
  key: 'key',
  order: 'name',
})

const answer = (
  known: Record<string, number>,
  suggest: Record<string, [text: string, offset: number, ...options: [string, number, number][]][]>,
) => ({
  aggregations: { known: { buckets: Object.fromEntries(Object.entries(known).map(([word, doc_count]) => [word, { doc_count }])) } },
  suggestions: Object.fromEntries(
    Object.entries(suggest).map(([field, entries]) => [
      field,
      entries.map(([text, offset, ...options]) => ({
        text,
        offset,
        length: text.length,
        options: options.map(([other, score, freq]) => ({ text: other, score, freq })),
      })),
    ]),
  ),
})

const textsOf = (...args: Parameters<typeof readCorrections>) => readCorrections(...args).map(({ text }) => text)

test.each(['AG', 'at4g18961', 'Q9SYK2', '%', '', 'one two', 'five words: flowring lokus tyme photoperiodd florall'])(
  '%j is not a misspelt word, so nothing is asked',
  (text) => {
    expect(spellingBody(definition, text)).toBeNull()
  },
)

test('whatever is typed is a value', () => {
  const body = JSON.stringify(spellingBody(definition, 'agam*s" } AND'))
  expect(body).toContain(JSON.stringify('agam*s" } AND'))
  expect(body).not.toMatch(/wildcard|regexp|query_string/)
})

test('only words that no record has are changed, each where it stands', () => {
  const suggest = {
    'word notes': [
      ['flowring', 0, ['flowering', 0.88, 40]],
      ['locus', 9, ['focus', 0.8, 900]],
    ],
  } satisfies Parameters<typeof answer>[1]
  expect(textsOf('flowring LOCUS', answer({ flowring: 0, locus: 12 }, suggest))).toEqual(['flowering LOCUS'])
})

test('no correction where one unknown word has none', () => {
  expect(
    textsOf('flowring xyzzy', answer({ flowring: 0, xyzzy: 0 }, { 'word notes': [['flowring', 0, ['flowering', 0.88, 40]]] })),
  ).toEqual([])
})

test('the nearest comes first, and of two that are as near the name', () => {
  const suggest = {
    'word notes': [['constanz', 0, ['constant', 0.875, 90]]],
    'name titles': [['constanz', 0, ['constans', 0.875, 1], ['constance', 0.75, 1]]],
  } satisfies Parameters<typeof answer>[1]
  expect(textsOf('constanz', answer({ constanz: 0 }, suggest))).toEqual(['constans', 'constant', 'constance'])
})

test('a name with other numbers is another name', () => {
  const suggest = { 'name titles': [['apetela 3', 0, ['apetala 2', 0.78, 1], ['apetala 3', 0.89, 1]]] } satisfies Parameters<
    typeof answer
  >[1]
  expect(textsOf('apetela 3', answer({ apetela: 0 }, suggest))).toEqual(['apetala 3'])
})
