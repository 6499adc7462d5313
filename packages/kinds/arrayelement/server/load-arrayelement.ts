import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { ArrayelementRecord, ElementLocus, ElementSlide } from '../contract/arrayelement-record.ts'
import {
  arrayelementDesignsQuery,
  arrayelementLociQuery,
  arrayelementRowsQuery,
  arrayelementSlidesQuery,
  designExperimentsQuery,
  sameNameQuery,
} from './arrayelement-queries.ts'

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
  // The release holds loci of this plant only.
  return { locus: { kind: 'locus', key: locusId, label: name }, description, organism: 'Arabidopsis thaliana' }
}

function toSlide({ arrayElementId: _, ...slide }: Sections['slides'][number]): ElementSlide {
  return slide
}
