import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { LibraryRecord } from '../contract/library-record.ts'

export function identifiersOfLibrary({ name, tairAccession, aliases, abbreviation, stocks }: LibraryRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairAccession === null ? [] : [{ type: 'accession', name: `Library:${tairAccession}` } as const]),
      ...stocks.map((stock) => ({ type: 'stock', name: stock.name }) as const),
      ...[...aliases, ...(abbreviation === null ? [] : [abbreviation])].map((alias) => ({ type: 'alias', name: alias }) as const),
    ],
  }
}
