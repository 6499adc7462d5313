import type { Preview } from '@rosette/contract-kit/record-parts.ts'
import { amongKeys, previewsBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

type GenePolymorphism = GeneRecord['polymorphismInfos']['rows'][number]

/** Polymorphisms that hit the gene model itself, with the part they hit. */
export async function loadGenePolymorphisms(
  db: ReleaseDb,
  geneIds: readonly number[],
): Promise<(geneId: number) => Preview<GenePolymorphism>> {
  const lines = await genePolymorphismsQuery(db, geneIds).execute()
  return previewsBy(lines, 'geneId', toRow)
}

type Line = RowOf<typeof genePolymorphismsQuery>

function toRow({ polymorphismId, name, polymorphismType, region, alleleMode }: Line): GenePolymorphism {
  return {
    polymorphism: { kind: 'polymorphism', key: polymorphismId, label: name },
    polymorphismType,
    geneFeatureSite: region,
    alleleMode,
  }
}

/** Found through the locus, which has an index. */
export function genePolymorphismsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('polymorphismGene as hit', (join) =>
      join.onRef('hit.locusId', '=', 'gene.locusId').onRef('hit.geneModelName', '=', 'gene.name'),
    )
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .select(['gene.geneId', 'polymorphism.polymorphismId', 'polymorphism.name', 'polymorphism.polymorphismType', 'polymorphism.alleleMode'])
    .select((eb) => eb.fn.min('hit.region').as('region'))
    .where('gene.geneId', '=', amongKeys(geneIds))
    .groupBy(['gene.geneId', 'polymorphism.polymorphismId'])
    .orderBy('gene.geneId')
    .orderBy('polymorphism.name')
}
