import type { InterproDomain, ProteinSummary } from '@rosette/contract-kit/records/protein-parts.ts'
import { amongKeys, groupedBy, type RowOf } from './keyed-rows.ts'
import type { ReleaseDb } from './release-db.ts'

/** Proteins as the pages of other records show them, in the order of their names. */
export async function loadProteinSummaries(db: ReleaseDb, proteinIds: readonly number[]): Promise<Map<number, ProteinSummary>> {
  const [proteins, domainsOf] = await Promise.all([proteinSummariesQuery(db, proteinIds).execute(), loadInterproDomains(db, proteinIds)])
  return new Map(
    proteins.map(({ proteinId, name, length, molecularWeight, isoelectricPoint }) => [
      proteinId,
      {
        protein: { kind: 'protein', key: proteinId, label: name },
        length,
        calcMw: molecularWeight,
        calcPi: isoelectricPoint,
        domains: domainsOf(proteinId),
      },
    ]),
  )
}

/** InterPro entries by the place where they begin. */
export async function loadInterproDomains(db: ReleaseDb, proteinIds: readonly number[]): Promise<(proteinId: number) => InterproDomain[]> {
  const rows = await interproDomainsQuery(db, proteinIds).execute()
  const placesOf = groupedBy(rows, 'proteinId')
  return (proteinId) => toDomains(placesOf(proteinId))
}

type PlaceRow = RowOf<typeof interproDomainsQuery>

function toDomains(rows: readonly PlaceRow[]): InterproDomain[] {
  const byAccession = Map.groupBy(rows, (row) => row.interproAccession)
  return [...byAccession].map(([accession, places]) => ({
    interproData: { accession, name: places[0]?.interproName ?? null },
    interproType: places[0]?.interproType ?? null,
    places: places.map(({ startPosition, endPosition }) => ({ startPosition, endPosition })),
  }))
}

export function proteinSummariesQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .select(['proteinId', 'name', 'length', 'molecularWeight', 'isoelectricPoint'])
    .where('proteinId', '=', amongKeys(proteinIds))
    .orderBy('name')
}

export function interproDomainsQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('proteinInterpro')
    .select(['proteinId', 'interproAccession', 'interproName', 'interproType', 'startPosition', 'endPosition'])
    .where('proteinId', '=', amongKeys(proteinIds))
    .orderBy('proteinId')
    .orderBy('startPosition')
    .orderBy('endPosition', 'desc')
    .orderBy('interproAccession')
}
