import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { scanIndex } from '@rosette/search-engine/engine/scan-index.ts'
import { allValues } from '@rosette/search-engine/query/all-values.ts'
import { valueClause } from '@rosette/search-engine/query/define-clauses.ts'
import { type CostBudget, costs } from '../../access/server/cost-budget.ts'
import { maxListItems } from '../../list-contents/contract/list-content.ts'
import { ListKind, listCategoryOf } from '../../list-contents/contract/list-kinds.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import type { ResolveContent } from '../../list-contents/server/resolved-contents.ts'
import type { FormDependencies } from '../../results/server/prepare-form-query.ts'
import { findSavedSearch } from '../../results/server/saved-search-store.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import { prepareExport } from '../../results/server/start-export.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'
import type { CombinationAnswer, CombinedStep } from '../contract/combination.ts'
import { joinKeys } from '../contract/join-keys.ts'
import { lociFieldOf } from '../contract/loci-fields.ts'

export type CombinationDependencies = FormDependencies & {
  budget: CostBudget
  resolveContent: ResolveContent
  /** A search that finds more is refused, if not the largest list. */
  maxRecords?: number
}

export type Combined = Pick<CombinationAnswer, 'steps'> & {
  kind: ListKind
  /** Of the records, in the order of the steps. */
  keys: readonly number[]
}

/** Runs the steps from left to right. All of them are counted, and paid for, before any record is read. */
export async function runCombination(
  dependencies: CombinationDependencies,
  steps: readonly CombinedStep[],
  call: CallOptions,
): Promise<Combined> {
  const prepared: PreparedStep[] = []
  for (const step of steps) prepared.push(await prepareStep(dependencies, step, call))
  const kind = oneKindOf(prepared)
  await dependencies.budget.draw(1 + costs.keys(prepared.reduce((sum, { found }) => sum + found, 0)))
  let keys: readonly number[] = []
  const counted: Combined['steps'] = []
  for (const [at, { found, readKeys }] of prepared.entries()) {
    const own = await readKeys()
    keys = at === 0 ? own : joinKeys(steps[at]?.join ?? 'and', keys, own)
    counted.push({ found, own: own.length, left: keys.length })
  }
  return { kind, keys, steps: counted }
}

type PreparedStep = {
  kind: ListKind
  found: number
  readKeys(): Promise<readonly number[]>
}

async function prepareStep(dependencies: CombinationDependencies, step: CombinedStep, call: CallOptions): Promise<PreparedStep> {
  const { engine, indexPrefix, releaseId, maxRecords = maxListItems } = dependencies
  if (step.list !== undefined) {
    const { kind, keys } = await dependencies.resolveContent(step.list, releaseId)
    if (!step.asGenes || kind === 'locus') return { kind, found: keys.length, readKeys: async () => keys }
    const { index, definition } = searchTarget({ kind }, indexPrefix, releaseId)
    const field = expectLociField(kind)
    const query = valueClause(definition.key, keys)
    return { kind: 'locus', found: keys.length, readKeys: async () => lociOf(dependencies, index, { query, field }, call) }
  }
  const search = await searchOf(dependencies, step)
  const { source, plural } = resultCategories[search.category]
  const kind = 'kind' in source ? ListKind.safeParse(source.kind).data : undefined
  if (kind === undefined) throw new Problem('invalid_request', `Searches for ${plural} cannot be combined.`)
  const { target, body } = await prepareExport(dependencies, search, call)
  const { total } = await engine.search(target.index, { query: body.query, size: 0, track_total_hits: true }, call)
  if (total > maxRecords) throw tooMany(total, plural, maxRecords)
  if (step.asGenes && kind !== 'locus') {
    const field = expectLociField(kind)
    return { kind: 'locus', found: total, readKeys: () => lociOf(dependencies, target.index, { query: body.query, field }, call) }
  }
  const { key } = target.definition
  return {
    kind,
    found: total,
    async readKeys() {
      const keys: number[] = []
      for await (const rows of scanIndex<Row>(engine, target.index, { ...body, _source: [key] }, call))
        keys.push(...rows.flatMap((row) => row[key] ?? []))
      return keys
    },
  }
}

type Row = Readonly<Record<string, number>>

async function searchOf({ db, clock }: CombinationDependencies, { search }: CombinedStep): Promise<SavedSearch> {
  if (typeof search === 'object') return search
  const saved = search === undefined ? null : await findSavedSearch(db.community, search, clock.now())
  if (saved === null) throw new Problem('not_found', 'One of these searches does not exist, or has expired.')
  return saved
}

/** Records of one kind: what other kinds have to do with it, the caller has to say. */
function oneKindOf(steps: readonly PreparedStep[]): ListKind {
  const found = [...new Set(steps.map(({ kind }) => kind))]
  const [kind, ...others] = found
  if (kind === undefined) throw new Error('A combination has a step')
  if (others.length === 0) return kind
  const words = found.map((each) => resultCategories[listCategoryOf(each)].plural).join(' and ')
  throw new Problem('invalid_request', `Only records of one kind are combined; these are ${words}. Turn the others into genes first.`)
}

function expectLociField(kind: ListKind): string {
  const field = lociFieldOf(kind)
  if (field === null)
    throw new Problem('invalid_request', `Searches for ${resultCategories[listCategoryOf(kind)].plural} cannot be turned into genes.`)
  return field
}

/** The loci that the rows of a query name, in the order of their names. */
async function lociOf(
  { engine, db, releaseId }: CombinationDependencies,
  index: string,
  rows: { query: object; field: string },
  call: CallOptions,
): Promise<number[]> {
  const values = await allValues(engine, index, rows, call)
  if (values.length === 0) return []
  const isOfKeys = typeof values[0] === 'number'
  const { rows: loci } = await db.pool.query<{ key: number }>(
    `select locus_id as key from ${schemaOf(releaseId)}.locus
     where ${isOfKeys ? 'locus_id = any($1::bigint[])' : 'upper(name) = any($1::text[])'} order by name`,
    [isOfKeys ? values : values.map((name) => String(name).toUpperCase())],
  )
  return loci.map(({ key }) => key)
}

function tooMany(total: number, plural: string, most: number): Problem {
  const [found, limit] = [total, most].map(formatNumber)
  return new Problem('unprocessable', `The search finds ${found} ${plural}; at most ${limit} can be combined. Narrow it.`)
}
