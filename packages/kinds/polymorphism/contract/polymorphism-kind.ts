import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { polymorphismSearchEntry } from './polymorphism-search-entry.ts'

export const polymorphismKind = defineKind({
  name: 'polymorphism',
  // DPOLY-001: the page has two addresses.
  path: 'polyallele',
  aliases: ['polymorphism'],
  label: 'Polymorphism',
  plural: 'Polymorphisms',
  lookups: ['name', 'accession'],
  record: () => import('./polymorphism-record.ts').then(({ PolymorphismRecord }) => PolymorphismRecord),
  searchEntry: polymorphismSearchEntry,
  // DPOLY-003: an accession is a whole number and nothing else.
  normalise: (lookup, text) => {
    if (lookup === 'name') return text.toUpperCase()
    return /^\d{1,15}$/.test(text) ? String(Number(text)) : null
  },
  title: ({ originalName }) => `Polymorphism: ${originalName}`,
  browserTitle: () => 'Polymorphism Detail',
  summary: ({ originalName, description, associatedGenes }) => {
    const [gene] = associatedGenes
    return description ?? `${originalName}, a polymorphism of Arabidopsis thaliana${gene ? ` at ${gene.locus.label}` : ''}`
  },
  isObsolete: () => false,
})
