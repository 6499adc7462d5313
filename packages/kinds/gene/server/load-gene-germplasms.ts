import type { Preview } from '@rosette/contract-kit/record-parts.ts'
import { amongKeys, previewsBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

type GeneGermplasm = GeneRecord['germplasms']['rows'][number]

/** The files tie germplasms to loci, so every model of a locus shows the same ones. */
export async function loadGeneGermplasms(db: ReleaseDb, geneIds: readonly number[]): Promise<(geneId: number) => Preview<GeneGermplasm>> {
  const lines = await geneGermplasmsQuery(db, geneIds).execute()
  return previewsBy(lines, 'geneId', toRow)
}

type Line = RowOf<typeof geneGermplasmsQuery>

function toRow({ germplasmId, name, phenotype, pubmedId }: Line): GeneGermplasm {
  return { germplasm: { kind: 'germplasm', key: germplasmId, label: name }, phenotype, pubmedId }
}

export function geneGermplasmsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('locus', 'locus.locusId', 'gene.locusId')
    .innerJoin('germplasmPhenotype as line', 'line.locusName', 'locus.name')
    .innerJoin('germplasm', 'germplasm.name', 'line.germplasmName')
    .select(['gene.geneId', 'germplasm.germplasmId', 'germplasm.name', 'line.phenotype', 'line.pubmedId'])
    .distinct()
    .where('gene.geneId', '=', amongKeys(geneIds))
    .orderBy('gene.geneId')
    .orderBy('germplasm.name')
    .orderBy('germplasm.germplasmId')
    .orderBy('line.phenotype')
    .orderBy('line.pubmedId')
}
