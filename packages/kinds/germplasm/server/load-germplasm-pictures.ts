import type { GenePictures } from '@rosette/contract-kit/records/gene-pictures.ts'
import { loadGenePictures } from '@rosette/database/gene-picture/load-gene-pictures.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** The loci that the polymorphisms of a germplasm are in or next to. Null if there is no such germplasm. */
export async function loadGermplasmPictures(db: ReleaseDb, germplasmId: number): Promise<GenePictures | null> {
  const rows = await db
    .selectFrom('germplasm')
    .leftJoin('polymorphismGermplasm as carried', 'carried.germplasmId', 'germplasm.germplasmId')
    .leftJoin('polymorphismGene as hit', 'hit.polymorphismId', 'carried.polymorphismId')
    .select('hit.locusId')
    .distinct()
    .where('germplasm.germplasmId', '=', germplasmId)
    .execute()
  const pictures = await loadGenePictures(
    db,
    rows.flatMap(({ locusId }) => locusId ?? []),
  )
  return rows.length > 0 ? pictures : null
}
