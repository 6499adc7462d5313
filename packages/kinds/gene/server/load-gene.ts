import { parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { toSpan } from '@rosette/contract-kit/to-span.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { GeneRecord } from '../contract/gene-record.ts'
import { geneWebLinks } from './gene-web-links.ts'
import { loadGeneAnnotations } from './load-gene-annotations.ts'
import { loadGeneFeatures } from './load-gene-features.ts'
import { loadGeneGermplasms } from './load-gene-germplasms.ts'
import { loadGenePolymorphisms } from './load-gene-polymorphisms.ts'
import { loadGenePublications } from './load-gene-publications.ts'
import { loadGeneProteins, loadGeneRefseq, loadGeneSymbols } from './load-gene-sections.ts'

export async function loadGenes(db: ReleaseDb, geneIds: readonly number[]): Promise<Map<number, GeneRecord>> {
  const [rows, ...sections] = await Promise.all([
    geneRowsQuery(db, geneIds).execute(),
    loadGeneSymbols(db, geneIds),
    loadGeneFeatures(db, geneIds),
    loadGeneRefseq(db, geneIds),
    loadGeneProteins(db, geneIds),
    loadGeneGermplasms(db, geneIds),
    loadGenePublications(db, geneIds),
    loadGeneAnnotations(db, geneIds),
    loadGenePolymorphisms(db, geneIds),
  ])
  return new Map(rows.map((row) => [row.geneId, toRecord(row, sections)]))
}

type GeneRow = Awaited<ReturnType<ReturnType<typeof geneRowsQuery>['execute']>>[number]

type Sections = [
  symbols: Map<number, GeneRecord['symbols']>,
  features: Map<number, GeneRecord['geneFeatures']>,
  refseq: Map<number, string[]>,
  proteins: Map<number, GeneRecord['proteinData']>,
  germplasms: Map<number, GeneRecord['germplasms']>,
  publications: Map<number, GeneRecord['publications']>,
  annotations: Map<number, GeneRecord['annotationGroups']>,
  polymorphisms: Map<number, GeneRecord['polymorphismInfos']>,
]

function toRecord(
  row: GeneRow,
  [symbolsOf, features, refseqOf, proteins, germplasms, publications, annotations, polymorphisms]: Sections,
): GeneRecord {
  const { geneId, name, tairObjectId, locusId, locusName, isObsolete } = row
  const symbols = symbolsOf.get(geneId) ?? []
  const refseq = refseqOf.get(geneId) ?? []
  const span = toSpan(row)
  return {
    geneId,
    name,
    // A gene model is named after the open reading frame of its locus.
    nameType: 'orf',
    geneModelType: parseGeneModelType(row.geneModelType) ?? 'unknown',
    description: row.description,
    locus: locusId === null || locusName === null ? null : { kind: 'locus', key: locusId, label: locusName },
    dateLastModified: null,
    tairAccession: tairObjectId === null ? null : `Gene:${tairObjectId}`,
    isObsolete,
    isRepresentative: row.isRepresentative,
    confidenceClass: row.confidenceClass,
    confidenceRating: row.confidenceRating,
    symbols,
    primarySymbol: symbols[0]?.symbol ?? null,
    mapLocation: span && { ...span, name: 'AGI', mapType: 'nuc_sequence', units: 'bp' },
    // Accessions that begin with NM_ are RefSeq's mRNAs.
    nucleotideSequences: refseq.map((icAccession) => ({ nucleotideSequenceType: 'mRNA', icAccession })),
    geneFeatures: features.get(geneId) ?? [],
    proteinData: proteins.get(geneId) ?? [],
    annotationGroups: annotations.get(geneId) ?? [],
    polymorphismInfos: polymorphisms.get(geneId) ?? { rows: [], total: 0 },
    germplasms: germplasms.get(geneId) ?? { rows: [], total: 0 },
    publications: publications.get(geneId) ?? { rows: [], total: 0 },
    externalLinks: geneWebLinks({ name, tairObjectId, refseq, isObsolete }),
  }
}

export function geneRowsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .leftJoin('locus', 'locus.locusId', 'gene.locusId')
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
    ])
    .where('gene.geneId', '=', (eb) => eb.fn.any(sql.val(geneIds)))
}
