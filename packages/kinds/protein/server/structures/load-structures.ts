import { amongKeys, groupedBy } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { variantSetsQuery } from '@rosette/sequence-store/variants/variant-sets-query.ts'
import { sql } from 'kysely'
import type { ProteinRecord } from '../../contract/protein-record.ts'
import { ProteinStructure } from '../../contract/structures/protein-structure.ts'

/** Structures of each protein: experimental ones first, then those with most residues. Null in a release without structures. */
export async function loadStructures(
  db: ReleaseDb,
  proteinIds: readonly number[],
): Promise<(proteinId: number) => ProteinRecord['structures']> {
  const [rows, coverage, variantSets] = await Promise.all([
    structuresQuery(db, proteinIds).execute(),
    coverageQuery(db).executeTakeFirst(),
    variantSetsQuery(db).execute(),
  ])
  if (!coverage || coverage.proteins === 0) return () => null
  const structuresOf = groupedBy(rows, 'proteinId', ({ facts }) => ProteinStructure.parse(facts))
  return (proteinId) => ({ structures: structuresOf(proteinId).toSorted(byWorth), coverage, hasVariants: variantSets.length > 0 })
}

function byWorth(one: ProteinStructure, other: ProteinStructure): number {
  return Number(one.method === 'predicted') - Number(other.method === 'predicted') || other.residueCount - one.residueCount
}

function structuresQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('proteinStructure')
    .select(['proteinId', 'facts'])
    .where('proteinId', '=', amongKeys(proteinIds))
    .orderBy('proteinId')
    .orderBy('accession')
    .orderBy('chain')
}

function coverageQuery(db: ReleaseDb) {
  return db.selectNoFrom((eb) => [
    eb
      .selectFrom('proteinStructure')
      .select(sql<number>`count(distinct protein_id)::integer`.as('count'))
      .$asScalar()
      .$notNull()
      .as('proteins'),
    eb.selectFrom('protein').select(sql<number>`count(*)::integer`.as('count')).$asScalar().$notNull().as('of'),
  ])
}
