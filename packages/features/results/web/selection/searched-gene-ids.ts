import type { SavedSearch } from '../../contract/saved-search.ts'

/** The list of AGI gene ids that a gene search was made with, or null: it tells which models match (RESULTS-032). */
export function searchedGeneIds({ category, searchTerms = [] }: SavedSearch): string | null {
  const fields: Readonly<Record<string, unknown>> = Object.assign({}, ...searchTerms)
  const { geneListUploadType, geneList } = fields
  if (category !== 'genes' || geneListUploadType !== 'AGI Gene IDs') return null
  return typeof geneList === 'string' && geneList.trim() !== '' ? geneList : null
}
