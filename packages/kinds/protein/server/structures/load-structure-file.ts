import { Problem } from '@rosette/contract-kit/problem.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { PartServer } from '@rosette/release-kit/kind-server.ts'
import type { structureFile } from '../../contract/structures/structure-file.ts'

/** Null if there is no such protein; one without the structure is another answer (STRUCT-014). */
export const loadStructureFile: PartServer<typeof structureFile.query, typeof structureFile.answer>['load'] = async (
  db,
  proteinId,
  { accession },
) => {
  const found = await db
    .selectFrom('proteinStructure as own')
    .innerJoin('structureFile', 'structureFile.file', 'own.file')
    .select(['own.file as fileName', 'structureFile.mmcif'])
    .where('own.proteinId', '=', proteinId)
    .where('own.accession', '=', accession)
    .limit(1)
    .executeTakeFirst()
  if (found) return found
  const missing = await missingSentence(db, proteinId, accession)
  if (missing === null) return null
  throw new Problem('not_found', missing)
}

async function missingSentence(db: ReleaseDb, proteinId: number, accession: string): Promise<string | null> {
  const rows = await db
    .selectFrom('protein')
    .leftJoin('proteinStructure as own', 'own.proteinId', 'protein.proteinId')
    .select(['protein.name', 'own.accession'])
    .distinct()
    .where('protein.proteinId', '=', proteinId)
    .orderBy('own.accession')
    .execute()
  const name = rows[0]?.name
  if (name === undefined) return null
  const held = rows.flatMap((row) => row.accession ?? [])
  if (held.length === 0) return `This release holds no structure of the protein ${name}.`
  const wanted = accession === '' ? 'Name a structure' : `This release holds no structure ${accession}`
  return `${wanted} of the protein ${name}; it holds ${held.join(', ')}.`
}
