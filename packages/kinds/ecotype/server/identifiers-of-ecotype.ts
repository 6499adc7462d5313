import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { EcotypeRecord } from '../contract/ecotype-record.ts'

/** The number of the 1001 Genomes is left out: a bare number in a list means many things. */
export function identifiersOfEcotype({ originalName, abbrName, aliases, tairAccession, stocks }: EcotypeRecord): RecordIdentifiers {
  return {
    label: originalName,
    names: [
      { type: 'name', name: originalName },
      ...(tairAccession === null ? [] : [{ type: 'accession', name: `SpeciesVariant:${tairAccession}` } as const]),
      ...[abbrName ?? originalName, ...aliases].map((alias) => ({ type: 'alias', name: alias }) as const),
      ...stocks.map((stock) => ({ type: 'stock', name: stock }) as const),
    ],
  }
}
