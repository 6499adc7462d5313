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
import type { LocusRecord } from '../../contract/locus-record.ts'

/** DLOCUS-028: one line for each germplasm, as in the complete list. */
export async function loadLocusGermplasms(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => Preview<GermplasmLine>> {
  const linesOf = groupedBy(await locusGermplasmsQuery(db, locusIds).execute(), 'locusId')
  return (locusId) => previewOf(toGermplasmLines(linesOf(locusId)))
}

export function locusGermplasmsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('locus')
    .innerJoin('germplasmPhenotype as line', 'line.locusName', 'locus.name')
    .innerJoin('germplasm', 'germplasm.name', 'line.germplasmName')
    .select(['locus.locusId', 'germplasm.germplasmId', 'germplasm.name', 'line.phenotype', 'line.pubmedId'])
    .distinct()
    .where('locus.locusId', '=', amongKeys(locusIds))
    .orderBy('locus.locusId')
    .orderBy('germplasm.name')
    .orderBy('germplasm.germplasmId')
    .orderBy('line.phenotype')
    .orderBy('line.pubmedId')
}

type LocusClone = LocusRecord['clones']['rows'][number]

/** One row for each clone that carries the locus, however many of its models the files name. */
export async function loadLocusClones(db: ReleaseDb, locusIds: readonly number[]): Promise<(locusId: number) => Preview<LocusClone>> {
  const lines = await locusClonesQuery(db, locusIds).execute()
  return previewsBy(lines, 'locusId', toClone)
}

function toClone({ cloneId, name, vectorType, insertType, relationshipType }: RowOf<typeof locusClonesQuery>): LocusClone {
  return { clone: { kind: 'clone', key: cloneId, label: name }, vectorType, insertType, relationshipType }
}

export function locusClonesQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('cloneGene as carried')
    .innerJoin('locus', 'locus.locusId', 'carried.locusId')
    .innerJoin('clone', 'clone.cloneId', 'carried.cloneId')
    .select(['locus.locusId', 'clone.cloneId', 'clone.name', 'clone.vectorType', 'clone.insertType'])
    .select((eb) => eb.fn.min('carried.relationshipType').as('relationshipType'))
    .where('locus.locusId', '=', amongKeys(locusIds))
    .groupBy(['locus.locusId', 'clone.cloneId'])
    .orderBy('locus.locusId')
    .orderBy('clone.name')
}

type LocusPolymorphism = LocusRecord['polymorphisms']['rows'][number]

/** One row for each polymorphism in or near the locus, however many of its models it hits. */
export async function loadLocusPolymorphisms(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => Preview<LocusPolymorphism>> {
  const lines = await locusPolymorphismsQuery(db, locusIds).execute()
  return previewsBy(lines, 'locusId', toPolymorphism)
}

function toPolymorphism({ polymorphismId, name, polymorphismType, region }: RowOf<typeof locusPolymorphismsQuery>): LocusPolymorphism {
  return { polymorphism: { kind: 'polymorphism', key: polymorphismId, label: name }, polymorphismType, region }
}

export function locusPolymorphismsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGene as hit')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'hit.polymorphismId')
    .select(['hit.locusId', 'polymorphism.polymorphismId', 'polymorphism.name', 'polymorphism.polymorphismType'])
    .select((eb) => eb.fn.min('hit.region').as('region'))
    .where('hit.locusId', '=', amongKeys(locusIds))
    .groupBy(['hit.locusId', 'polymorphism.polymorphismId'])
    .orderBy('hit.locusId')
    .orderBy('polymorphism.name')
}

/** Newest first. */
export async function loadLocusPublications(
  db: ReleaseDb,
  locusIds: readonly number[],
): Promise<(locusId: number) => Preview<PublicationLine>> {
  const lines = await locusPublicationsQuery(db, locusIds).execute()
  return previewsBy(lines, 'locusId', toPublicationLine)
}

export function locusPublicationsQuery(db: ReleaseDb, locusIds: readonly number[]) {
  return db
    .selectFrom('publicationLocus as link')
    .innerJoin('publication', 'publication.referenceId', 'link.referenceId')
    .select(['link.locusId', ...publicationColumns])
    .where('link.locusId', '=', amongKeys(locusIds))
    .orderBy('link.locusId')
    .$call(newestFirst)
}
