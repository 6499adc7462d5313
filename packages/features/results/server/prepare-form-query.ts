import type { Clock } from '@rosette/contract-kit/clock.ts'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { GeneSelection } from '@rosette/contract-kit/search/search-contract.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { CallOptions, Engine } from '@rosette/search-engine/engine/open-engine.ts'
import { scanIndex } from '@rosette/search-engine/engine/scan-index.ts'
import { placesOf } from '@rosette/search-engine/query/places-of.ts'
import { filteredQuery } from '@rosette/search-engine/query/search-body.ts'
import { anonymous, type Visitor } from '../../access/contract/access.ts'
import { type CostBudget, costs } from '../../access/server/cost-budget.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import { prepareTermQuery } from './prepare-term-query.ts'
import { filtersOf, type PreparedQuery, prepareTextQuery } from './run-search.ts'
import { type ListCriterion, searchContext } from './search-context.ts'
import { type SearchTarget, searchTarget } from './search-target.ts'
import { termsNamed } from './terms-named.ts'
import { withinLists } from './within-lists.ts'

export type FormDependencies = SelectionDependencies & {
  /** The visitor who searches. */
  visitorOf(): Promise<Visitor>
}

type PreparedForm = { prepared: PreparedQuery; lists: readonly ListCriterion[] }

/** The query for the terms of a visitor's form, and the ID lists among them. */
export async function prepareFormQuery(
  dependencies: FormDependencies,
  target: SearchTarget,
  terms: readonly Readonly<Record<string, unknown>>[],
  call: CallOptions,
): Promise<PreparedForm> {
  const { context, lists } = searchContext(target, {
    ...dependencies,
    keysOfSelection: (selection) => keysOfSelection(dependencies, selection, call),
    termsNamed: (text) => termsNamed(dependencies, text, call),
    placesOf: (query) => placesOf(dependencies.engine, target, query, call),
  })
  return { prepared: await prepareTermQuery(target, terms, context), lists }
}

export type SelectionDependencies = {
  clock: Clock
  engine: Pick<Engine, 'request' | 'search'>
  db: Pick<Database, 'pool' | 'records' | 'community'>
  indexPrefix: string
  releaseId: string
  /** What the visitor may still spend. */
  budget?: CostBudget | undefined
  /** Where lists are read that narrow a selection. */
  resolveContent?: ResolveContent | undefined
  /** A selection with more loci is rejected. */
  maxLoci?: number
}

/** More loci than the plant has, and the limit of one clause of the engine. */
const maxSelectedLoci = 65_536

type Found = Readonly<Record<string, number>>

/** Keys of the loci selected on a results page: those ticked, or all that its search finds except some. */
export async function keysOfSelection(
  dependencies: SelectionDependencies,
  selection: GeneSelection,
  call: CallOptions = {},
): Promise<readonly number[]> {
  if ('keys' in selection) return selection.keys
  const { search, except = [] } = selection
  const { maxLoci = maxSelectedLoci } = dependencies
  const source = { kind: 'locus' } as const
  const target = searchTarget(source, dependencies.indexPrefix, dependencies.releaseId)
  const { key } = target.definition
  const found = { query: await queryOf(dependencies, target, search, call) }
  const { prepared, wanted } = await withinLists(dependencies, { source, target }, found, search)
  const query = filteredQuery(target.definition, prepared.query, filtersOf(wanted.filters))
  const left = new Set(except)
  const keys: number[] = []
  for await (const loci of scanIndex<Found>(dependencies.engine, target.index, { query, _source: [key] }, call)) {
    await dependencies.budget?.draw(costs.keys(loci.length))
    keys.push(...loci.flatMap((locus) => locus[key] ?? []).filter((each) => !left.has(each)))
    if (keys.length > maxLoci) throw tooMany(maxLoci)
  }
  return keys
}

type SelectionSearch = Extract<GeneSelection, { search: unknown }>['search']

async function queryOf(
  dependencies: SelectionDependencies,
  target: SearchTarget,
  search: SelectionSearch,
  call: CallOptions,
): Promise<object> {
  if ('searchText' in search) return prepareTextQuery(target, search.searchText).query
  const { context } = searchContext(target, {
    ...dependencies,
    keysOfSelection: refuse,
    termsNamed: (text) => termsNamed(dependencies, text, call),
    placesOf: refuse,
    visitorOf: async () => anonymous,
  })
  return (await prepareTermQuery(target, search.searchTerms, context)).query
}

/** Unreachable: the gene form has no such criterion. */
async function refuse(): Promise<never> {
  throw new Problem('invalid_request', 'Genes are chosen by a search for genes.')
}

function tooMany(most: number): Problem {
  const found = `The search finds more than ${formatNumber(most)} genes`
  return new Problem('invalid_request', `${found}, too many to list what belongs to them. Narrow the search.`)
}
