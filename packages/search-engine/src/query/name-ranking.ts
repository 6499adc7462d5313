import type { TextMethod } from '@rosette/contract-kit/text-method.ts'
import { valueStart } from '../index/index-analysis.ts'
import type { IndexDefinition } from '../index/index-definition.ts'
import { anyOf } from './define-clauses.ts'
import { readable, textClause } from './text-clause.ts'

/** What is asked for, the fields it is looked for in, and those that hold the names of a record. */
export type RankedText = { text: string; method: TextMethod; searched: readonly string[]; names: readonly string[] }

// A place is worth less than its whole number, so that no tier reaches the next.
const worth = { exactName: 2000, partOfName: 1000, beginning: 100, place: 100 } as const

/**
 * Scores what a form's text finds (RESULTS-043): records with just this name first, then those with a name that holds it, and among
 * equals those that begin with it, then those that hold it earlier.
 */
export function nameRanking(index: IndexDefinition, { text, method, searched, names }: RankedText): object {
  const exactName = anyOf(names.map((field) => textClause(index, field, 'exactly', text)))
  const partOfName = anyOf(names.map((field) => textClause(index, field, 'contains', text)))
  const beginning = anyOf(searched.map((field) => textClause(index, field, 'starts_with', text)))
  return {
    bool: {
      // What has none of it is found nevertheless.
      must: [{ match_all: { boost: 0 } }],
      should: [
        constant(exactName, worth.exactName),
        constant(partOfName, worth.partOfName),
        // With the other methods all that is found begins with the text.
        ...(method === 'contains' ? [constant(beginning, worth.beginning), ...placeClause(readable(text), searched)] : []),
      ],
    },
  }
}

/**
 * The earlier a value holds the text, the more: the engine scores an interval by the inverse of its length, and this one reaches from the
 * beginning of the value to the first such text. Several values of a list add up. Texts of one or two signs have no pieces, and the engine
 * fails on an interval of none: only their beginnings count.
 */
function placeClause(text: string, searched: readonly string[]): object[] {
  if ([...text].length < 3) return []
  const fromBeginning = {
    ordered: true,
    intervals: [{ match: { query: valueStart, analyzer: 'keyword' } }, { match: { query: text, ordered: true, max_gaps: 0 } }],
  }
  const queries = searched.map((field) => ({ intervals: { [`${field}.pieces`]: { all_of: fromBeginning, boost: worth.place } } }))
  return [{ dis_max: { queries } }]
}

function constant(filter: object, boost: number): object {
  return { constant_score: { filter, boost } }
}
