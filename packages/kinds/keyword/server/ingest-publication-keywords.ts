import { parseKeywordCategory } from '@rosette/contract-kit/keyword-categories.ts'
import { cells, detailSource } from '@rosette/release-kit/detail-source.ts'

/** Keywords of publications as a whole, of any category: annotations cite publications for terms of ontologies only. */
export const ingestPublicationKeywords = detailSource({
  title: 'Keywords of publications',
  file: 'rosette_keyword_publication',
  table: 'publication_keyword_line',
  columns: { reference_id: cells.key, keyword: cells.text, category: (text) => parseKeywordCategory(text) ?? undefined },
  needed: ['reference_id', 'keyword', 'category'],
})
