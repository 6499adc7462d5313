import { countryOf } from '@rosette/contract-kit/country-of.ts'
import type { RecordRef } from '@rosette/contract-kit/record-ref.ts'
import { groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type GermplasmAccession, type GermplasmConstruct, type GermplasmRecord, mostProgeny } from '../contract/germplasm-record.ts'
import {
  germplasmAccessionsQuery,
  germplasmAliasesQuery,
  germplasmConstructsQuery,
  germplasmImagesQuery,
  germplasmMembersQuery,
  germplasmParentsQuery,
  germplasmProgenyQuery,
  germplasmSetsQuery,
} from './germplasm-queries.ts'

/** Names, origin, constructs, images, pedigree and sets of germplasms. */
export async function loadGermplasmSections(db: ReleaseDb, germplasmIds: readonly number[]) {
  const [aliases, accessions, constructs, images, parents, progeny, members, sets] = await Promise.all([
    germplasmAliasesQuery(db, germplasmIds).execute(),
    germplasmAccessionsQuery(db, germplasmIds).execute(),
    germplasmConstructsQuery(db, germplasmIds).execute(),
    germplasmImagesQuery(db, germplasmIds).execute(),
    germplasmParentsQuery(db, germplasmIds).execute(),
    germplasmProgenyQuery(db, germplasmIds).execute(),
    germplasmMembersQuery(db, germplasmIds).execute(),
    germplasmSetsQuery(db, germplasmIds).execute(),
  ])
  const aliasesOf = groupedBy(aliases, 'germplasmId')
  const accessionsOf = groupedBy(accessions, 'germplasmId')
  const constructsOf = groupedBy(constructs, 'germplasmId')
  const imagesOf = groupedBy(images, 'germplasmId')
  const [parentsOf, progenyOf, membersOf, setsOf] = [
    groupedBy(parents, 'germplasmId'),
    groupedBy(progeny, 'germplasmId'),
    groupedBy(members, 'germplasmId'),
    groupedBy(sets, 'germplasmId'),
  ]
  return (germplasmId: number) => ({
    otherNames: aliasesOf(germplasmId).map(({ originalAlias, note }) => ({ originalAlias, note })),
    accessions: accessionsOf(germplasmId).map(toAccession),
    constructs: constructsOf(germplasmId).map(toConstruct),
    images: imagesOf(germplasmId).map(({ imageId }) => ({ imageId })),
    parentLines: parentsOf(germplasmId).map(toRef),
    progenyLines: capProgeny(progenyOf(germplasmId).map(toRef)),
    memberStockEntries: membersOf(germplasmId).map(toRef),
    stockEntries: setsOf(germplasmId).map(toRef),
  })
}

/** Of a wild type thousands of lines were made. */
function capProgeny(lines: readonly RecordRef[]): GermplasmRecord['progenyLines'] {
  return { rows: lines.slice(0, mostProgeny), total: lines.length }
}

function toRef({ otherId, name }: { otherId: number; name: string }): RecordRef {
  return { kind: 'germplasm', key: otherId, label: name }
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
