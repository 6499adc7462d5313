import { maxSearchText } from '@rosette/contract-kit/search/search-text.ts'
import { readTypedText, withoutPlant } from '@rosette/contract-kit/search/typed-text.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import {
  defineIndex,
  fullNames,
  identifier,
  integer,
  keyword,
  lesserMember,
  lesserNames,
  literature,
  mentions,
  nameList,
  prominence,
  prose,
  related,
  termNames,
} from '../index/index-definition.ts'
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
      const retained = text.toWellFormed().trim().replace(/\s+/g, ' ')
      // A text that means several names has the clauses of each.
      fc.pre(retained !== '' && readTypedText(retained).length === 1 && withoutPlant(retained) === null)
      const body = JSON.stringify(generalQuery(definition, text))
      expect(body).toBe(shape.replaceAll('"TEXT"', () => JSON.stringify(readTypedText(retained)[0])))
    }),
    { seed: 3702 },
  )
})

test('a field kept out of the general search is not searched', () => {
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
  fields: {
    key: integer(),
    name: identifier(),
    aliases: nameList(),
    titles: fullNames(),
    notes: prose(),
    loci: related(),
    traits: mentions(),
    terms: termNames(),
    mutant: lesserNames(),
    articles: literature(),
    papers: prominence(),
    isLesser: lesserMember(),
  },
  key: 'key',
  order: 'name',
})
const constant = (filter: object, boost: number) => ({ constant_score: { filter, boost } })
const term = (field: string) => ({ term: { [field]: { value: 'AG flower' } } })
const start = (field: string) => ({ match_bool_prefix: { [`${field}.prefix`]: { query: 'AG flower' } } })
const words = (fields: readonly string[], how: object) => ({
  multi_match: { query: 'AG flower', type: 'cross_fields', fields, ...how },
})
const phrase = (...fields: string[]) => constant({ multi_match: { query: 'AG flower', type: 'phrase', fields } }, 3)
const ofNoLesser = (filter: object[], boost: number) =>
  constant({ bool: { filter, must_not: [{ term: { isLesser: { value: true } } }] } }, boost)
const inOneValue = (field: string, boost: number) => ({ match_phrase: { [field]: { query: 'AG flower', slop: 99, boost } } })

test('[GENERAL-018] [GENERAL-024] names come before families, all words, most words and what belongs to a record; evidence adds up', () => {
  const anywhere = ['name.words', 'aliases.words', 'titles.words', 'mutant.words', 'notes', 'traits', 'terms']
  const prose = ['titles.words', 'mutant.words', 'notes']
  const byWords = {
    bool: {
      must: [
        {
          dis_max: {
            queries: [
              constant(
                { bool: { should: [words(anywhere, { operator: 'and' }), start('titles'), start('mutant')], minimum_should_match: 1 } },
                20_000,
              ),
              constant(words(anywhere, { minimum_should_match: '2<75%' }), 15_000),
            ],
          },
        },
      ],
      should: [
        words(anywhere, { boost: 0.75 }),
        words(prose, { boost: 0.5 }),
        phrase(...prose),
        ofNoLesser([start('titles')], 3.9),
        ofNoLesser([start('mutant')], 3.9),
        constant(term('terms.whole'), 1),
        inOneValue('terms', 0.3),
        inOneValue('traits', 0.4),
        { match: { articles: { query: 'AG flower', boost: 0.5 } } },
        ofNoLesser([], 2),
      ],
    },
  }
  const tiers = [
    constant(term('name'), 50_000),
    constant(term('aliases'), 49_900),
    constant(term('titles'), 49_800),
    constant(term('mutant'), 49_700),
    constant(start('aliases'), 39_900),
    constant({ match: { 'titles.family': { query: 'AG flower' } } }, 30_000),
    byWords,
    constant({ term: { loci: { value: 'AG flower', _name: 'loci\tAG flower' } } }, 10_000),
  ]
  const wellKnown = { rank_feature: { field: 'papers', saturation: { pivot: 12.5 }, boost: 16 } }
  expect(generalQuery(known, ' AG \n flower ')).toEqual({
    dis_max: {
      queries: [
        { bool: { must: [{ dis_max: { queries: tiers } }], should: [wellKnown] } },
        // Ids that begin with the text stay in their own order, however well known they are.
        constant(start('name'), 40_000),
      ],
    },
  })
})

