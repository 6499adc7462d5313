import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { type CostBudget, costs } from '../../access/server/cost-budget.ts'
import { type ListSource, maxListItems } from '../../list-contents/contract/list-content.ts'
import { ListKind } from '../../list-contents/contract/list-kinds.ts'
import { combineItems, itemsOfParts } from '../../list-contents/contract/list-operation.ts'
import type { SavedSearch } from '../../list-contents/contract/saved-search.ts'
import { contentReaderOf } from '../../list-contents/server/content-access.ts'
import { expectLength, type ListContent, readListContents } from '../../list-contents/server/list-content-store.ts'
import { itemsOfKeys, spellItems } from '../../list-contents/server/name-items.ts'
import type { FormDependencies } from '../../results/server/prepare-form-query.ts'
import { findSavedSearch } from '../../results/server/saved-search-store.ts'
import { startExport } from '../../results/server/start-export.ts'
import { resultCategories } from '../../site/contract/result-categories.ts'

export type GatherDependencies = FormDependencies & { budget: CostBudget }

/** The items that a source stands for, in its order, each once. */
export async function gatherItems(dependencies: GatherDependencies, source: ListSource, call: CallOptions): Promise<ListContent> {
  const { db, releaseId, budget } = dependencies
  if ('search' in source) return gatherRows(dependencies, source.search, call)
  if ('items' in source) {
    expectLength(source.items.length)
    await budget.draw(costs.ids(source.items.length))
    return { kind: source.kind, items: await spellItems(db, releaseId, source.kind, source.items) }
  }
  if ('keys' in source) {
    expectLength(source.keys.length)
    await budget.draw(costs.ids(source.keys.length))
    return { kind: source.kind, items: await itemsOfKeys(db, releaseId, source.kind, source.keys) }
  }
  const { kind, lists } = await readCompared(dependencies, source.of)
  const items = 'operation' in source ? combineItems(source.operation, lists) : itemsOfParts(lists, expectParts(source.parts, lists.length))
  expectLength(items.length)
  return { kind, items }
}

/** The lists of a comparison, once the visitor's budget covers them. */
export async function readCompared(
  { db, clock, budget, visitorOf }: Pick<GatherDependencies, 'db' | 'clock' | 'budget' | 'visitorOf'>,
  of: readonly string[],
): Promise<{ kind: ListKind; lists: (readonly string[])[] }> {
  const contents = await readListContents(db.community, of, contentReaderOf(await visitorOf()), clock.now())
  const lists = contents.map(({ items }) => items)
  await budget.draw(costs.ids(lists.reduce((sum, items) => sum + items.length, 0)))
  // A comparison has two contents at least.
  return { kind: ListKind.parse(contents[0]?.kind), lists }
}

function expectParts(parts: readonly string[], length: number): readonly string[] {
  const other = parts.find((part) => part.length !== length)
  if (other !== undefined) throw new Problem('invalid_request', `parts: ${other} is not a part of a comparison of ${length} lists.`)
  return parts
}

type Row = Readonly<Record<string, number>>

/** All rows of a search as its file would have them. */
async function gatherRows(dependencies: GatherDependencies, requested: SavedSearch | string, call: CallOptions): Promise<ListContent> {
  const search =
    typeof requested === 'string' ? await findSavedSearch(dependencies.db.community, requested, dependencies.clock.now()) : requested
  if (search === null) throw new Problem('not_found', 'This search does not exist, or has expired.')
  const { source, plural } = resultCategories[search.category]
  const kind = 'kind' in source ? ListKind.safeParse(source.kind).data : undefined
  if (kind === undefined) throw new Problem('invalid_request', `There are no lists of ${plural}.`)
  const { key, first, rest } = await startExport(dependencies, search, call, { onlyKeys: true })
  const keys: number[] = []
  const take = async (rows: readonly unknown[]) => {
    await dependencies.budget.charge(costs.keys(rows.length))
    // What the scan asked for.
    keys.push(...rows.flatMap((row) => (row as Row)[key] ?? []))
    if (keys.length > maxListItems) throw tooMany(plural)
  }
  await take(first)
  for await (const rows of rest) await take(rows)
  expectLength(keys.length)
  return { kind, items: await itemsOfKeys(dependencies.db, dependencies.releaseId, kind, keys) }
}

function tooMany(plural: string): Problem {
  return new Problem('unprocessable', `The search finds more than ${formatNumber(maxListItems)} ${plural}, too many for a list. Narrow it.`)
}
