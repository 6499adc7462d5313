import { defineColumns, parseNameAndKey } from '@rosette/contract-kit/cards/define-columns.ts'
import type { PublicationHit } from './publication-hit.ts'

/** RESULTS-053, and the loci a publication is about. */
export const publicationColumns = defineColumns<PublicationHit>([
  { id: 'title', label: 'Title', text: (hit) => hit.title.join('; '), isSortable: true },
  { id: 'authors', label: 'Authors', text: (hit) => hit.authors.join(', '), isSortable: true },
  { id: 'pubName', label: 'Journal', text: (hit) => hit.pubName.join('; '), isSortable: true },
  { id: 'year', label: 'Year', text: (hit) => String(hit.year ?? ''), isSortable: true },
  { id: 'doi', label: 'DOI', text: (hit) => hit.doi ?? '', isSortable: true },
  { id: 'pubmedId', label: 'PubMed ID', text: (hit) => String(hit.pubmedId ?? ''), isSortable: true },
  { id: 'keywords', label: 'Keywords', text: (hit) => hit.keywords.join('; '), isSortable: true },
  { id: 'loci', label: 'Loci', text: (hit) => hit.loci.map(locusName).join('; '), isSortable: false },
])

/** `AT4G18960_2117144` → `AT4G18960`. */
export function locusName(nameAndKey: string): string {
  return parseNameAndKey(nameAndKey).name
}
