import { maxSearchText } from '@rosette/contract-kit/search/suggestion.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, fullNames, identifier, integer, keyword, nameList, prominence, prose } from '../index/index-definition.ts'
import { generalHighlight, generalQuery } from './general-query.ts'

const Hit = z.object({ key: z.int(), name: z.string() })
const definition = defineIndex({
  hit: Hit,
  fields: {
    key: integer(),
    name: identifier(),
    aliases: nameList(),
    titles: fullNames(),
    notes: prose(),
    hidden: prose({ isSearched: false }),
  },
  key: 'key',
  order: 'name',
})

test('whatever is typed is a value: the body has the same shape for every text', () => {
  const shape = JSON.stringify(generalQuery(definition, 'TEXT'))
  fc.assert(
    fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: maxSearchText }), (text) => {
      const kept = text.toWellFormed().trim().replace(/\s+/g, ' ')
      fc.pre(kept !== '')
      const body = JSON.stringify(generalQuery(definition, text))
      expect(body).toBe(shape.replaceAll('"TEXT"', () => JSON.stringify(kept)))
    }),
  )
})

test('a field kept out of the general search is not asked for', () => {
  expect(JSON.stringify(generalQuery(definition, 'AG'))).not.toContain('hidden')
})

test.each(['', '  \n', 'x'.repeat(maxSearchText + 1)])('nothing and too much are refused', (text) => {
  expect(() => generalQuery(definition, text)).toThrow(expect.objectContaining({ code: 'invalid_request' }))
})

test('a hit field without an entry does not compile', () => {
  const incomplete = { key: integer() }
  // @ts-expect-error name is part of the hit
  expect(defineIndex({ hit: Hit, fields: incomplete, key: 'key', order: 'name' }).hitFields).toEqual(['key', 'name'])
})

/** An index with a field of each role, as the hand-written bodies below name them. */
const known = defineIndex({
  hit: Hit,
  fields: { key: integer(), name: identifier(), aliases: nameList(), titles: fullNames(), notes: prose(), papers: prominence() },
  key: 'key',
  order: 'name',
})
const constant = (filter: object, boost: number) => ({ constant_score: { filter, boost } })
const term = (field: string) => ({ term: { [field]: { value: 'AG flower' } } })
const start = (field: string) => ({ match_bool_prefix: { [`${field}.prefix`]: { query: 'AG flower' } } })
const words = (...fields: string[]) => ({ multi_match: { query: 'AG flower', type: 'cross_fields', operator: 'and', fields } })
const phrase = (...fields: string[]) => constant({ multi_match: { query: 'AG flower', type: 'phrase', fields } }, 3)

test('whole names come before starts of names, full names and words, and better-known records first among equals', () => {
  const tiers = [
    constant(term('name'), 4000),
    constant(term('aliases'), 3990),
    constant(term('titles'), 3980),
    constant(start('aliases'), 2990),
    constant(start('titles'), 2006),
    { bool: { must: [words('titles.words'), { match_all: { boost: 2000 } }], should: [phrase('titles.words')] } },
    {
      bool: {
        must: [words('name.words', 'aliases.words', 'titles.words', 'notes'), { match_all: { boost: 1000 } }],
        should: [phrase('titles.words', 'notes')],
      },
    },
  ]
  const wellKnown = { rank_feature: { field: 'papers', saturation: { pivot: 20 }, boost: 5 } }
  expect(generalQuery(known, ' AG \n flower ')).toEqual({
    dis_max: {
      queries: [
        { bool: { must: [{ dis_max: { queries: tiers } }], should: [wellKnown] } },
        // Ids that begin with the text stay in their own order, however well known they are.
        constant(start('name'), 3000),
      ],
    },
  })
})

test('an index of names alone has no phrases, and one without searched fields has no clauses', () => {
  const named = defineIndex({ hit: Hit, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name' })
  expect(generalQuery(named, 'AG flower')).toEqual({
    dis_max: {
      queries: [
        {
          dis_max: {
            queries: [constant(term('name'), 4000), { bool: { must: [words('name.words'), { match_all: { boost: 1000 } }] } }],
          },
        },
        constant(start('name'), 3000),
      ],
    },
  })
  const silent = defineIndex({ hit: Hit, fields: { key: integer(), name: keyword() }, key: 'key', order: 'name' })
  expect(generalQuery(silent, 'AG')).toEqual({ dis_max: { queries: [{ dis_max: { queries: [] } }] } })
})

test('the second of two ids is worth a little less than the first', () => {
  const two = defineIndex({ hit: Hit, fields: { key: integer(), name: identifier(), model: identifier() }, key: 'key', order: 'name' })
  expect(generalQuery(two, 'AG flower')).toMatchObject({
    dis_max: { queries: [{}, constant(start('name'), 3000), constant(start('model'), 2990)] },
  })
})

test('the longest text is searched for, and refusals say why', () => {
  const longest = 'x'.repeat(maxSearchText)
  expect(JSON.stringify(generalQuery(known, ` ${longest} `))).toContain(`"${longest}"`)
  expect(() => generalQuery(known, `${longest}x`)).toThrow('A search text has at most 200 characters.')
  expect(() => generalQuery(known, ' ')).toThrow('There is no text to search for.')
})

test('only what a hit shows is highlighted: stems in prose, beginnings of words in names, each text as a whole', () => {
  const shown = defineIndex({
    hit: z.object({ key: z.int(), name: z.string(), aliases: z.string(), titles: z.string(), notes: z.string(), type: z.string() }),
    fields: {
      ...known.fields,
      key: integer(),
      name: identifier(),
      aliases: nameList(),
      titles: fullNames(),
      notes: prose(),
      type: keyword(),
    },
    key: 'key',
    order: 'name',
  })
  const inWords = (field: string) => ({ match_bool_prefix: { [`${field}.words`]: { query: 'flow\ufffd' } } })
  expect(generalHighlight(shown, 'flow\ud800')).toEqual({
    type: 'unified',
    number_of_fragments: 0,
    pre_tags: ['\ue000'],
    post_tags: ['\ue001'],
    max_analyzer_offset: 100_000,
    highlight_query: {
      bool: { should: [inWords('name'), inWords('aliases'), inWords('titles'), { match: { notes: { query: 'flow\ufffd' } } }] },
    },
    fields: { 'name.words': {}, 'aliases.words': {}, 'titles.words': {}, notes: {} },
  })
})

test('without a searched field in the hit nothing is highlighted', () => {
  const silent = defineIndex({ hit: Hit, fields: { key: integer(), name: keyword(), notes: prose() }, key: 'key', order: 'name' })
  expect(generalHighlight(silent, 'AG')).toBeNull()
  expect(generalHighlight({ ...silent, hitFields: ['nobody'] }, 'AG')).toBeNull()
})
