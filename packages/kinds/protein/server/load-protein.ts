import type { UniprotEntry } from '@rosette/contract-kit/records/protein-parts.ts'
import type { WebLink } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { commentsQuery } from '@rosette/database/load-curation.ts'
import { loadInterproDomains } from '@rosette/database/load-protein-summaries.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { ProteinDomain, ProteinRecord } from '../contract/protein-record.ts'
import { loadProteinDomains } from './load-protein-domains.ts'
import { loadInterproCounts, loadIsoforms, proteinUniprotQuery } from './load-protein-relatives.ts'
import { loadStructures } from './structures/load-structures.ts'

export async function loadProteins(db: ReleaseDb, proteinIds: readonly number[]): Promise<Map<number, ProteinRecord>> {
  const [rows, uniprot, refseq, domainsOf, interproOf, isoformsOf, countsOf, structuresOf] = await Promise.all([
    proteinRowsQuery(db, proteinIds).execute(),
    proteinUniprotQuery(db, proteinIds).execute(),
    proteinRefseqQuery(db, proteinIds).execute(),
    loadProteinDomains(db, proteinIds),
    loadInterproDomains(db, proteinIds),
    loadIsoforms(db, proteinIds),
    loadInterproCounts(db, proteinIds),
    loadStructures(db, proteinIds),
  ])
  const names = rows.map((row) => row.name)
  const comments = await commentsQuery(db, 'protein', names).select('notepadId').execute()
  const commentsOf = groupedBy(comments, 'recordName', ({ notepadId, notepadComment, dateEntered, firstName, lastName, communityId }) => ({
    notepadId,
    notepadComment,
    dateEntered,
    person: { firstName, lastName, communityId },
  }))
  const uniprotOf = groupedBy(uniprot, 'proteinId')
  const transcriptsOf = groupedBy(refseq, 'proteinId', (row) => row.accession)
  return new Map(
    rows.map((row) => {
      const { proteinId } = row
      const uniprotIds = uniprotOf(proteinId).map((each) => each.uniprotAccession)
      const domains = domainsOf(proteinId)
      const record: ProteinRecord = {
        ...toRecord(row, uniprotIds),
        domains,
        externalLinks: [
          ...proteinWebLinks(entriesOf(uniprotIds, row)),
          ...pantherLinks(domains),
          ...transcriptLinks(transcriptsOf(proteinId)),
        ],
        isoforms: isoformsOf(proteinId),
        interproCounts: countsOf(proteinId),
        structures: structuresOf(proteinId),
        interproDomains: interproOf(proteinId),
        comments: commentsOf(row.name),
      }
      return [proteinId, record]
    }),
  )
}

type ProteinRow = RowOf<typeof proteinRowsQuery>

type LoadedApart = 'domains' | 'interproDomains' | 'comments' | 'isoforms' | 'interproCounts' | 'structures' | 'externalLinks'

function toRecord(row: ProteinRow, uniprotIds: readonly string[]): Omit<ProteinRecord, LoadedApart> {
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
    locusUniprotEntry: uniprotIds.length > 0 ? null : entryOf(row),
    associatedGenes: genesOf(row),
    proteinProperties: { calculatedMW: row.molecularWeight, calculatedPI: row.isoelectricPoint, length: row.length },
    sequence: row.sequence,
  }
}

function entryOf({ accession, isReviewed, proteinName }: ProteinRow): UniprotEntry | null {
  return accession === null || isReviewed === null ? null : { accession, isReviewed, proteinName }
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
      .leftJoin('locusUniprotEntry as entry', 'entry.locusId', 'locus.locusId')
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
        'entry.accession',
        'entry.isReviewed',
        'entry.proteinName',
      ])
      .where('protein.proteinId', '=', amongKeys(proteinIds))
      .orderBy('protein.proteinId')
      .orderBy('sequence.sequence')
  )
}

export function proteinRefseqQuery(db: ReleaseDb, proteinIds: readonly number[]) {
  return db
    .selectFrom('protein')
    .innerJoin('geneModelRefseq as transcript', 'transcript.geneModelName', 'protein.name')
    .select(['protein.proteinId', 'transcript.accession'])
    .distinct()
    .where('protein.proteinId', '=', amongKeys(proteinIds))
    .orderBy('protein.proteinId')
    .orderBy('transcript.accession')
}

/** Its own accessions, or else that of its locus. */
function entriesOf(uniprotIds: readonly string[], row: ProteinRow): readonly string[] {
  const entry = entryOf(row)
  return uniprotIds.length === 0 && entry ? [entry.accession] : uniprotIds
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

/** Families of PANTHER that a signature was found of; PTHR48019:SF3 is a subfamily of PTHR48019. */
function pantherLinks(domains: readonly ProteinDomain[]): WebLink[] {
  const accessions = domains.map(({ domainDetails }) => domainDetails.proteinDomainAccession)
  const families = accessions.filter((accession) => accession.startsWith('PTHR')).map((accession) => accession.replace(/:.*$/, ''))
  const baseUrl = 'https://www.pantherdb.org/panther/family.do?clsAccession='
  return [...new Set(families)].map((urlVariable) => ({ webSiteName: 'PANTHER', baseUrl, urlVariable }))
}

/** The transcript that codes for it, in RefSeq. */
function transcriptLinks(accessions: readonly string[]): WebLink[] {
  const baseUrl = 'https://www.ncbi.nlm.nih.gov/nuccore/'
  return accessions.map((urlVariable) => ({ webSiteName: 'RefSeq mRNA', baseUrl, urlVariable }))
}
