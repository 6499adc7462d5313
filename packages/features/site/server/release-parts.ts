import { ReleasePart } from '@rosette/contract-kit/kind/release-parts.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'

/** What a release holds, of all that it may lack. A release never changes, so it is asked once; while nobody answers, it has none of it. */
export function releaseParts(db: Pick<Database, 'records'>): (releaseId: string | null) => Promise<readonly ReleasePart[]> {
  let known: { releaseId: string; parts: readonly ReleasePart[] } | null = null
  return async (releaseId) => {
    if (releaseId === null) return []
    if (known?.releaseId === releaseId) return known.parts
    try {
      const schema = schemaOf(releaseId)
      const columns = ReleasePart.options.map((part) => `exists (select from ${schema}.${tableOf[part]}) as ${part}`)
      const text = `select ${columns.join(', ')}`
      const [row] = await db.records.read<Record<ReleasePart, boolean>>(releaseId, { name: `release_parts:${releaseId}`, text, values: [] })
      known = { releaseId, parts: ReleasePart.options.filter((part) => row?.[part]) }
      return known.parts
    } catch {
      // A page is sent whatever PostgreSQL does.
      return []
    }
  }
}

/** A table that has a row if the release has the part. */
const tableOf = {
  interactions: 'locus_interaction',
  orthologs: 'ortholog_species',
  pathways: 'pathway',
  gene_sets: 'gene_set_line',
  expression: 'expression_data_set',
  motifs: 'motif_promoter',
} as const satisfies Record<ReleasePart, string>
