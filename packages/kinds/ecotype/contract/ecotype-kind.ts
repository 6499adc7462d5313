import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { ecotypeSearchEntry } from './ecotype-search-entry.ts'

export const ecotypeKind = defineKind({
  name: 'ecotype',
  path: 'ecotype',
  aliases: [],
  label: 'Ecotype',
  plural: 'Ecotypes',
  // DECO-001: looked up by key only.
  lookups: [],
  record: () => import('./ecotype-record.ts').then(({ EcotypeRecord }) => EcotypeRecord),
  searchEntry: ecotypeSearchEntry,
  normalise: () => null,
  title: (ecotype) => `Ecotype: ${ecotype.originalName}`,
  browserTitle: () => 'Ecotype Detail',
  summary: ({ originalName, taxon, location, country }) =>
    [originalName, `an ecotype of ${taxon ? taxon.record.label : 'Arabidopsis'}`, location, country]
      .filter((part) => part !== null)
      .join(', '),
  isObsolete: () => false,
})
