import { type Preview, previewRows } from '@rosette/contract-kit/record-parts.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { GeneRecord } from '../contract/gene-record.ts'

type GeneGermplasm = GeneRecord['germplasms']['rows'][number]

/** The files tie germplasms to loci, so every model of a locus shows the same ones. */
export async function loadGeneGermplasms(db: ReleaseDb, geneIds: readonly number[]): Promise<Map<number, Preview<GeneGermplasm>>> {
  const lines = await geneGermplasmsQuery(db, geneIds).execute()
  const linesOf = Map.groupBy(lines, (line) => line.geneId)
  return new Map([...linesOf].map(([geneId, all]) => [geneId, { rows: all.slice(0, previewRows).map(toRow), total: all.length }]))
}

type Line = Awaited<ReturnType<ReturnType<typeof geneGermplasmsQuery>['execute']>>[number]

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
    .where('gene.geneId', '=', (eb) => eb.fn.any(sql.val(geneIds)))
    .orderBy('gene.geneId')
    .orderBy('germplasm.name')
    .orderBy('germplasm.germplasmId')
    .orderBy('line.phenotype')
    .orderBy('line.pubmedId')
}
