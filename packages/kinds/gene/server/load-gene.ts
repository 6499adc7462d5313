import type { WebLink } from '@rosette/contract-kit/records/record-parts.ts'
import { toSequenceLocation, toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import { parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { commentsQuery } from '@rosette/database/load-curation.ts'
import { loadAnnotationGroups } from '@rosette/database/records/load-annotation-groups.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import { type GeneRecord, nameTypes } from '../contract/gene-record.ts'
import { loadGeneFeatures } from './load-gene-features.ts'
import { loadGeneGermplasms, loadGenePolymorphisms, loadGenePublications } from './load-gene-previews.ts'
import { type GeneTranscript, loadGeneProteins, loadGeneRefseq, loadGeneSymbols } from './load-gene-sections.ts'

export async function loadGenes(db: ReleaseDb, geneIds: readonly number[]): Promise<Map<number, GeneRecord>> {
  const [rows, ...sections] = await Promise.all([
    geneRowsQuery(db, geneIds).execute(),
    loadGeneSymbols(db, geneIds),
    loadGeneFeatures(db, geneIds),
    loadGeneRefseq(db, geneIds),
    loadGeneProteins(db, geneIds),
    loadGeneGermplasms(db, geneIds),
    loadGenePublications(db, geneIds),
    loadGenePolymorphisms(db, geneIds),
  ])
  const names = rows.map((row) => row.name)
  // Loci are annotated, so all gene models of a locus share the annotations.
  const locusIds = [...new Set(rows.flatMap(({ locusId }) => locusId ?? []))]
  const [comments, annotationsOf] = await Promise.all([commentsQuery(db, 'gene', names).execute(), loadAnnotationGroups(db, locusIds)])
  const commentsOf = groupedBy(comments, 'recordName')
  return new Map(
    rows.map((row) => {
      const notes = commentsOf(row.name).map(({ recordName: _, ...comment }) => comment)
      const annotationGroups = row.locusId === null ? [] : annotationsOf(row.locusId)
      return [row.geneId, { ...toRecord(row, sections), annotationGroups, comments: notes }]
    }),
  )
}

type GeneRow = RowOf<typeof geneRowsQuery>

type Sections = [
  symbols: (geneId: number) => GeneRecord['symbols'],
  features: (geneId: number) => GeneRecord['geneFeatures'],
  transcripts: (geneId: number) => GeneTranscript[],
  proteins: (geneId: number) => GeneRecord['proteinData'],
  germplasms: (geneId: number) => GeneRecord['germplasms'],
  publications: (geneId: number) => GeneRecord['publications'],
  polymorphisms: (geneId: number) => GeneRecord['polymorphismInfos'],
]

function toRecord(
  row: GeneRow,
  [symbolsOf, features, transcriptsOf, proteins, germplasms, publications, polymorphisms]: Sections,
): Omit<GeneRecord, 'annotationGroups' | 'comments'> {
  const { geneId, name, tairObjectId, locusId, locusName, isObsolete } = row
  const symbols = symbolsOf(geneId)
  const transcripts = transcriptsOf(geneId)
  const refseq = transcripts.map(({ icAccession }) => icAccession)
  const span = toSpan(row)
  return {
    geneId,
    name,
    // Unless curators say otherwise, a gene model is named after the open reading frame of its locus.
    nameType: nameTypes.find((known) => known === row.nameType) ?? 'orf',
    geneModelType: parseGeneModelType(row.geneModelType) ?? 'unknown',
    description: row.description,
    locus: locusId === null || locusName === null ? null : { kind: 'locus', key: locusId, label: locusName },
    dateLastModified: row.dateLastModified,
    tairAccession: tairObjectId === null ? null : `Gene:${tairObjectId}`,
    isObsolete,
    isRepresentative: row.isRepresentative,
    confidenceClass: row.confidenceClass,
    confidenceRating: row.confidenceRating,
    symbols,
    primarySymbol: symbols[0]?.symbol ?? null,
    mapLocation: span && toSequenceLocation(span, row.mapId),
    nucleotideSequences: transcripts,
    geneFeatures: features(geneId),
    proteinData: proteins(geneId),
    polymorphismInfos: polymorphisms(geneId),
    germplasms: germplasms(geneId),
    publications: publications(geneId),
    externalLinks: geneWebLinks({ name, tairObjectId, refseq, isObsolete }),
  }
}

/** TAIR calls the map of a chromosome sequence AGI. */
export function geneRowsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .leftJoin('locus', 'locus.locusId', 'gene.locusId')
    .leftJoin('geneDetail as detail', 'detail.geneModelName', 'gene.name')
    .leftJoin('map', (join) => join.onRef('map.chromosome', '=', 'gene.chromosome').on('map.name', '=', sql.lit('AGI')))
    .select([
      'gene.geneId',
      'gene.name',
      'gene.tairObjectId',
      'gene.locusId',
      'locus.name as locusName',
      'gene.isObsolete',
      'gene.isRepresentative',
      'gene.geneModelType',
      'gene.description',
      'gene.chromosome',
      'gene.startPosition',
      'gene.endPosition',
      'gene.orientation',
      'gene.confidenceClass',
      'gene.confidenceRating',
      'map.mapId',
      'detail.nameType',
      'detail.dateLastModified',
    ])
    .where('gene.geneId', '=', amongKeys(geneIds))
}

type GeneNames = { name: string; tairObjectId: number | null; refseq: readonly string[]; isObsolete: boolean }

/** The same gene model at other sites. */
function geneWebLinks({ name, tairObjectId, refseq, isObsolete }: GeneNames): WebLink[] {
  const ensembl = { webSiteName: 'Ensembl Plants', baseUrl: 'https://plants.ensembl.org/Arabidopsis_thaliana/Transcript/Summary?t=' }
  return [
    ...(tairObjectId === null
      ? []
      : [{ webSiteName: 'TAIR', baseUrl: 'https://www.arabidopsis.org/gene?key=', urlVariable: String(tairObjectId) }]),
    ...(isObsolete ? [] : [{ ...ensembl, urlVariable: name }]),
    ...refseq.map((accession) => ({
      webSiteName: 'NCBI Nucleotide',
      baseUrl: 'https://www.ncbi.nlm.nih.gov/nuccore/',
      urlVariable: accession,
    })),
  ]
}
