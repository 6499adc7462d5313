import { defineColumns } from '@rosette/contract-kit/cards/define-columns.ts'
import type { PolymorphismHit } from './polymorphism-hit.ts'

/** RESULTS-054. */
export const polymorphismColumns = defineColumns<PolymorphismHit>([
  { id: 'name', label: 'Polymorphism', text: (hit) => hit.name, isSortable: true },
  { id: 'aliases', label: 'Other names', text: (hit) => hit.aliases.join('; '), isSortable: true },
  { id: 'polymorphism_type', label: 'Type', text: (hit) => hit.polymorphism_type ?? '', isSortable: true },
  { id: 'polymorphism_site', label: 'Site', text: (hit) => hit.polymorphism_site ?? '', isSortable: true },
  { id: 'gene_names', label: 'Genes', text: (hit) => hit.gene_names.join('; '), isSortable: true },
  { id: 'chromosome', label: 'Chromosome', text: (hit) => hit.chromosome ?? '', isSortable: true },
  { id: 'description', label: 'Description', text: (hit) => hit.description ?? '', isSortable: false },
])
