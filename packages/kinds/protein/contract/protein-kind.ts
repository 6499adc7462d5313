import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import type { ProteinRecord } from './protein-record.ts'
import { proteinSearchEntry } from './protein-search-entry.ts'

export const proteinKind = defineKind({
  name: 'protein',
  path: 'protein',
  aliases: [],
  label: 'Protein',
  plural: 'Proteins',
  // DPROT-001: by key only.
  lookups: [],
  record: () => import('./protein-record.ts').then(({ ProteinRecord }) => ProteinRecord),
  searchEntry: proteinSearchEntry,
  normalise: () => null,
  title: () => 'Protein',
  browserTitle: () => 'Protein Detail',
  summary: (protein) => `${protein.name}, a protein of Arabidopsis thaliana${describe(protein)}`,
  isObsolete: () => false,
})

function describe({ description }: ProteinRecord): string {
  return description === null ? '' : `: ${description}`
}
