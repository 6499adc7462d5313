import { publicationName } from '@rosette/contract-kit/records/publication-name.ts'
import { parseWebsites, splitAuthors } from '@rosette/contract-kit/records/record-parts.ts'
import { amongKeys, groupedBy, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { ProtocolKeyword, ProtocolRecord } from '../contract/protocol-record.ts'

export async function loadProtocols(db: ReleaseDb, protocolIds: readonly number[]): Promise<Map<number, ProtocolRecord>> {
  const [rows, keywords] = await Promise.all([
    protocolRowsQuery(db, protocolIds).execute(),
    protocolKeywordsQuery(db, protocolIds).execute(),
  ])
  const keywordsOf = groupedBy(keywords, 'protocolId')
  return new Map(rows.map((row) => [row.protocolId, toRecord(row, keywordsOf(row.protocolId))]))
}

type ProtocolRow = RowOf<typeof protocolRowsQuery>
type KeywordLine = RowOf<typeof protocolKeywordsQuery>

function toRecord(row: ProtocolRow, keywords: readonly KeywordLine[]): ProtocolRecord {
  const { tairAccession, authors, referenceId, referenceTitle, referencePubmedId, websites, ...facts } = row
  return {
    ...facts,
    tairAccession: tairAccession === null ? null : `Protocol:${tairAccession}`,
    authors: splitAuthors(authors),
    publication: referenceId === null ? null : toReference({ referenceId, title: referenceTitle, pubmedId: referencePubmedId }),
    keywords: keywords.map(toKeyword),
    websites: (parseWebsites(websites ?? '') ?? []).map(({ websiteName, url }) => ({ webSiteName: websiteName, url })),
  }
}

function toReference(row: Parameters<typeof publicationName>[0]) {
  return { kind: 'publication', key: row.referenceId, label: publicationName(row) }
}

function toKeyword({ keyword, keywordId }: KeywordLine): ProtocolKeyword {
  return { keyword, record: keywordId === null ? null : { kind: 'keyword', key: keywordId, label: keyword } }
}

/** A reference that is not a publication of the release is left out: nothing is known about it. */
export function protocolRowsQuery(db: ReleaseDb, protocolIds: readonly number[]) {
  return db
    .selectFrom('protocol')
    .leftJoin('publication', 'publication.referenceId', 'protocol.referenceId')
    .select(['protocol.protocolId', 'protocol.name', 'protocol.tairAccession', 'protocol.authors', 'protocol.description'])
    .select(['protocol.usage', 'protocol.methods', 'protocol.websites', 'protocol.dateLastModified'])
    .select(['publication.referenceId', 'publication.title as referenceTitle', 'publication.pubmedId as referencePubmedId'])
    .where('protocol.protocolId', '=', amongKeys(protocolIds))
}

export function protocolKeywordsQuery(db: ReleaseDb, protocolIds: readonly number[]) {
  return db
    .selectFrom('protocolKeyword')
    .select(['protocolId', 'keyword', 'keywordId'])
    .where('protocolId', '=', amongKeys(protocolIds))
    .orderBy('protocolId')
    .orderBy('keyword')
}