test('[GENERAL-027] a symbol with the At of the plant is also sought without it, below names that begin with it', () => {
  const wholeName = (value: string, boost: number) => constant({ term: { aliases: { value } } }, boost)
  const tiersOf = (text: string) => JSON.stringify(generalQuery(known, text))
  expect(tiersOf('AtPHYB')).toContain(JSON.stringify(wholeName('PHYB', 35_000)))
  expect(tiersOf('PHYB')).not.toContain('35000')
})

test('[GENERAL-017] a list finds the records of each id, and N25 those of CS25', () => {
  const named = defineIndex({ hit: Hit, fields: { key: integer(), name: keyword(), ids: related() }, key: 'key', order: 'name' })
  const id = (value: string) => constant({ term: { ids: { value, _name: `ids\t${value}` } } }, 10_000)
  const queryOf = (...ids: string[]) => ({ dis_max: { queries: [{ dis_max: { queries: ids.map(id) } }] } })
  expect(generalQuery(named, 'AT4G18960, AT1G65480')).toEqual(queryOf('AT4G18960', 'AT1G65480'))
  expect(generalQuery(named, 'N 25')).toEqual(queryOf('N25', 'CS25'))
})

test('an index of names alone has no phrases, and one without searched fields has no clauses', () => {
  const named = defineIndex({ hit: Hit, fields: { key: integer(), name: identifier() }, key: 'key', order: 'name' })
  const found = [
    constant(words(['name.words'], { operator: 'and' }), 20_000),
    constant(words(['name.words'], { minimum_should_match: '2<75%' }), 15_000),
  ]
  const byWords = { bool: { must: [{ dis_max: { queries: found } }], should: [words(['name.words'], { boost: 0.75 })] } }
  expect(generalQuery(named, 'AG flower')).toEqual({
    dis_max: { queries: [{ dis_max: { queries: [constant(term('name'), 50_000), byWords] } }, constant(start('name'), 40_000)] },
  })
  const silent = defineIndex({ hit: Hit, fields: { key: integer(), name: keyword() }, key: 'key', order: 'name' })
  expect(generalQuery(silent, 'AG')).toEqual({ dis_max: { queries: [{ dis_max: { queries: [] } }] } })
})

test('the second of two ids is worth a little less than the first', () => {
  const two = defineIndex({ hit: Hit, fields: { key: integer(), name: identifier(), model: identifier() }, key: 'key', order: 'name' })
  expect(generalQuery(two, 'AG flower')).toMatchObject({
    dis_max: { queries: [{}, constant(start('name'), 40_000), constant(start('model'), 39_900)] },
  })
})

test('the longest text is searched for, and refusals say why', () => {
  const longest = 'x'.repeat(maxSearchText)
  expect(JSON.stringify(generalQuery(known, ` ${longest} `))).toContain(`"${longest}"`)
  expect(() => generalQuery(known, `${longest}x`)).toThrow('A search text has at most 200 characters.')
  expect(() => generalQuery(known, ' ')).toThrow('There is no text to search for.')
})

test('[GENERAL-016] every searched text is highlighted as a whole: stems in texts, beginnings of words in names', () => {
  const inWords = (field: string) => ({ match_bool_prefix: { [`${field}.words`]: { query: 'flow\ufffd' } } })
  const inText = (field: string) => ({ match: { [field]: { query: 'flow\ufffd' } } })
  expect(generalHighlight(known, 'flow\ud800')).toEqual({
    type: 'unified',
    number_of_fragments: 0,
    pre_tags: ['\ue000'],
    post_tags: ['\ue001'],
    max_analyzer_offset: 100_000,
    highlight_query: {
      bool: {
        should: [
          inWords('name'),
          inWords('aliases'),
          inWords('titles'),
          inText('notes'),
          inText('traits'),
          inText('terms'),
          inWords('mutant'),
        ],
      },
    },
    fields: { 'name.words': {}, 'aliases.words': {}, 'titles.words': {}, notes: {}, traits: {}, terms: {}, 'mutant.words': {} },
  })
})

test('without a searched text nothing is highlighted', () => {
  const silent = defineIndex({ hit: Hit, fields: { key: integer(), name: keyword(), loci: related() }, key: 'key', order: 'name' })
  expect(generalHighlight(silent, 'AG')).toBeNull()
})
