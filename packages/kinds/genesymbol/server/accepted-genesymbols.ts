import type { CommunityDb } from '@rosette/database/community-db.ts'
import { amongKeys, type RowOf } from '@rosette/database/keyed-rows.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import type { CommunityReading, CommunityRecords } from '@rosette/release-kit/community-kind-server.ts'
import { sql } from 'kysely'
import type { GenesymbolRecord } from '../contract/genesymbol-record.ts'
import type { GenesymbolHit } from '../contract/genesymbol-search-card.ts'
import { toGenesymbolDocument } from './index-genesymbol.ts'

/** Submitted and accepted symbols that are not in the release yet. */
export const acceptedGenesymbols: CommunityRecords<GenesymbolRecord, GenesymbolHit> = {
  loadsFrom: ['publication'],
  async loadRecords({ community, release }, keys) {
    const rows = await acceptedGenesymbolsQuery(community, keys).execute()
    const titles = await loadTitles(
      release,
      rows.flatMap(({ referenceId }) => referenceId ?? []),
    )
    return new Map(rows.map((row) => [row.key, toRecord(row, titles)]))
  },
  async loadDocuments(community, keys) {
    const rows = await acceptedGenesymbolsQuery(community, keys).execute()
    return new Map(rows.map((row) => [row.key, toGenesymbolDocument(toRecord(row, new Map()))]))
  },
}

type AcceptedRow = RowOf<typeof acceptedGenesymbolsQuery>

function toRecord(row: AcceptedRow, titles: ReadonlyMap<number, string | null>): GenesymbolRecord {
  const { key, symbol, fullName, isMutantPhenotype, status, referenceId, additionalDetails, phenotypeClass } = row
  return {
    tairObjectId: key,
    symbol,
    dateLastModified: null,
    hasMutantPhenotype: isMutantPhenotype,
    descriptiveSymbol: fullName === '' ? null : fullName,
    description: additionalDetails,
    mutantPhenotypeClass: phenotypeClass,
    status,
    // If a locus had such a symbol, the class would be in the release.
    associatedLociCount: null,
    associatedLocis: [],
    attributions: [toAttribution(row)],
    reference:
      referenceId === null
        ? null
        : { kind: 'publication', key: referenceId, label: titles.get(referenceId) ?? `Publication:${referenceId}` },
  }
}

function toAttribution(row: AcceptedRow): GenesymbolRecord['attributions'][number] {
  const { submitterId, submitterKind, firstName, lastName, organizationName, submittedOn } = row
  const name = organizationName ?? [firstName, lastName].filter((part) => part !== null).join(' ')
  return {
    attributionType: 'submitted_by',
    communityType: submitterKind === 'organization' ? 'organization' : 'person',
    // A submitter without a record has no page to link to.
    communityId: name === '' ? null : submitterId,
    name: name === '' ? 'Unknown' : name,
    attributionDate: submittedOn,
  }
}

async function loadTitles(release: CommunityReading['release'], referenceIds: readonly number[]): Promise<Map<number, string | null>> {
  const rows = referenceIds.length === 0 ? [] : await titlesQuery(release, referenceIds).execute()
  return new Map(rows.map(({ referenceId, title }) => [referenceId, title]))
}

export function acceptedGenesymbolsQuery(db: CommunityDb, keys: readonly number[]) {
  return db
    .selectFrom('symbolSubmission as submission')
    .innerJoin('mintedKey', (join) =>
      join.on('mintedKey.kind', '=', 'genesymbol').on('mintedKey.naturalKey', '=', sql`upper(submission.symbol)`),
    )
    .innerJoin('member', 'member.communityId', 'submission.submitterId')
    .leftJoin('person', 'person.communityId', 'submission.submitterId')
    .leftJoin('organization', 'organization.communityId', 'submission.submitterId')
    .select([
      'mintedKey.key',
      'submission.symbol',
      'submission.fullName',
      'submission.isMutantPhenotype',
      'submission.status',
      'submission.referenceId',
      'submission.additionalDetails',
      'submission.phenotypeClass',
      'submission.submittedOn',
      'submission.submitterId',
      'member.kind as submitterKind',
      'organization.name as organizationName',
      'person.firstName',
      'person.lastName',
    ])
    .where('submission.status', '=', 'accepted')
    .where('mintedKey.key', '=', amongKeys(keys))
}

function titlesQuery(db: ReleaseDb, referenceIds: readonly number[]) {
  return db.selectFrom('publication').select(['referenceId', 'title']).where('referenceId', '=', amongKeys(referenceIds))
}
