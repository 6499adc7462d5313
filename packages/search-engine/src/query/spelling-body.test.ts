import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, fullNames, identifier, integer, keyword, nameList, prose } from '../index/index-definition.ts'
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
  '%j is not a misspelt word, so nothing is requested',
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

const options = { suggest_mode: 'missing', size: 3, sort: 'score', min_word_length: 4 }
const vocabulary = ['name.words', 'symbols.words', 'titles.words', 'notes']
const nameOf = (field: string) => [`name ${field}`, { term: { field, analyzer: 'name', ...options } }]
const wordOf = (field: string) => [`word ${field}`, { term: { field, analyzer: 'stop', ...options } }]

test('the engine is asked which words it knows, and for names and words that are spelt alike', () => {
  const known = {
    flowring: { multi_match: { query: 'flowring', fields: vocabulary } },
    time: { multi_match: { query: 'time', fields: vocabulary } },
  }
  // The short word and the id are not corrected.
  expect(spellingBody(definition, 'Flowring of AGL20x time')).toStrictEqual({
    query: { bool: { should: Object.values(known) } },
    size: 0,
    track_total_hits: true,
    aggs: { known: { filters: { filters: known } } },
    suggest: {
      text: 'Flowring of AGL20x time',
      ...Object.fromEntries(['name', 'symbols', 'titles'].map(nameOf)),
      ...Object.fromEntries(vocabulary.map(wordOf)),
    },
  })
})

test('a name with letters and digits is only compared with names: it has no words that could be counted', () => {
  expect(spellingBody(definition, 'ape4tal')).toBeNull()
  expect(spellingBody(definition, 'apeta4')).toStrictEqual({
    query: { match_none: {} },
    size: 0,
    track_total_hits: true,
    suggest: {
      text: 'apeta4',
      ...Object.fromEntries(['name', 'symbols', 'titles'].map(nameOf)),
      ...Object.fromEntries(vocabulary.map(wordOf)),
    },
  })
})

test('four words are corrected, five are not', () => {
  expect(spellingBody(definition, 'flowring lokus tyme florall')).not.toBeNull()
  expect(spellingBody(definition, 'flowring lokus tyme florall photoo')).toBeNull()
})

test('an index without searched fields has no words to compare with', () => {
  const silent = defineIndex({
    hit: z.object({ key: z.int(), name: z.string() }),
    fields: { key: integer(), name: keyword() },
    key: 'key',
    order: 'name',
  })
  expect(spellingBody(silent, 'flowring')).toBeNull()
})

test('two unknown words are both corrected, whichever comes first in the answer', () => {
  const suggest = {
    'word notes': [
      ['tyme', 9, ['time', 0.75, 30]],
      ['flowring', 0, ['flowering', 0.88, 40], ['flooring', 0.75, 2]],
    ],
  } satisfies Parameters<typeof answer>[1]
  expect(readCorrections('flowring tyme', answer({ flowring: 0, tyme: 0 }, suggest))).toEqual([
    { text: 'flowering time', edits: 2, frequency: 30 },
  ])
})

test('the second best spelling of the first word is offered too, after the best', () => {
  const suggest = {
    'word notes': [
      ['flowring', 0, ['flooring', 0.75, 2], ['flowering', 0.875, 40]],
      ['tyme', 9, ['time', 0.75, 30], ['thyme', 0.75, 90]],
    ],
  } satisfies Parameters<typeof answer>[1]
  expect(readCorrections('flowring tyme', answer({ flowring: 0, tyme: 0 }, suggest))).toEqual([
    { text: 'flowering thyme', edits: 2, frequency: 40 },
    { text: 'flooring thyme', edits: 3, frequency: 2 },
  ])
})

test('of equally close spellings the more frequent one is meant', () => {
  const suggest = { 'word notes': [['rooot', 0, ['robot', 0.8, 1], ['roots', 0.8, 90]]] } satisfies Parameters<typeof answer>[1]
  expect(textsOf('rooot', answer({ rooot: 0 }, suggest))).toEqual(['roots', 'robot'])
})

test('several fields may suggest for one word, and words with digits are not suggested', () => {
  const suggest = {
    'word notes': [['agamos', 0, ['agam0s', 0.84, 90]]],
    'word titles.words': [['agamos', 0, ['agamous', 0.84, 3]]],
  } satisfies Parameters<typeof answer>[1]
  expect(textsOf('agamos', answer({ agamos: 0 }, suggest))).toEqual(['agamous'])
})

test('edits follow from the score and the shorter of both words', () => {
  const suggest = { 'name titles': [['constanz', 0, ['constance', 0.75, 1]]] } satisfies Parameters<typeof answer>[1]
  expect(readCorrections('constanz', answer({}, suggest))).toEqual([{ text: 'constance', edits: 2, frequency: 1 }])
})

test('digits are compared one after the other, wherever they stand', () => {
  const suggest = { 'name titles': [['apetela 1 2', 0, ['apetala 12', 0.8, 1], ['apetala 2 1', 0.8, 1]]] } satisfies Parameters<
    typeof answer
  >[1]
  expect(textsOf('apetela 1 2', answer({}, suggest))).toEqual(['apetala 12'])
})

test('without an answer there is no correction', () => {
  expect(readCorrections('flowring', {})).toEqual([])
})
