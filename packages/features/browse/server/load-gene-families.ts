import type { GeneFamilyRow } from '@rosette/database/generated/release-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { type FamilyGene, familySortName, type GeneFamily, type GeneFamilyPage } from '../contract/gene-families.ts'

/** The historical list, in the order of the names. */
export async function loadGeneFamilies(db: ReleaseDb): Promise<GeneFamily[]> {
  const rows = await db.selectFrom('geneFamily').selectAll().execute()
  const families = rows.map(toFamily)
  return families.toSorted((one, other) =>
    familySortName(one.name).localeCompare(familySortName(other.name), 'en', { numeric: true, sensitivity: 'base' }),
  )
}

/** A family with its genes; null if there is none with the code. */
export async function findGeneFamily(db: ReleaseDb, code: string): Promise<GeneFamilyPage | null> {
  const row = await db.selectFrom('geneFamily').selectAll().where('code', '=', code).executeTakeFirst()
  return row ? { ...toFamily(row), code, genes: await loadFamilyGenes(db, code) } : null
}

function loadFamilyGenes(db: ReleaseDb, code: string): Promise<FamilyGene[]> {
  return db
    .selectFrom('geneFamilyGene as member')
    .leftJoin('locus', 'locus.name', 'member.locusName')
    .leftJoin('locusSymbol as main', (join) => join.onRef('main.locusId', '=', 'locus.locusId').on('main.rank', '=', 0))
    .select(['member.locusName', 'main.symbol', 'member.geneName', 'member.subFamily', 'member.description'])
    .select(({ eb }) => eb('locus.locusId', 'is not', null).$castTo<boolean>().as('isInRelease'))
    .where('member.code', '=', code)
    .orderBy('member.locusName')
    .execute()
}

function toFamily({ code, name, geneCount, countText, submitterName, submitterType, submitterId }: GeneFamilyRow): GeneFamily {
  return {
    code,
    name,
    geneCount,
    countText: countText ?? (geneCount === 1 ? '1 gene' : `${geneCount} genes`),
    submitter: submitterName === null ? null : { name: submitterName, record: toRecord(submitterType, submitterId) },
  }
}

function toRecord(kind: string | null, key: number | null): NonNullable<GeneFamily['submitter']>['record'] {
  return key !== null && (kind === 'person' || kind === 'organization') ? { kind, key } : null
}
