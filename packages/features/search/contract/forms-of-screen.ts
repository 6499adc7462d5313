import type { FormCategory } from '@rosette/kinds/registry/search-entries.ts'

/** Forms that share one screen, and a choice between them (FDNA-003). */
export function formsOfScreen(category: FormCategory): readonly FormCategory[] {
  return category === 'dna' || category === 'vector' ? ['dna', 'vector'] : [category]
}
