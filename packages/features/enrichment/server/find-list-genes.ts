import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { CostBudget } from '../../access/server/cost-budget.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { maxIdentifiers, recordOfLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import type { Genes } from './sets/load-genes.ts'

/** A list as genes: places in order, each once, and the ids that are none of them. */
export type ListGenes = { given: number; indices: Int32Array; notMatched: string[] }

/** As `resolve` answers: names, symbols and gene models are their locus, an obsolete name its only successor. */
export async function findListGenes(
  { db, releaseId, budget }: { db: Pick<Database, 'pool'>; releaseId: string; budget: CostBudget },
  { indexOfKey, indexOfName }: Genes,
  items: string | readonly string[],
): Promise<ListGenes> {
  const ids = parseIdentifiers(items)
  if (ids.length > maxIdentifiers) {
    throw new Problem(
      'invalid_request',
      `A list may hold ${maxIdentifiers.toLocaleString('en')} ids; this one has ${ids.length.toLocaleString('en')}.`,
    )
  }
  const byName = new Map(ids.map((id) => [normaliseIdentifier(id), id]))
  const indices = new Set<number>()
  // A locus's own name means that locus before anything else, so only other names need to be looked up.
  const others = Array.from(byName).flatMap(([name, id]) => {
    const index = indexOfName.get(name)
    if (index !== undefined) indices.add(index)
    return index === undefined ? [id] : []
  })
  const notMatched: string[] = []
  const { lines } = await resolveIdentifiers(db, releaseId, { ids: others, kind: 'locus' }, budget)
  for (const line of lines) {
    const index = indexOfKey.get(recordOfLine(line)?.key ?? -1)
    if (index === undefined) notMatched.push(line.input)
    else indices.add(index)
  }
  return { given: byName.size, indices: Int32Array.from(indices).sort(), notMatched }
}
