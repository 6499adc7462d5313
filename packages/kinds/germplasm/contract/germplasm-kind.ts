import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { germplasmSearchEntry } from './germplasm-search-entry.ts'

export const germplasmKind = defineKind({
  name: 'germplasm',
  path: 'germplasm',
  aliases: [],
  label: 'Germplasm',
  plural: 'Germplasms',
  // DGERM-001: looked up by key only.
  lookups: [],
  record: () => import('./germplasm-record.ts').then(({ GermplasmRecord }) => GermplasmRecord),
  searchEntry: germplasmSearchEntry,
  normalise: () => null,
  title: (germplasm) => `Germplasm: ${germplasm.originalName ?? germplasm.name}`,
  browserTitle: () => 'Germplasm Detail',
  summary: (germplasm) =>
    germplasm.description ?? germplasm.phenotypes[0]?.phenotype ?? `${germplasm.name}, a germplasm of Arabidopsis thaliana`,
  isObsolete: () => false,
})
