import { type Attribution, type RecordComment, type StockDetail, stockAvailabilities } from '@rosette/contract-kit/records/attribution.ts'
import { amongKeys, groupedBy, type RowOf } from './keyed-rows.ts'
import type { ReleaseDb } from './release-db.ts'

export type Curation = { attributions: Attribution[]; comments: RecordComment[]; stocks: StockDetail[] }

/** What curators and the community added to records of a kind, by the names of the records. */
export async function loadCuration(db: ReleaseDb, kind: string, names: readonly string[]): Promise<(name: string) => Curation> {
  const [attributions, comments, stocks] = await Promise.all([
    attributionsQuery(db, kind, names).execute(),
    commentsQuery(db, kind, names).execute(),
    stocksQuery(db, kind, names).execute(),
  ])
  const attributionsOf = groupedBy(attributions, 'recordName')
  const commentsOf = groupedBy(comments, 'recordName')
  const stocksOf = groupedBy(stocks, 'recordName')
  return (name) => ({
    attributions: attributionsOf(name).map(toAttribution),
    comments: commentsOf(name).map(({ recordName: _, ...comment }) => comment),
    stocks: stocksOf(name).map(toStock),
  })
}

type AttributionRow = RowOf<typeof attributionsQuery>
type StockRow = RowOf<typeof stocksQuery>

function toAttribution({ recordName: _, communityType, ...row }: AttributionRow): Attribution {
  const person = [row.firstName, row.lastName].filter(Boolean).join(' ')
  return { ...row, communityType: communityTypeOf(communityType), name: (person || row.organizationName) ?? 'Unknown' }
}

function toStock({ recordName: _, communityType, stockAvailabilityType, ...row }: StockRow): StockDetail {
  const availability = stockAvailabilities.find((known) => known === stockAvailabilityType) ?? null
  return { ...row, stockAvailabilityType: availability, communityType: communityTypeOf(communityType) }
}

function communityTypeOf(text: string | null): 'person' | 'organization' | null {
  return text === 'person' || text === 'organization' ? text : null
}

export function attributionsQuery(db: ReleaseDb, kind: string, names: readonly string[]) {
  return db
    .selectFrom('recordAttribution')
    .select([
      'recordName',
      'attributionType',
      'communityType',
      'communityId',
      'firstName',
      'lastName',
      'organizationName',
      'attributionDate',
    ])
    .where('kind', '=', kind)
    .where('recordName', '=', amongKeys(names))
    .orderBy('recordName')
    .orderBy('attributionDate')
    .orderBy('attributionType')
    .orderBy('lastName')
    .orderBy('organizationName')
}

/** The newest first. */
export function commentsQuery(db: ReleaseDb, kind: string, names: readonly string[]) {
  return db
    .selectFrom('recordComment')
    .select(['recordName', 'firstName', 'lastName', 'communityId', 'notepadComment', 'dateEntered'])
    .where('kind', '=', kind)
    .where('recordName', '=', amongKeys(names))
    .orderBy('recordName')
    .orderBy('dateEntered', (order) => order.desc().nullsLast())
    .orderBy('notepadComment')
}

export function stocksQuery(db: ReleaseDb, kind: string, names: readonly string[]) {
  return db
    .selectFrom('recordStock')
    .select(['recordName', 'stockId', 'stockName as name', 'stockAvailabilityType', 'donorStockNumber', 'description'])
    .select(['communityType', 'communityId', 'firstName', 'lastName', 'organizationName'])
    .where('kind', '=', kind)
    .where('recordName', '=', amongKeys(names))
    .orderBy('recordName')
    .orderBy('stockName')
    .orderBy('lastName')
    .orderBy('organizationName')
}
