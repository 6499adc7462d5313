import type { ListingCard } from '@rosette/contract-kit/define-listing.ts'
import type { KindName } from '@rosette/kinds/registry/contract.ts'
import { type ListingName, listings, searchCards } from '@rosette/kinds/registry/search-cards.ts'

/** What a page of results lists: records of a kind, or rows of a listing. */
export type ResultSource = { kind: KindName } | { listing: ListingName }

export type ResultCategory = {
  source: ResultSource
  /** Below `/api/search/` (RESULTS-045). */
  call: string
  /** The same category by another word (RESULTS-046). */
  aliases?: readonly string[]
  singular: string
  plural: string
  /** The form that searches it, and whether the page offers it (RESULTS-012, RESULTS-017, RESULTS-070). */
  form: { path: string; isOffered: boolean }
  /** Whether the page offers files (RESULTS-013), and the category word in their names (RESULTS-071). */
  file: { word: string; isOffered: boolean }
}

const offered = (path: string) => ({ path, isOffered: true })
const hiddenForm = { path: '/search/genes', isOffered: false }

/** Every category of `/results`, by the word its address has (document 3, section 2.1). */
export const resultCategories = {
  genes: category({ kind: 'locus' }, 'gene', 'gene', offered('/search/genes'), 'genes'),
  dna: { ...category({ kind: 'clone' }, 'dna', 'clone', offered('/search/dna'), 'dna'), aliases: ['clone'] },
  vector: category({ kind: 'vector' }, 'dna', 'vector', offered('/search/vector'), 'dna'),
  keyword: category({ kind: 'keyword' }, 'keyword', 'keyword', offered('/search/keyword'), 'keyword'),
  protein: category({ kind: 'protein' }, 'protein', 'protein', offered('/search/protein'), 'protein'),
  polyallele: category({ kind: 'polymorphism' }, 'polymorphism', 'polymorphism', offered('/search/polyallele'), 'polyallele'),
  ecotype: category({ kind: 'ecotype' }, 'ecotype', 'ecotype', offered('/search/ecotype'), 'ecotype'),
  community: {
    ...category({ kind: 'person' }, 'community', 'person or lab', offered('/search/community'), 'community'),
    plural: 'people and labs',
    file: { word: 'community', isOffered: false },
  },
  germplasm: category({ kind: 'germplasm' }, 'germplasm', 'germplasm', offered('/search/germplasm'), 'germplasm'),
  markers: category({ kind: 'marker' }, 'marker', 'marker', offered('/search/markers'), 'markers'),
  transposon: category({ kind: 'transposon' }, 'transposon', 'transposon', offered('/search/transposon'), 'transposon'),
  publication: category({ kind: 'publication' }, 'publication', 'publication', offered('/search/publication'), 'publication'),
  protocol: category({ kind: 'protocol' }, 'protocol', 'protocol', offered('/search/protocol'), 'protocol'),
  descriptions: category({ kind: 'gene' }, 'gene/descriptions', 'gene description', hiddenForm, 'descriptions'),
  locus_history: {
    ...category({ listing: 'locushistory' }, 'gene/locus_history', 'change', offered('/search/genes'), 'locus_history'),
    plural: 'changes of loci',
  },
  microarray: category({ kind: 'arrayelement' }, 'gene/microarray', 'microarray element', hiddenForm, 'microarray'),
  annotations: category({ listing: 'annotation' }, 'annotation', 'annotation', hiddenForm, 'annotations'),
} as const satisfies Record<string, ResultCategory>

export type ResultCategoryName = keyof typeof resultCategories

// Object.keys forgets which names it saw.
export const resultCategoryNames = Object.keys(resultCategories) as [ResultCategoryName, ...ResultCategoryName[]]

/** The category that a word in an address means, or null. */
export function findResultCategory(word: string): ResultCategoryName | null {
  return resultCategoryNames.find((name) => name === word || aliasesOf(name).includes(word)) ?? null
}

/** One row, the columns and the criteria of what a source lists. */
export function cardOf(source: ResultSource): ListingCard {
  if ('listing' in source) return listings[source.listing]
  const card = searchCards[source.kind]
  if (!card) throw new Error(`Records of the kind ${source.kind} are not searched`)
  return card
}

function aliasesOf(name: ResultCategoryName): readonly string[] {
  const { aliases }: ResultCategory = resultCategories[name]
  return aliases ?? []
}

function category(source: ResultSource, call: string, singular: string, form: ResultCategory['form'], fileWord: string): ResultCategory {
  return { source, call, singular, plural: `${singular}s`, form, file: { word: fileWord, isOffered: true } }
}
