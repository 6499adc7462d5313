import type { WebLink } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { commentsQuery } from '@rosette/database/load-curation.ts'
import { loadInterproDomains } from '@rosette/database/load-protein-summaries.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { loadProteinDomains } from './load-protein-domains.ts'

export async function loadProteins(db: ReleaseDb, proteinIds: readonly number[]): Promise<Map<number, ProteinRecord>> {
  const [rows, uniprot, domainsOf, interproOf] = await Promise.all([
    proteinRowsQuery(db, proteinIds).execute(),
    proteinUniprotQuery(db, proteinIds).execute(),
    loadProteinDomains(db, proteinIds),
    loadInterproDomains(db, proteinIds),
  ])
  const names = rows.map((row) => row.name)
  const comments = await commentsQuery(db, 'protein', names).execute()
  const commentsOf = groupedBy(comments, 'recordName', ({ recordName: _, ...comment }) => comment)
  const uniprotOf = groupedBy(uniprot, 'proteinId')
  return new Map(
    rows.map((row) => {
      const { proteinId } = row
      const uniprotIds = uniprotOf(proteinId).map((each) => each.uniprotAccession)
      const record: ProteinRecord = {
        ...toRecord(row, uniprotIds),
        domains: domainsOf(proteinId),
        interproDomains: interproOf(proteinId),
        comments: commentsOf(row.name),
      }
      return [proteinId, record]
    }),
  )
}

type ProteinRow = RowOf<typeof proteinRowsQuery>

function toRecord(row: ProteinRow, uniprotIds: readonly string[]): Omit<ProteinRecord, 'domains' | 'interproDomains' | 'comments'> {
  return {
    proteinId: row.proteinId,
    name: row.name,
    // The files give neither an accession nor a date for proteins.
    tairAccession: null,
    dateLastModified: null,
    description: row.description,
    primarySymbol: row.symbol,
    fullName: row.fullName,
    externalIdsList: [
      ...uniprotIds.map((uniprotId) => ({ uniprotId, genbankGi: null })),
      ...(row.genbankGi === null ? [] : [{ uniprotId: null, genbankGi: row.genbankGi }]),
    ],
    associatedGenes: genesOf(row),
    proteinProperties: { calculatedMW: row.molecularWeight, calculatedPI: row.isoelectricPoint, length: row.length },
    sequence: row.sequence,
    externalLinks: proteinWebLinks(uniprotIds),
  }
}

function genesOf({ geneId, geneName, locusId, locusName }: ProteinRow): ProteinRecord['associatedGenes'] {
  if (geneId === null || geneName === null) return []
  const associatedLocus = locusId === null || locusName === null ? null : { kind: 'locus', key: locusId, label: locusName }
  return [{ gene: { kind: 'gene', key: geneId, label: geneName }, associatedLocus }]
}

export function proteinRowsQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return (
    db
      .selectFrom('protein')
      .leftJoin('gene', 'gene.geneId', 'protein.geneId')
      .leftJoin('locus', 'locus.locusId', 'gene.locusId')
      .leftJoin('locusSymbol', (join) => join.onRef('locusSymbol.locusId', '=', 'locus.locusId').on('locusSymbol.rank', '=', 0))
      .leftJoin('proteinDetail as detail', 'detail.geneModelName', 'protein.name')
      // For a protein that occurs twice in the file, the sequence that fits its length.
      .leftJoin('proteinSequence as sequence', (join) =>
        join.onRef('sequence.geneModelName', '=', 'protein.name').onRef('sequence.length', '=', 'protein.length'),
      )
      .distinctOn('protein.proteinId')
      .select([
        'protein.proteinId',
        'protein.name',
        'protein.length',
        'protein.molecularWeight',
        'protein.isoelectricPoint',
        'sequence.sequence',
        'detail.genbankGi',
        'gene.geneId',
        'gene.name as geneName',
        'gene.description',
        'locus.locusId',
        'locus.name as locusName',
        'locusSymbol.symbol',
        'locusSymbol.fullName',
      ])
      .where('protein.proteinId', '=', amongKeys(proteinIds))
      .orderBy('protein.proteinId')
      .orderBy('sequence.sequence')
  )
}

export function proteinUniprotQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('proteinUniprot')
    .select(['proteinId', 'uniprotAccession'])
    .where('proteinId', '=', amongKeys(proteinIds))
    .orderBy('proteinId')
    .orderBy('uniprotAccession')
}

/** The same protein on other sites, by its UniProt accessions. */
function proteinWebLinks(uniprotIds: readonly string[]): WebLink[] {
  // AlphaFold DB holds one model for an entry, whatever the isoform (P17839-2).
  const entries = [...new Set(uniprotIds.map((accession) => accession.replace(/-\d+$/, '')))]
  return [
    ...uniprotIds.map((urlVariable) => ({ webSiteName: 'UniProt', baseUrl: 'https://www.uniprot.org/uniprotkb/', urlVariable })),
    ...entries.map((urlVariable) => ({ webSiteName: 'AlphaFold DB', baseUrl: 'https://alphafold.ebi.ac.uk/entry/', urlVariable })),
    ...entries.map((urlVariable) => ({ webSiteName: 'InterPro', baseUrl: 'https://www.ebi.ac.uk/interpro/protein/UniProt/', urlVariable })),
  ]
}
