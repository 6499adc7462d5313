import { defineKind } from '@rosette/contract-kit/kind/define-kind.ts'
import { locusSearchEntry } from './locus-search-entry.ts'

export const locusKind = defineKind({
  name: 'locus',
  path: 'locus',
  aliases: [],
  label: 'Locus',
  plural: 'Loci',
  lookups: ['name', 'accession'],
  record: () => import('./locus-record.ts').then(({ LocusRecord }) => LocusRecord),
  searchEntry: locusSearchEntry,
  // DLOCUS-001: the accession is a number, with or without the prefix 'Locus:' in any case.
  normalise: (lookup, text) => {
    if (lookup === 'name') return text.toUpperCase()
    return /^(?:locus:)?(\d{1,15})$/i.exec(text)?.[1] ?? null
  },
  title: (locus) => {
    const symbol = locus.symbols[0]?.name
    // A genetic locus is called by its symbol.
    const isNew = symbol !== undefined && symbol.toUpperCase() !== locus.name.toUpperCase()
    return `Locus: ${locus.name}${isNew ? ` (${symbol})` : ''}`
  },
  browserTitle: () => 'Locus Detail',
  summary: (locus) => locus.description ?? `${locus.name}, a locus of Arabidopsis thaliana`,
  isObsolete: (locus) => locus.isObsolete,
})
