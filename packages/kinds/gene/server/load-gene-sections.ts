import type { ProteinSummary } from '@rosette/contract-kit/records/protein-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { loadProteinSummaries } from '@rosette/database/load-protein-summaries.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

/** A gene model has the symbols of its locus. */
export async function loadGeneSymbols(db: ReleaseDb, geneIds: readonly number[]): Promise<(geneId: number) => GeneRecord['symbols']> {
  const rows = await geneSymbolsQuery(db, geneIds).execute()
  return groupedBy(rows, 'geneId', ({ symbol, fullName }) => ({ symbol, fullName }))
}

export type GeneTranscript = GeneRecord['nucleotideSequences'][number]

export async function loadGeneRefseq(db: ReleaseDb, geneIds: readonly number[]): Promise<(geneId: number) => GeneTranscript[]> {
  const rows = await geneRefseqQuery(db, geneIds).execute()
  return groupedBy(rows, 'geneId', toTranscript)
}

function toTranscript({ accession, nucleotideSeqId }: RowOf<typeof geneRefseqQuery>): GeneTranscript {
  const sequence = nucleotideSeqId === null ? null : { kind: 'sequence', key: nucleotideSeqId, label: accession }
  // RefSeq accessions starting with NM_ are mRNAs.
  return { nucleotideSequenceType: 'mRNA', icAccession: accession, sequence }
}

export async function loadGeneProteins(db: ReleaseDb, geneIds: readonly number[]): Promise<(geneId: number) => ProteinSummary[]> {
  const rows = await geneProteinsQuery(db, geneIds).execute()
  const summaries = await loadProteinSummaries(
    db,
    rows.map((row) => row.proteinId),
  )
  const proteinsOf = groupedBy(rows, 'geneId')
  return (geneId) => proteinsOf(geneId).flatMap((row) => summaries.get(row.proteinId) ?? [])
}

export function geneSymbolsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('locusSymbol', 'locusSymbol.locusId', 'gene.locusId')
    .select(['gene.geneId', 'locusSymbol.symbol', 'locusSymbol.fullName'])
    .where('gene.geneId', '=', amongKeys(geneIds))
    .orderBy('gene.geneId')
    .orderBy('locusSymbol.rank')
}

export function geneRefseqQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('geneModelRefseq as refseq', 'refseq.geneModelName', 'gene.name')
    .leftJoin('nucleotideSequence as found', 'found.icAccession', 'refseq.accession')
    .select(['gene.geneId', 'refseq.accession', 'found.nucleotideSeqId'])
    .distinct()
    .where('gene.geneId', '=', amongKeys(geneIds))
    .orderBy('gene.geneId')
    .orderBy('refseq.accession')
}

export function geneProteinsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .select(['geneId', 'proteinId'])
    .where('geneId', '=', amongKeys(geneIds))
    .$narrowType<{ geneId: number }>()
    .orderBy('geneId')
    .orderBy('name')
}
