import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { CostBudget } from '../../access/server/cost-budget.ts'
import { recordOfLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import type { ResolveContent } from './resolved-contents.ts'

/** The loci of a list in its order, each once, and what is none of them. */
export type ListedLoci = { given: number; keys: readonly number[]; notMatched: readonly string[] }

/** The genes that an analysis is asked about: a stored list, or ids in an address. */
type GenesQuery = { list?: string | undefined; items?: string | undefined }

export type FindLociDependencies = {
  db: Pick<Database, 'pool' | 'records'>
  releaseId: string
  budget: CostBudget
  resolveContent: ResolveContent
}

export async function findListedLoci(dependencies: FindLociDependencies, { list, items = '' }: GenesQuery): Promise<ListedLoci> {
  return list === undefined ? findPasted(dependencies, items) : findStored(dependencies, list)
}

async function findStored({ resolveContent, releaseId }: FindLociDependencies, list: string): Promise<ListedLoci> {
  const { kind, items, resolved, keys } = await resolveContent(list, releaseId)
  if (kind !== 'locus') throw new Problem('invalid_request', `This is a list of the kind ${kind}, not of loci.`)
  return { given: items.length, keys, notMatched: resolved.flatMap(({ item, record }) => (record ? [] : [item])) }
}

/** As lists take ids: names, symbols and gene models are their locus, an obsolete name its only successor. */
async function findPasted({ db, releaseId, budget }: FindLociDependencies, items: string): Promise<ListedLoci> {
  const { lines } = await resolveIdentifiers(db, releaseId, { ids: items, kind: 'locus' }, budget)
  if (lines.length === 0) throw new Problem('invalid_request', 'There are no ids in this text.')
  const different = lines.filter(({ bucket }) => bucket !== 'duplicate')
  return {
    given: different.length,
    keys: [...new Set(different.flatMap((line) => recordOfLine(line)?.key ?? []))],
    notMatched: different.flatMap((line) => (recordOfLine(line) === null ? [line.input] : [])),
  }
}
