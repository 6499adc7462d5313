import { ReleasePart } from '@rosette/contract-kit/kind/release-parts.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { sql } from 'kysely'

/** What a release holds, of all that it may lack. A release never changes, so it is asked once; while nobody answers, it has none of it. */
export function releaseParts(db: Pick<Database, 'release'>): (releaseId: string | null) => Promise<readonly ReleasePart[]> {
  let known: { releaseId: string; parts: readonly ReleasePart[] } | null = null
  return async (releaseId) => {
    if (releaseId === null) return []
    if (known?.releaseId === releaseId) return known.parts
    try {
      const release = db.release(releaseId)
      const rows = await Promise.all(
        ReleasePart.options.map((part) => release.selectFrom(tableOf[part]).select(sql`1`.as('one')).limit(1).executeTakeFirst()),
      )
      known = { releaseId, parts: ReleasePart.options.filter((_part, index) => rows[index] !== undefined) }
      return known.parts
    } catch {
      // A page is sent whatever PostgreSQL does.
      return []
    }
  }
}

/** A table that has a row if the release has the part. */
const tableOf = {
  interactions: 'locusInteraction',
  orthologs: 'orthologSpecies',
  pathways: 'pathway',
  gene_sets: 'geneSetLine',
  expression: 'expressionDataSet',
} as const satisfies Record<ReleasePart, string>
