import type { TextMethod } from '@rosette/contract-kit/search/criteria-parts.ts'
import { valueStart } from '../index/index-analysis.ts'
import type { IndexDefinition } from '../index/index-definition.ts'
import { anyOf } from './define-clauses.ts'
import { readable, textClause } from './text-clause.ts'

/** The text, the fields it is searched in, and the fields that hold a record's names. */
export type RankedText = { text: string; method: TextMethod; searched: readonly string[]; names: readonly string[] }

// A position scores less than its full worth, so that no tier reaches the next.
const worth = { exactName: 2000, partOfName: 1000, beginning: 100, rank: 100 } as const

/**
 * Ranks what a form's text finds (RESULTS-043): records with exactly this name, then records with a name that contains it; within each
 * group, those that start with it, then those that contain it earlier.
 */
export function nameRanking(index: IndexDefinition, { text, method, searched, names }: RankedText): object {
  const exactName = anyOf(names.map((field) => textClause(index, field, 'exactly', text)))
  const partOfName = anyOf(names.map((field) => textClause(index, field, 'contains', text)))
  const beginning = anyOf(searched.map((field) => textClause(index, field, 'starts_with', text)))
  return {
    bool: {
      // Ranking must not exclude records.
      must: [{ match_all: { boost: 0 } }],
      should: [
        constant(exactName, worth.exactName),
        constant(partOfName, worth.partOfName),
        // With the other methods, every hit starts with the text.
        ...(method === 'contains' ? [constant(beginning, worth.beginning), ...placeClause(readable(text), searched)] : []),
      ],
    },
  }
}

/**
 * The earlier the text occurs in a value, the higher the score: the engine scores an interval by the inverse of its length, and this one
 * reaches from the start of the value to the first occurrence. Several values of a list add up. Texts of one or two characters have no
 * trigrams, and the engine fails on an empty interval: for them only the start of a value counts.
 */
function placeClause(text: string, searched: readonly string[]): object[] {
  if ([...text].length < 3) return []
  const fromBeginning = {
    ordered: true,
    intervals: [{ match: { query: valueStart, analyzer: 'keyword' } }, { match: { query: text, ordered: true, max_gaps: 0 } }],
  }
  const queries = searched.map((field) => ({ intervals: { [`${field}.trigrams`]: { all_of: fromBeginning, boost: worth.rank } } }))
  return [{ dis_max: { queries } }]
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } }
}
