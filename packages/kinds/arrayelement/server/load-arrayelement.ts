import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { ArrayelementRecord, ElementLocus, ElementSlide } from '../contract/arrayelement-record.ts'

type Row = RowOf<typeof arrayelementRowsQuery>
type LocusRow = RowOf<typeof arrayelementLociQuery>
type Sections = {
  locus: readonly LocusRow[]
  slides: readonly RowOf<typeof arrayelementSlidesQuery>[]
  designs: readonly RowOf<typeof arrayelementDesignsQuery>[]
  sameName: readonly RowOf<typeof sameNameQuery>[]
  experimentsOf: (designName: string) => readonly { name: string }[]
}

export async function loadArrayelements(db: ReleaseDb, arrayElementIds: readonly number[]): Promise<Map<number, ArrayelementRecord>> {
  const [rows, loci, slides, designs, sameName, experiments] = await Promise.all([
    arrayelementRowsQuery(db, arrayElementIds).execute(),
    arrayelementLociQuery(db, arrayElementIds).execute(),
    arrayelementSlidesQuery(db, arrayElementIds).execute(),
    arrayelementDesignsQuery(db, arrayElementIds).execute(),
    sameNameQuery(db, arrayElementIds).execute(),
    designExperimentsQuery(db).execute(),
  ])
  const [lociOf, slidesOf] = [groupedBy(loci, 'arrayElementId'), groupedBy(slides, 'arrayElementId')]
  const [designsOf, sameNameOf] = [groupedBy(designs, 'arrayElementId'), groupedBy(sameName, 'arrayElementId')]
  const experimentsOf = groupedBy(experiments, 'designName')
  const records = rows.map((row) => {
    const id = row.arrayElementId
    const sections = {
      locus: lociOf(id),
      slides: slidesOf(id),
      designs: designsOf(id),
      sameName: sameNameOf(id),
      experimentsOf,
    }
    return [id, toRecord(row, sections)] as const
  })
  return new Map(records)
}

function toRecord({ isPublished, nucleotideSeqId, sequenceName, ...facts }: Row, sections: Sections): ArrayelementRecord {
  const slides = sections.slides.map(toSlide)
  const experiments = new Set([
    ...slides.flatMap(({ experimentName }) => experimentName ?? []),
    ...sections.designs.flatMap(({ name }) => sections.experimentsOf(name).map((experiment) => experiment.name)),
  ])
  return {
    ...facts,
    tairAccession: isPublished ? `ArrayElement:${facts.arrayElementId}` : null,
    sequence: nucleotideSeqId === null || sequenceName === null ? null : { kind: 'sequence', key: nucleotideSeqId, label: sequenceName },
    locus: sections.locus.map(toLocus),
    slides,
    experiments: [...experiments].sort((one, other) => one.localeCompare(other, 'en')).map((name) => ({ name })),
    arrayDesigns: sections.designs.map(({ arrayElementId: _, ...design }) => design),
    sameName: sections.sameName.map(({ otherId, name }) => ({ kind: 'arrayelement', key: otherId, label: name })),
  }
}

function toLocus({ locusId, name, description }: LocusRow): ElementLocus {
  // A release contains only Arabidopsis thaliana loci.
  return { locus: { kind: 'locus', key: locusId, label: name }, description, organism: 'Arabidopsis thaliana' }
}

function toSlide({ arrayElementId: _, ...slide }: Sections['slides'][number]): ElementSlide {
  return slide
}

export function arrayelementRowsQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElement as element')
    .leftJoin('nucleotideSequence as made', 'made.name', 'element.sequenceName')
    .select(['element.arrayElementId', 'element.name', 'element.isPublished', 'element.elementType as type', 'element.isControl'])
    .select(['element.isAmbiguous', 'element.organism', 'element.description', 'made.nucleotideSeqId', 'element.sequenceName'])
    .select(['element.avgIntensity', 'element.avgIntensityStdError', 'element.avgLogRatio', 'element.avgLogRatioStdError'])
    .select(['element.avgSignalPercentile', 'element.avgSignalPercentileStdError'])
    .where('element.arrayElementId', '=', amongKeys(arrayElementIds))
}

export function arrayelementLociQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElementLocus as hit')
    .innerJoin('locus', 'locus.locusId', 'hit.locusId')
    .select(['hit.arrayElementId', 'locus.locusId', 'locus.name', 'locus.description'])
    .where('hit.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('hit.arrayElementId')
    .orderBy('locus.name')
}

export function arrayelementSlidesQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElementSignal as link')
    .innerJoin('arraySlide as slide', 'slide.name', 'link.slideName')
    .select(['link.arrayElementId', 'slide.name', 'link.signal', 'link.signalPercentile', 'slide.experimentName'])
    .where('link.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('link.arrayElementId')
    .orderBy('slide.name')
    .orderBy('link.signal')
}

export function arrayelementDesignsQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElementDesign as carried')
    .innerJoin('arrayDesign as design', 'design.name', 'carried.designName')
    .select(['carried.arrayElementId', 'design.name', 'design.manufacturer', 'design.platformType', 'design.numSpots'])
    .where('carried.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('carried.arrayElementId')
    .orderBy('design.name')
}

/** An experiment uses every element of its array design. About fifty rows, however many elements are loaded. */
function designExperimentsQuery(db: ReleaseDb) {
  return db
    .selectFrom('arrayExperiment')
    .select(['designName', 'name'])
    .where('designName', 'is not', null)
    .$narrowType<{ designName: string }>()
    .orderBy('name')
}

export function sameNameQuery(db: ReleaseDb, arrayElementIds: readonly number[]) {
  return db
    .selectFrom('arrayElement as element')
    .innerJoin('arrayElement as other', (join) =>
      join.on(sql<boolean>`upper(other.name) = upper(element.name)`).onRef('other.arrayElementId', '<>', 'element.arrayElementId'),
    )
    .select(['element.arrayElementId', 'other.arrayElementId as otherId', 'other.name'])
    .where('element.arrayElementId', '=', amongKeys(arrayElementIds))
    .orderBy('element.arrayElementId')
    .orderBy('other.arrayElementId')
}
