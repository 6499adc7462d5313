import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { toGenomeBins } from '@rosette/contract-kit/records/genome-bins.ts'
import { toSpan } from '@rosette/contract-kit/records/to-map-location.ts'
import { countryOf } from '@rosette/contract-kit/vocabulary/ecotype-countries.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type GermplasmInsertions, mostInsertions } from '../contract/germplasm-insertions.ts'
import { type GermplasmAccession, type GermplasmConstruct, type GermplasmRecord, mostProgeny } from '../contract/germplasm-record.ts'
import {
  germplasmAccessionsQuery,
  germplasmAliasesQuery,
  germplasmConstructsQuery,
  germplasmImagesQuery,
  germplasmMembersQuery,
  germplasmParentsQuery,
  germplasmPolymorphismsQuery,
  germplasmProgenyQuery,
  germplasmSetsQuery,
} from './germplasm-section-queries.ts'

/** Polymorphisms, names, origin, constructs, images, pedigree and sets of germplasms. */
export async function loadGermplasmSections(db: ReleaseDb, germplasmIds: readonly number[]) {
  const [polymorphisms, aliases, accessions, constructs, images, parents, progeny, members, sets] = await Promise.all([
    germplasmPolymorphismsQuery(db, germplasmIds).execute(),
    germplasmAliasesQuery(db, germplasmIds).execute(),
    germplasmAccessionsQuery(db, germplasmIds).execute(),
    germplasmConstructsQuery(db, germplasmIds).execute(),
    germplasmImagesQuery(db, germplasmIds).execute(),
    germplasmParentsQuery(db, germplasmIds).execute(),
    germplasmProgenyQuery(db, germplasmIds).execute(),
    germplasmMembersQuery(db, germplasmIds).execute(),
    germplasmSetsQuery(db, germplasmIds).execute(),
  ])
  const polymorphismsOf = groupedBy(polymorphisms, 'germplasmId', ({ polymorphismId, name }) => toRef('polymorphism', polymorphismId, name))
  const placesOf = groupedBy(polymorphisms, 'germplasmId')
  const aliasesOf = groupedBy(aliases, 'germplasmId', ({ originalAlias, note }) => ({ originalAlias, note }))
  const accessionsOf = groupedBy(accessions, 'germplasmId', toAccession)
  const constructsOf = groupedBy(constructs, 'germplasmId', toConstruct)
  const imagesOf = groupedBy(images, 'germplasmId', ({ imageId }) => ({ imageId }))
  const parentsOf = groupedBy(parents, 'germplasmId', toRelative)
  const progenyOf = groupedBy(progeny, 'germplasmId', toRelative)
  const membersOf = groupedBy(members, 'germplasmId', toRelative)
  const setsOf = groupedBy(sets, 'germplasmId', toRelative)
  return (germplasmId: number) => ({
    polymorphisms: polymorphismsOf(germplasmId),
    insertions: toInsertions(placesOf(germplasmId)),
    otherNames: aliasesOf(germplasmId),
    accessions: accessionsOf(germplasmId),
    constructs: constructsOf(germplasmId),
    images: imagesOf(germplasmId),
    parentLines: parentsOf(germplasmId),
    progenyLines: capProgeny(progenyOf(germplasmId)),
    memberStockEntries: membersOf(germplasmId),
    stockEntries: setsOf(germplasmId),
  })
}

function toInsertions(rows: readonly RowOf<typeof germplasmPolymorphismsQuery>[]): GermplasmInsertions {
  const placed = rows.flatMap(({ polymorphismId, name, chromosome, startPosition, endPosition }) => {
    const span = toSpan({ chromosome, startPosition, endPosition: endPosition ?? startPosition, orientation: null })
    if (span === null) return []
    return [{ polymorphism: toRef('polymorphism', polymorphismId, name), chromosome: span.chromosome, start: span.start, end: span.end }]
  })
  const isFew = placed.length <= mostInsertions
  return { count: placed.length, bins: isFew ? [] : toGenomeBins(placed), single: isFew ? placed : [] }
}

/** A wild type can have thousands of progeny lines. */
function capProgeny(lines: readonly RecordRef[]): GermplasmRecord['progenyLines'] {
  return { rows: lines.slice(0, mostProgeny), total: lines.length }
}

function toRelative({ otherId, name }: { otherId: number; name: string }): RecordRef {
  return toRef('germplasm', otherId, name)
}

function toRef(kind: string, key: number, label: string): RecordRef {
  return { kind, key, label }
}

type AccessionRow = RowOf<typeof germplasmAccessionsQuery>

function toAccession({ speciesVariantId, originalName, abbrName, country, location }: AccessionRow): GermplasmAccession {
  const ecotype = { kind: 'ecotype', key: speciesVariantId, label: originalName }
  return { ecotype, originalName, abbrevName: abbrName, country: countryOf(country), location }
}

type ConstructRow = RowOf<typeof germplasmConstructsQuery>

function toConstruct({ name, constructType, cloneId, cloneName, vectorId, vectorName }: ConstructRow): GermplasmConstruct {
  if (cloneId !== null && cloneName !== null) return { name, constructType, record: { kind: 'clone', key: cloneId, label: cloneName } }
  if (vectorId !== null && vectorName !== null) return { name, constructType, record: { kind: 'vector', key: vectorId, label: vectorName } }
  return { name, constructType, record: null }
}
