import type { KindName } from '@rosette/kinds/registry/contract.ts'
import type { ResultCategoryName } from '../../results/contract/result-categories.ts'

type FormFacts = {
  /** Whose form it is. */
  kind: KindName
  /** Whether the criteria go by the browser's storage: with a list of ids they are too long for an address (FGENE-003, FPROT-003). */
  isStored?: true
}

/** The search forms by the category of results that they lead to, which is also the end of their address (document 3, section 2.1). */
export const searchForms = {
  genes: { kind: 'locus', isStored: true },
  dna: { kind: 'clone' },
  vector: { kind: 'vector' },
  ecotype: { kind: 'ecotype' },
  germplasm: { kind: 'germplasm' },
  markers: { kind: 'marker' },
  polyallele: { kind: 'polymorphism' },
  protein: { kind: 'protein', isStored: true },
  publication: { kind: 'publication' },
  protocol: { kind: 'protocol' },
  transposon: { kind: 'transposon' },
  keyword: { kind: 'keyword' },
  community: { kind: 'person' },
} as const satisfies Partial<Record<ResultCategoryName, FormFacts>>

export type FormCategory = keyof typeof searchForms

// Object.keys forgets which names it saw.
export const formCategories = Object.keys(searchForms) as [FormCategory, ...FormCategory[]]

export function isStored(category: FormCategory): boolean {
  const facts: FormFacts = searchForms[category]
  return facts.isStored === true
}

/** Forms that share one screen, and a choice between them (FDNA-003). */
export function formsOfScreen(category: FormCategory): readonly FormCategory[] {
  return category === 'dna' || category === 'vector' ? ['dna', 'vector'] : [category]
}
