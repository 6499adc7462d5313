import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GenesymbolLocus, GenesymbolRecord } from '../contract/genesymbol-record.ts'

export async function loadGenesymbols(db: ReleaseDb, tairObjectIds: readonly number[]): Promise<Map<number, GenesymbolRecord>> {
  const [rows, loci] = await Promise.all([
    genesymbolRowsQuery(db, tairObjectIds).execute(),
    genesymbolLociQuery(db, tairObjectIds).execute(),
  ])
  const lociOf = groupedBy(loci, 'tairObjectId')
  return new Map(rows.map((row) => [row.tairObjectId, toRecord(row, lociOf(row.tairObjectId))]))
}

type GenesymbolRow = RowOf<typeof genesymbolRowsQuery>
type LocusLine = RowOf<typeof genesymbolLociQuery>

function toRecord(row: GenesymbolRow, loci: readonly LocusLine[]): GenesymbolRecord {
  return {
    tairObjectId: row.tairObjectId,
    symbol: row.symbol,
    dateLastModified: row.dateLastModified,
    hasMutantPhenotype: row.hasMutantPhenotype,
    descriptiveSymbol: row.fullName,
    description: row.description,
    mutantPhenotypeClass: row.mutantPhenotypeClass,
    status: row.status,
    associatedLociCount: countLoci(loci),
    associatedLocis: loci.map(toLocus),
    attributions: attributionsOf(row),
    reference: row.referenceId === null ? null : { kind: 'publication', key: row.referenceId, label: referenceLabel(row) },
  }
}

function countLoci(loci: readonly LocusLine[]): GenesymbolRecord['associatedLociCount'] {
  const count = new Set(loci.map((line) => line.locusId)).size
  if (count === 0) return null
  return count === 1 ? 'single_locus' : 'multiple_loci'
}

function toLocus({ locusId, name, symbol, geneId, geneName }: LocusLine): GenesymbolLocus {
  const gene = geneId === null || geneName === null ? null : { kind: 'gene', key: geneId, label: geneName }
  return { locus: { kind: 'locus', key: locusId, label: name }, symbol, gene }
}

function attributionsOf({ submitter, submitted }: GenesymbolRow): GenesymbolRecord['attributions'] {
  if (submitter === null) return []
  return [{ attributionType: 'submitted_by', communityType: null, communityId: null, name: submitter, attributionDate: submitted }]
}

function referenceLabel({ referenceTitle, referenceId }: GenesymbolRow): string {
  return referenceTitle ?? `Publication:${referenceId}`
}

export function genesymbolRowsQuery(db: ReleaseDb, tairObjectIds: readonly number[]) {
  return db
    .selectFrom('genesymbol')
    .leftJoin('publication', 'publication.referenceId', 'genesymbol.referenceId')
    .selectAll('genesymbol')
    .select('publication.title as referenceTitle')
    .where('genesymbol.tairObjectId', '=', amongKeys(tairObjectIds))
}

export function genesymbolLociQuery(db: ReleaseDb, tairObjectIds: readonly number[]) {
  return db
    .selectFrom('genesymbolLocus as member')
    .innerJoin('locus', 'locus.locusId', 'member.locusId')
    .leftJoin('gene', (join) => join.onRef('gene.locusId', '=', 'locus.locusId').on('gene.isRepresentative', '=', true))
    .select(['member.tairObjectId', 'member.symbol', 'locus.locusId', 'locus.name', 'gene.geneId', 'gene.name as geneName'])
    .where('member.tairObjectId', '=', amongKeys(tairObjectIds))
    .orderBy('member.tairObjectId')
    .orderBy('member.symbol')
    .orderBy('locus.name')
}
