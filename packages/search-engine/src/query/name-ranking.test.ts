import { expect, test } from 'vitest'
import { z } from 'zod'
import { defineIndex, identifier, integer, nameList, prose } from '../index/index-definition.ts'
import { nameRanking } from './name-ranking.ts'
import { textClause } from './text-clause.ts'

const index = defineIndex({
  hit: z.object({ key: z.int(), name: z.string() }),
  fields: {
    key: integer(),
    name: identifier({ isSearchable: true }),
    aliases: nameList({ isSearchable: true }),
    note: prose({ isSearchable: true }),
  },
  key: 'key',
  order: 'name',
})
const names = ['name', 'aliases']
const clause = (field: string, method: 'exactly' | 'contains' | 'starts_with', text: string) => textClause(index, field, method, text)
const anyName = (method: 'exactly' | 'contains' | 'starts_with', text: string) => ({
  bool: { should: names.map((field) => clause(field, method, text)), minimum_should_match: 1 },
})
/** Found by all, worth nothing: ranking excludes no record. */
const everything = { match_all: { boost: 0 } }

test('the whole name is worth more than a part of it, and both more than a start and an early place', () => {
  const fromStart = (field: string) => ({
    intervals: {
      [`${field}.trigrams`]: {
        all_of: {
          ordered: true,
          intervals: [{ match: { query: '\u0002', analyzer: 'keyword' } }, { match: { query: 'agl', ordered: true, max_gaps: 0 } }],
        },
        boost: 100,
      },
    },
  })
  expect(nameRanking(index, { text: ' agl ', method: 'contains', searched: ['name', 'note'], names })).toEqual({
    bool: {
      must: [everything],
      should: [
        { constant_score: { filter: anyName('exactly', 'agl'), boost: 2000 } },
        { constant_score: { filter: anyName('contains', 'agl'), boost: 1000 } },
        {
          constant_score: {
            filter: {
              bool: { should: [clause('name', 'starts_with', 'agl'), clause('note', 'starts_with', 'agl')], minimum_should_match: 1 },
            },
            boost: 100,
          },
        },
        { dis_max: { queries: [fromStart('name'), fromStart('note')] } },
      ],
    },
  })
})

test.each(['starts_with', 'exactly'] as const)('with %s every hit begins with the text, so only names rank', (method) => {
  expect(nameRanking(index, { text: 'agl', method, searched: ['note'], names: ['name'] })).toEqual({
    bool: {
      must: [everything],
      should: [
        { constant_score: { filter: clause('name', 'exactly', 'agl'), boost: 2000 } },
        { constant_score: { filter: clause('name', 'contains', 'agl'), boost: 1000 } },
      ],
    },
  })
})

// One character of two code units is still one character.
test.each(['ag', '🌱g'])('%j has no trigram whose position could be searched', (text) => {
  const ranking = JSON.stringify(nameRanking(index, { text, method: 'contains', searched: ['note'], names: ['name'] }))
  expect(ranking).toContain(JSON.stringify(clause('note', 'starts_with', text)))
  expect(ranking).not.toContain('intervals')
})
