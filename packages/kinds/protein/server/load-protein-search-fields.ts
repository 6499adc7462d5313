import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

export type ProteinSearchFields = { structural_class: string | null }

/** The class of a protein's structure, which only the form asks for (FPROT-006). */
export async function loadProteinSearchFields(db: ReleaseDb, proteinIds: readonly number[]): Promise<Map<number, ProteinSearchFields>> {
  const rows = await proteinClassesQuery(db, proteinIds).execute()
  const classOf = new Map(rows.map((row) => [row.proteinId, row.structuralClass]))
  return new Map(proteinIds.map((proteinId) => [proteinId, { structural_class: classOf.get(proteinId) ?? null }]))
}

export function proteinClassesQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .innerJoin('proteinDetail as detail', 'detail.geneModelName', 'protein.name')
    .select(['protein.proteinId', 'detail.structuralClass'])
    .where('protein.proteinId', '=', amongKeys(proteinIds))
}
