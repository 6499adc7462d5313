import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

/** Of entries of the same standing, the one with the most texts first. */
export function uniprotEntriesQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotEntry as entry', 'entry.entryId', 'own.entryId')
    .select([
      'own.entryId',
      'entry.accession',
      'entry.entryName',
      'entry.isReviewed',
      'entry.proteinName',
      'entry.entryVersion',
      'entry.entryDate',
      'entry.existence',
      'entry.length',
    ])
    .orderBy('entry.isReviewed', 'desc')
    .orderBy(
      (eb) =>
        eb
          .selectFrom('uniprotText as said')
          .select(({ fn }) => fn.countAll().as('count'))
          .whereRef('said.entryId', '=', 'own.entryId'),
      'desc',
    )
    .orderBy('entry.length', 'desc')
    .orderBy('entry.accession')
}

export function uniprotTextsQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotText as said', 'said.entryId', 'own.entryId')
    .select(['own.entryId', 'said.topic', 'said.molecule', 'said.body', 'said.details', 'said.evidence'])
    .orderBy('own.entryId')
    .orderBy('said.place')
}

export function uniprotFeaturesQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotFeature as said', 'said.entryId', 'own.entryId')
    .select(['own.entryId', 'said.featureType', 'said.location', 'said.note', 'said.evidence'])
    .orderBy('own.entryId')
    .orderBy('said.place')
}

export function uniprotKeywordsQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotKeyword as said', 'said.entryId', 'own.entryId')
    .select(['own.entryId', 'said.keyword'])
    .orderBy('own.entryId')
    .orderBy('said.place')
}

export function uniprotIsoformsQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotIsoform as said', 'said.entryId', 'own.entryId')
    .select(['own.entryId', 'said.isoform', 'said.name', 'said.isDisplayed'])
    .orderBy('own.entryId')
    .orderBy(sql`length(said.isoform)`)
    .orderBy('said.isoform')
}

export function uniprotModelsQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotNamedModel as said', 'said.entryId', 'own.entryId')
    .select(['own.entryId', 'said.isoform', 'said.geneModelName'])
    .distinct()
    .orderBy('own.entryId')
    .orderBy('said.geneModelName')
}

export function uniprotLociQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotNamedLocus as said', 'said.entryId', 'own.entryId')
    .leftJoin('locus', 'locus.name', 'said.locusName')
    .select(['own.entryId', 'said.locusName', 'locus.locusId'])
    .distinct()
    .orderBy('own.entryId')
    .orderBy('said.locusName')
}

/** What the entries cite, with the article of the release if it has it. */
export function uniprotReferencesQuery(db: ReleaseDb, locusId: number) {
  return ofLocus(db, locusId)
    .innerJoin('uniprotReference as said', 'said.entryId', 'own.entryId')
    .select(['own.entryId', 'said.referenceNumber', 'said.pubmedId', 'said.citation'])
    .orderBy('own.entryId')
    .orderBy('said.referenceNumber')
}

export function publicationsOfPubmedQuery(db: ReleaseDb, pubmedIds: readonly number[]) {
  return db
    .selectFrom('publication')
    .select(['referenceId', 'title', 'pubmedId'])
    .where('pubmedId', '=', amongKeys(pubmedIds))
    .orderBy('referenceId')
}

export function uniprotCoverageQuery(db: ReleaseDb) {
  return db.selectNoFrom((eb) => [
    eb
      .selectFrom('uniprotCurrentEntry')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .$asScalar()
      .$notNull()
      .as('entries'),
    eb
      .selectFrom('uniprotCurrentEntry as current')
      .innerJoin('uniprotEntry as entry', 'entry.entryId', 'current.entryId')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('entry.isReviewed', '=', true)
      .$asScalar()
      .$notNull()
      .as('reviewed'),
    eb
      .selectFrom('uniprotCurrentEntry as current')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((where) =>
        where.not(
          where.exists(
            where.selectFrom('uniprotEntryLocus as joined').select('joined.locusId').whereRef('joined.entryId', '=', 'current.entryId'),
          ),
        ),
      )
      .$asScalar()
      .$notNull()
      .as('withoutLocus'),
    eb
      .selectFrom('uniprotEntryLocus')
      .innerJoin('locus', 'locus.locusId', 'uniprotEntryLocus.locusId')
      .select((sub) => sub.fn.count<number>('uniprotEntryLocus.locusId').distinct().as('count'))
      .where('locus.isObsolete', '=', false)
      .where('locus.chromosome', 'is not', null)
      .$asScalar()
      .$notNull()
      .as('loci'),
    eb
      .selectFrom('locus')
      .select((sub) => sub.fn.countAll<number>().as('count'))
      .where('isObsolete', '=', false)
      .where('chromosome', 'is not', null)
      .$asScalar()
      .$notNull()
      .as('of'),
  ])
}

function ofLocus(db: ReleaseDb, locusId: number) {
  return db.selectFrom('uniprotEntryLocus as own').where('own.locusId', '=', locusId)
}
