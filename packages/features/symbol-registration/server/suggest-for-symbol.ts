import { normaliseIdentifier } from '@rosette/contract-kit/kind/record-ref.ts'
import { findCompletions } from '@rosette/database/find-completions.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { z } from 'zod'
import { anonymous } from '../../access/contract/access.ts'
import { prepareFormQuery } from '../../results/server/prepare-form-query.ts'
import { runSearch } from '../../results/server/run-search.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import type { GeneSuggestion, PublicationSuggestion } from '../contract/symbol-lookups.ts'

const mostSuggested = 20

/** The part of a hit that a suggestion shows. */
const Hit = z.object({ title: z.array(z.string()), referenceId: z.int(), pubmedId: z.int().nullable(), doi: z.string().nullable() })

/** Publications by PubMed ID, DOI, or words from the title: a one-row search with the publication form. */
export async function suggestPublications(
  { clock, engine, db, indexPrefix }: Pick<SearchRoutesOptions, 'clock' | 'engine' | 'db' | 'indexPrefix'>,
  releaseId: string,
  text: string,
  call: CallOptions,
): Promise<PublicationSuggestion[]> {
  const target = searchTarget({ kind: 'publication' }, indexPrefix, releaseId)
  const dependencies = { clock, engine, db, indexPrefix, releaseId, visitorOf: async () => anonymous }
  const { prepared } = await prepareFormQuery(dependencies, target, [{ searchTerms: [rowOf(text)] }], call)
  const { docs } = await runSearch<unknown>(engine, target, prepared, { page: 1, pageSize: mostSuggested }, call)
  return docs.map((doc) => {
    const { title, referenceId, pubmedId, doi } = Hit.parse(doc)
    return { TITLE: title.join(' '), REFERENCE_ID: referenceId, PUBMED_ID: pubmedId, DOI: doi }
  })
}

function rowOf(text: string) {
  if (/^\d+$/.test(text)) return { search_type: 'pubmedId', search_method: 'exactly', search_input: text }
  if (/^10\.\d+\//.test(text)) return { search_type: 'doi', search_method: 'exactly', search_input: text }
  return { search_type: 'title_abstract', search_method: 'contains', search_input: text }
}

// A locus matches with its gene models and symbols, but is suggested once.
const namesOfALocus = 4

/** Loci with a name that starts with a text, each with its representative gene model. */
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
