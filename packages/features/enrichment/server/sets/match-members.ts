import type { Database } from '@rosette/database/open-database.ts'
import type { TermMember, TermSets } from '@rosette/release-kit/term-sets.ts'
import { maxIdentifiers, recordOfLine } from '../../../resolve/contract/resolve-call.ts'
import { resolveIdentifiers } from '../../../resolve/server/resolve-identifiers.ts'

/** Which loci the named members of sets are, understood as in lists (PATHWAY-006), and how many different names are none. */
export async function matchMembers(
  db: Pick<Database, 'pool' | 'records'>,
  releaseId: string,
  named: NonNullable<TermSets['named']>,
): Promise<{ members: TermMember[]; notMatched: number }> {
  const names = [...new Set(named.map(({ name }) => name))]
  const keyOf = new Map<string, number>()
  for (let from = 0; from < names.length; from += maxIdentifiers) {
    const { lines } = await resolveIdentifiers(db, releaseId, { ids: names.slice(from, from + maxIdentifiers), kind: 'locus' })
    for (const line of lines) {
      const record = recordOfLine(line.bucket === 'duplicate' ? (lines[line.ofLine - 1] ?? line) : line)
      if (record) keyOf.set(line.input, record.key)
    }
  }
  const members = named.flatMap(({ term, name }) => {
    const locusId = keyOf.get(name)
    return locusId === undefined ? [] : [{ term, locusId, evidence: null }]
  })
  return { members, notMatched: names.length - keyOf.size }
}
