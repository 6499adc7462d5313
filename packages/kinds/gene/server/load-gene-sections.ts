import type { ProteinSummary } from '@rosette/contract-kit/protein-parts.ts'
import { loadProteinSummaries } from '@rosette/database/load-protein-summaries.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { GeneRecord } from '../contract/gene-record.ts'

/** A gene model has the symbols of its locus. */
export async function loadGeneSymbols(db: ReleaseDb, geneIds: readonly number[]): Promise<Map<number, GeneRecord['symbols']>> {
  const rows = await geneSymbolsQuery(db, geneIds).execute()
  const rowsOf = Map.groupBy(rows, (row) => row.geneId)
  return new Map([...rowsOf].map(([geneId, symbols]) => [geneId, symbols.map(({ symbol, fullName }) => ({ symbol, fullName }))]))
}

export type GeneTranscript = GeneRecord['nucleotideSequences'][number]

export async function loadGeneRefseq(db: ReleaseDb, geneIds: readonly number[]): Promise<Map<number, GeneTranscript[]>> {
  const rows = await geneRefseqQuery(db, geneIds).execute()
  const rowsOf = Map.groupBy(rows, (row) => row.geneId)
  return new Map([...rowsOf].map(([geneId, transcripts]) => [geneId, transcripts.map(toTranscript)]))
}

function toTranscript({
  accession,
  nucleotideSeqId,
}: Awaited<ReturnType<ReturnType<typeof geneRefseqQuery>['execute']>>[number]): GeneTranscript {
  const sequence = nucleotideSeqId === null ? null : { kind: 'sequence', key: nucleotideSeqId, label: accession }
  // Accessions that begin with NM_ are RefSeq's mRNAs.
  return { nucleotideSequenceType: 'mRNA', icAccession: accession, sequence }
}

export async function loadGeneProteins(db: ReleaseDb, geneIds: readonly number[]): Promise<Map<number, ProteinSummary[]>> {
  const rows = await geneProteinsQuery(db, geneIds).execute()
  const summaries = await loadProteinSummaries(
    db,
    rows.map((row) => row.proteinId),
  )
  const rowsOf = Map.groupBy(rows, (row) => row.geneId)
  return new Map([...rowsOf].map(([geneId, proteins]) => [geneId, proteins.flatMap((row) => summaries.get(row.proteinId) ?? [])]))
}

export function geneSymbolsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('locusSymbol', 'locusSymbol.locusId', 'gene.locusId')
    .select(['gene.geneId', 'locusSymbol.symbol', 'locusSymbol.fullName'])
    .where('gene.geneId', '=', (eb) => eb.fn.any(sql.val(geneIds)))
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
    .where('gene.geneId', '=', (eb) => eb.fn.any(sql.val(geneIds)))
    .orderBy('gene.geneId')
    .orderBy('refseq.accession')
}

export function geneProteinsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .select(['geneId', 'proteinId'])
    .where('geneId', '=', (eb) => eb.fn.any(sql.val(geneIds)))
    .$narrowType<{ geneId: number }>()
    .orderBy('geneId')
    .orderBy('name')
}
