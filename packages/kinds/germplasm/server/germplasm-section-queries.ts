import { amongKeys } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'

export function germplasmPolymorphismsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('polymorphismGermplasm as carried')
    .innerJoin('polymorphism', 'polymorphism.polymorphismId', 'carried.polymorphismId')
    .select(['carried.germplasmId', 'polymorphism.polymorphismId', 'polymorphism.name'])
    .select(['polymorphism.chromosome', 'polymorphism.startPosition', 'polymorphism.endPosition'])
    .where('carried.germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('carried.germplasmId')
    .orderBy('polymorphism.name')
}

export function germplasmAliasesQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasmAlias')
    .select(['germplasmId', 'alias as originalAlias', 'note'])
    .where('germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('germplasmId')
    .orderBy('alias')
    .orderBy('note')
}

export function germplasmAccessionsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasmEcotype as comes')
    .innerJoin('ecotype', 'ecotype.ecotypeNumber', 'comes.ecotypeNumber')
    .leftJoin('ecotypeAccession as accession', 'accession.ecotypeNumber', 'ecotype.ecotypeNumber')
    .select(['comes.germplasmId', 'ecotype.speciesVariantId', 'ecotype.originalName', 'ecotype.abbrName', 'ecotype.location'])
    .select('accession.country')
    .where('comes.germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('comes.germplasmId')
    .orderBy('ecotype.originalName')
}

/** If a construct names both a clone and a vector, the loader links the clone. */
export function germplasmConstructsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasm')
    .innerJoin('germplasmConstruct as construct', 'construct.germplasmName', 'germplasm.name')
    .leftJoin('clone', 'clone.name', 'construct.cloneName')
    .leftJoin('vector', 'vector.name', 'construct.vectorName')
    .select(['germplasm.germplasmId', 'construct.name', 'construct.constructType'])
    .select(['clone.cloneId', 'clone.name as cloneName', 'vector.vectorId', 'vector.name as vectorName'])
    .where('germplasm.germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('germplasm.germplasmId')
    .orderBy('construct.name')
}

export function germplasmImagesQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasmImage')
    .select(['germplasmId', 'imageId'])
    .where('germplasmId', '=', amongKeys(germplasmIds))
    .orderBy('germplasmId')
    .orderBy('imageId')
}

export function germplasmParentsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasmParent as line')
    .innerJoin('germplasm as other', 'other.germplasmId', 'line.parentId')
    .select(['line.progenyId as germplasmId', 'other.germplasmId as otherId', 'other.name'])
    .where('line.progenyId', '=', amongKeys(germplasmIds))
    .orderBy('line.progenyId')
    .orderBy('other.name')
}

export function germplasmProgenyQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasmParent as line')
    .innerJoin('germplasm as other', 'other.germplasmId', 'line.progenyId')
    .select(['line.parentId as germplasmId', 'other.germplasmId as otherId', 'other.name'])
    .where('line.parentId', '=', amongKeys(germplasmIds))
    .orderBy('line.parentId')
    .orderBy('other.name')
}

export function germplasmMembersQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return (
    db
      .selectFrom('germplasmMember as line')
      .innerJoin('germplasm as other', 'other.germplasmId', 'line.memberId')
      .select(['line.setId as germplasmId', 'other.germplasmId as otherId', 'other.name'])
      .where('line.setId', '=', amongKeys(germplasmIds))
      .orderBy('line.setId')
      // By length first, so that CSJ2 comes before CSJ19.
      .orderBy(sql`length(other.name)`)
      .orderBy('other.name')
  )
}

export function germplasmSetsQuery(db: ReleaseDb, germplasmIds: readonly number[]) {
  return db
    .selectFrom('germplasmMember as line')
    .innerJoin('germplasm as other', 'other.germplasmId', 'line.setId')
    .select(['line.memberId as germplasmId', 'other.germplasmId as otherId', 'other.name'])
    .where('line.memberId', '=', amongKeys(germplasmIds))
    .orderBy('line.memberId')
    .orderBy('other.name')
}
