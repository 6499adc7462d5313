import type { RecordIdentifiers } from '@rosette/release-kit/record-identifiers.ts'
import type { GermplasmRecord } from '../contract/germplasm-record.ts'

export function identifiersOfGermplasm({ name, originalName, tairObjectId, otherNames, stocks }: GermplasmRecord): RecordIdentifiers {
  return {
    label: name,
    names: [
      { type: 'name', name },
      ...(tairObjectId === null ? [] : [{ type: 'accession', name: `Germplasm:${tairObjectId}` } as const]),
      ...(originalName === null ? [] : [{ type: 'alias', name: originalName } as const]),
      ...otherNames.map(({ originalAlias }) => ({ type: 'alias', name: originalAlias }) as const),
      ...stocks.map((stock) => ({ type: 'stock', name: stock.name }) as const),
    ],
  }
}
