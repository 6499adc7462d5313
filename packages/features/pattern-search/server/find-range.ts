import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { parseIdentifiers } from '../../resolve/contract/parse-identifiers.ts'
import { recordOfLine } from '../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../resolve/server/resolve-identifiers.ts'
import { maxRangeGenes, type PatternOptions } from '../contract/pattern-search.ts'

type Range = Pick<PatternOptions, 'genes' | 'unknownGenes'>

/** The loci that a list means, each once, and the names that mean none; all loci if the list is empty (PATM-010). */
export async function findRange(
  { db, releaseId }: { db: Pick<Database, 'pool' | 'records'>; releaseId: string },
  list: string | readonly string[],
): Promise<Range> {
  const ids = parseIdentifiers(list)
  if (ids.length === 0) return { genes: null, unknownGenes: [] }
  if (ids.length > maxRangeGenes) {
    const [most, given] = [maxRangeGenes, ids.length].map(formatNumber)
    throw refusal(`A list may hold ${most} genes; this one has ${given}.`)
  }
  const { lines } = await resolveIdentifiers(db, releaseId, { ids, kind: 'locus' })
  const genes = new Set<string>()
  const unknownGenes: string[] = []
  for (const line of lines) {
    const record = recordOfLine(line)
    if (record) genes.add(record.label)
    else if (line.bucket !== 'duplicate') unknownGenes.push(line.input)
  }
  if (genes.size === 0) throw refusal('No locus of the release has any of these names.')
  return { genes: [...genes].sort(), unknownGenes }
}

function refusal(message: string): Problem {
  return new Problem('invalid_request', message, { issues: [{ path: 'body.genes', message }] })
}
