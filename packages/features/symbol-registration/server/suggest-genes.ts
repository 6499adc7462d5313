import { normaliseIdentifier } from '@rosette/contract-kit/normalise-identifier.ts'
import { findCompletions } from '@rosette/database/find-completions.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { GeneSuggestion } from '../contract/symbol-lookups.ts'

const mostSuggested = 20
// A locus comes with its gene models and symbols, and is suggested once.
const namesOfALocus = 4

/** Loci one of whose names begins with a text, each with its representative gene model. */
export async function suggestGenes({ pool }: Pick<Database, 'pool'>, releaseId: string, text: string): Promise<GeneSuggestion[]> {
  const beginning = normaliseIdentifier(text.toWellFormed())
  const found = await findCompletions(pool, releaseId, beginning, { kinds: ['locus'], limit: mostSuggested * namesOfALocus })
  const loci = new Map(found.map(({ key, label }) => [key, label]))
  const keys = [...loci.keys()].slice(0, mostSuggested)
  const { rows } = await pool.query<{ locus_id: number; name: string }>(
    `select locus_id, name from ${schemaOf(releaseId)}.gene_model where is_representative and locus_id = any($1)`,
    [keys],
  )
  const models = new Map(rows.map(({ locus_id, name }) => [locus_id, name]))
  return keys.map((key) => ({ REPRESENTATIVE_GENE_MODEL: models.get(key) ?? null, NAME: loci.get(key) ?? '', GENE_ID: key }))
}
