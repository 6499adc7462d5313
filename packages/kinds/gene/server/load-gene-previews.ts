import {
  type GermplasmLine,
  type Preview,
  type PublicationLine,
  toGermplasmLines,
  toPublicationLine,
} from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys, groupedBy, previewOf, previewsBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import { newestFirst, publicationColumns } from '@rosette/database/records/publication-lines.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { GeneRecord } from '../contract/gene-record.ts'

/** The source links germplasms to loci, so all gene models of a locus share them. */
export async function loadGeneGermplasms(db: ReleaseDb, geneIds: readonly number[]): Promise<(geneId: number) => Preview<GermplasmLine>> {
  const linesOf = groupedBy(await geneGermplasmsQuery(db, geneIds).execute(), 'geneId')
  return (geneId) => previewOf(toGermplasmLines(linesOf(geneId)))
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

type GenePolymorphism = GeneRecord['polymorphismInfos']['rows'][number]

/** Polymorphisms in the gene model itself, with the part that they affect. */
export async function loadGenePolymorphisms(
  db: ReleaseDb,
  geneIds: readonly number[],
): Promise<(geneId: number) => Preview<GenePolymorphism>> {
  const lines = await genePolymorphismsQuery(db, geneIds).execute()
  return previewsBy(lines, 'geneId', toPolymorphism)
}

type PolymorphismRow = RowOf<typeof genePolymorphismsQuery>

function toPolymorphism({ polymorphismId, name, polymorphismType, region, alleleMode }: PolymorphismRow): GenePolymorphism {
  return {
    polymorphism: { kind: 'polymorphism', key: polymorphismId, label: name },
    polymorphismType,
    geneFeatureSite: region,
    alleleMode,
  }
}

/** Joins through the locus, which is indexed. */
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

/** Publications that name the gene model itself, newest first; those of the locus are on the locus page. */
export async function loadGenePublications(
  db: ReleaseDb,
  geneIds: readonly number[],
): Promise<(geneId: number) => Preview<PublicationLine>> {
  const lines = await genePublicationsQuery(db, geneIds).execute()
  return previewsBy(lines, 'geneId', toPublicationLine)
}

export function genePublicationsQuery(db: ReleaseDb, geneIds: readonly number[]) {
  return db
    .selectFrom('gene')
    .innerJoin('locusPublication as line', 'line.name', 'gene.name')
    .innerJoin('publication', 'publication.referenceId', 'line.referenceId')
    .select(['gene.geneId', ...publicationColumns])
    .distinct()
    .where('gene.geneId', '=', amongKeys(geneIds))
    .orderBy('gene.geneId')
    .$call(newestFirst)
}
