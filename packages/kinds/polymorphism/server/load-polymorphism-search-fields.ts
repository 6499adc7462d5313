import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export type PolymorphismSearchFields = { symbols: string[]; phenotypes: string[]; ecotypes: string[] }

/**
 * Symbols of the genes that are hit, phenotypes of the lines that carry it and the ecotypes between which it was seen, which the form asks
 * for; the record names genes, lines and markers.
 */
export async function loadPolymorphismSearchFields(
  db: ReleaseDb,
  polymorphismIds: readonly number[],
): Promise<Map<number, PolymorphismSearchFields>> {
  const [symbols, phenotypes, ecotypes] = await Promise.all([
    polymorphismSymbolsQuery(db, polymorphismIds).execute(),
    polymorphismPhenotypesQuery(db, polymorphismIds).execute(),
    polymorphismEcotypesQuery(db, polymorphismIds).execute(),
  ])
  const symbolsOf = groupedBy(symbols, 'polymorphismId')
  const phenotypesOf = groupedBy(phenotypes, 'polymorphismId')
  const ecotypesOf = groupedBy(ecotypes, 'polymorphismId')
  return new Map(
    polymorphismIds.map((id) => {
      const fields = {
        symbols: symbolsOf(id).map((line) => line.symbol),
        phenotypes: phenotypesOf(id).map((line) => line.phenotype),
        ecotypes: ecotypesOf(id).map((line) => line.abbrevName),
      }
      return [id, fields]
    }),
  )
}

export function polymorphismSymbolsQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('locusSymbol as named', 'named.locusId', 'hit.locusId')
    .select(['hit.polymorphismId', 'named.symbol'])
    .distinct()
    .where('hit.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('hit.polymorphismId')
    .orderBy('named.symbol')
}

export function polymorphismPhenotypesQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('germplasm', 'germplasm.germplasmId', 'carried.germplasmId')
    .innerJoin('germplasmPhenotype as line', 'line.germplasmName', 'germplasm.name')
    .select('carried.polymorphismId')
    .select((eb) => eb.ref('line.phenotype').$notNull().as('phenotype'))
    .distinct()
    .where('carried.polymorphismId', '=', amongKeys(polymorphismIds))
    .where('line.phenotype', 'is not', null)
    .orderBy('carried.polymorphismId')
    .orderBy('phenotype')
}

/** Markers tell what they show in which ecotype. */
export function polymorphismEcotypesQuery(db: ReleaseDb, polymorphismIds: readonly number[]) {
  return db
    .selectFrom('polymorphism')
    .innerJoin('markerPattern as pattern', 'pattern.polymorphismName', 'polymorphism.name')
    .select(['polymorphism.polymorphismId', 'pattern.abbrevName'])
    .distinct()
    .where('polymorphism.polymorphismId', '=', amongKeys(polymorphismIds))
    .orderBy('polymorphism.polymorphismId')
    .orderBy('pattern.abbrevName')
}
