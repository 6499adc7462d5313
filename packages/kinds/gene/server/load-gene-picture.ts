import type { GenePictures } from '@rosette/contract-kit/records/gene-pictures.ts'
import { loadGenePictures } from '@rosette/database/gene-picture/load-gene-pictures.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'

/** The locus of a gene model. Null if there is no such gene model. */
export async function loadGenePicture(db: ReleaseDb, geneId: number): Promise<GenePictures | null> {
  const gene = await db.selectFrom('gene').select('locusId').where('geneId', '=', geneId).executeTakeFirst()
  const pictures = await loadGenePictures(db, gene?.locusId == null ? [] : [gene.locusId])
  return gene ? pictures : null
}
