import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

/** A gene model is known by its name and its accession; symbols mean the locus. */
export function identifiersOfGene({ name, tairAccession, isObsolete }: GeneRecord): RecordIdentifiers {
  return {
    label: name,
    // No file tells what took the place of a dropped model.
    ...(isObsolete && { obsolete: { successor: null } }),
    names: [{ type: 'name', name }, ...(tairAccession === null ? [] : [{ type: 'accession', name: tairAccession } as const])],
  }
}
