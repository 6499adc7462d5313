import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { PolymorphismRecord } from '../contract/polymorphism-record.ts'

/** Aliases are left out: the line of an insertion names the seeds, and a list of lines means germplasms. */
export function identifiersOfPolymorphism({ originalName, polymorphismTairObjectId }: PolymorphismRecord): RecordIdentifiers {
  return {
    label: originalName,
    names: [
      { type: 'name', name: originalName },
      ...(polymorphismTairObjectId === null ? [] : [{ type: 'accession', name: `Polymorphism:${polymorphismTairObjectId}` } as const]),
    ],
  }
}
