import type { GenePictures } from '@rosette/contract-kit/records/gene-pictures.ts'
import { loadGenePictures } from '@rosette/database/gene-picture/load-gene-pictures.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** The loci that a polymorphism is in or next to. Null if there is no such polymorphism. */
export async function loadPolymorphismPictures(db: ReleaseDb, polymorphismId: number): Promise<GenePictures | null> {
  const rows = await db
    .selectFrom('polymorphism')
    .leftJoin('polymorphismGene as hit', 'hit.polymorphismId', 'polymorphism.polymorphismId')
    .select('hit.locusId')
    .distinct()
    .where('polymorphism.polymorphismId', '=', polymorphismId)
    .execute()
  const pictures = await loadGenePictures(
    db,
    rows.flatMap(({ locusId }) => locusId ?? []),
  )
  return rows.length > 0 ? pictures : null
}
