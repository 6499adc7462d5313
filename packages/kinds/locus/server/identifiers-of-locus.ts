import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

/** Gene models, UniProt entries and probe sets lead to their locus: a list of them becomes a list of loci. */
export function identifiersOfLocus(locus: LocusRecord): RecordIdentifiers {
  const { name, tairObjectId, geneModels, uniprotIds, singleChannelArrayElements, symbols, otherNames, isObsolete } = locus
  return {
    label: name,
    ...(isObsolete && { obsolete: { successor: null } }),
    names: [
      // The name of an obsolete locus stands in retired_identifier, with all its successors.
      ...(isObsolete ? [] : [{ type: 'name', name } as const]),
      // DLOCUS-001: with or without the prefix.
      ...(tairObjectId === null
        ? []
        : [`Locus:${tairObjectId}`, String(tairObjectId)].map((text) => ({ type: 'accession', name: text }) as const)),
      ...geneModels.map((model) => ({ type: 'gene_model', name: model.name }) as const),
      ...uniprotIds.map((uniprotId) => ({ type: 'uniprot', name: uniprotId }) as const),
      // Clones on arrays of two channels bear names that are also symbols (MADS1) and are left out.
      ...singleChannelArrayElements.map(({ arrayElement }) => ({ type: 'probe', name: arrayElement.label }) as const),
      ...symbols.map((symbol) => ({ type: 'symbol', name: symbol.name }) as const),
      ...symbols.flatMap(({ fullName }) => (fullName === null ? [] : [{ type: 'full_name', name: fullName } as const])),
      ...otherNames.map((other) => ({ type: 'alias', name: other }) as const),
    ],
  }
}
