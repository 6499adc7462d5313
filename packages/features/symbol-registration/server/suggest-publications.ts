import type { CallOptions } from '@rosette/search-engine/engine/open-engine.ts'
import { z } from 'zod'
import { anonymous } from '../../access/contract/visitor.ts'
import { askForForm } from '../../results/server/ask-for-form.ts'
import { runSearch } from '../../results/server/run-search.ts'
import type { SearchRoutesOptions } from '../../results/server/search-routes.ts'
import { searchTarget } from '../../results/server/search-target.ts'
import type { PublicationSuggestion } from '../contract/symbol-lookups.ts'

const mostSuggested = 20

/** As much of a hit as a suggestion shows. */
const Hit = z.object({ title: z.array(z.string()), referenceId: z.int(), pubmedId: z.int().nullable(), doi: z.string().nullable() })

/** Publications by PubMed id, DOI, or words of the title: a search of the publication form with one row. */
export async function suggestPublications(
  { clock, engine, db, indexPrefix }: Pick<SearchRoutesOptions, 'clock' | 'engine' | 'db' | 'indexPrefix'>,
  releaseId: string,
  text: string,
  call: CallOptions,
): Promise<PublicationSuggestion[]> {
  const target = searchTarget({ kind: 'publication' }, indexPrefix, releaseId)
  const needs = { clock, engine, db, indexPrefix, releaseId, visitorOf: async () => anonymous }
  const { asked } = await askForForm(needs, target, [{ searchTerms: [rowOf(text)] }], call)
  const { docs } = await runSearch<unknown>(engine, target, asked, { page: 1, pageSize: mostSuggested }, call)
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
