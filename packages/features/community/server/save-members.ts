import { formatAddressLines, parseAddressLines } from '@rosette/contract-kit/records/community-parts.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { sql } from 'kysely'
import type { CommunityLine } from '../contract/community-files.ts'

type OrganizationLine = CommunityLine<'rosette_community_organization.jsonl'>
type PersonLine = CommunityLine<'rosette_community_person.jsonl'>

/** Returns the community id. */
export async function saveOrganization(tx: CommunityTransaction, line: OrganizationLine): Promise<number> {
  const address = line.address && formatAddressLines(parseAddressLines(line.address))
  const communityId = await saveMember(tx, 'organization', { ...line, address })
  const { name, organizationType, dateLastUpdated } = line
  const facts = { name, organizationType, dateLastUpdated }
  await tx
    .insertInto('organization')
    .values({ communityId, ...facts })
    .onConflict((conflict) => conflict.column('communityId').doUpdateSet(facts))
    .execute()
  return communityId
}

/** Returns the community id. Organizations must be there before their people. */
export async function savePerson(tx: CommunityTransaction, line: PersonLine): Promise<number> {
  const communityId = await saveMember(tx, 'person', line)
  const { firstName, lastName, primaryJobTitle, researchInterest, email, contactAudience, dateLastUpdated } = line
  const facts = { firstName, lastName, primaryJobTitle, researchInterest, email, contactAudience, dateLastUpdated }
  await tx
    .insertInto('person')
    .values({ communityId, ...facts })
    .onConflict((conflict) => conflict.column('communityId').doUpdateSet(facts))
    .execute()
  await saveWords(tx, communityId, line)
  await saveAffiliations(tx, communityId, line.affiliations)
  await tx.deleteFrom('personPublication').where('communityId', '=', communityId).execute()
  const publications = [...new Set(line.referenceIds)].map((referenceId) => ({ communityId, referenceId }))
  if (publications.length > 0) await tx.insertInto('personPublication').values(publications).execute()
  return communityId
}

async function saveMember(tx: CommunityTransaction, kind: string, line: OrganizationLine | PersonLine): Promise<number> {
  const { naturalKey, tairAccession, phones, websites } = line
  // Looked up first: a key that a failed insert has taken is lost.
  const known = await tx
    .updateTable('member')
    .set({ tairAccession })
    .where('kind', '=', kind)
    .where('naturalKey', '=', naturalKey)
    .returning('communityId')
    .executeTakeFirst()
  const { communityId } =
    known ??
    (await tx
      .insertInto('member')
      // DATA-079: TAIR's number is the key if it is known; other keys are minted.
      .values({ kind, naturalKey, tairAccession, ...(tairAccession !== null && { communityId: tairAccession }) })
      .returning('communityId')
      .executeTakeFirstOrThrow())
  const { address = null, city = null, region = null, postalCode = null, country = null } = line
  const place = { address, city, region, postalCode, country }
  await tx
    .insertInto('postalAddress')
    .values({ communityId, ...place })
    .onConflict((conflict) => conflict.column('communityId').doUpdateSet(place))
    .execute()
  await tx.deleteFrom('phone').where('communityId', '=', communityId).execute()
  if (phones.length > 0)
    await tx
      .insertInto('phone')
      .values(phones.map((phone, order) => ({ communityId, place: order, ...phone })))
      .execute()
  await tx.deleteFrom('website').where('communityId', '=', communityId).execute()
  if (websites.length > 0)
    await tx
      .insertInto('website')
      .values(websites.map(({ url }, order) => ({ communityId, place: order, url })))
      .execute()
  return communityId
}

async function saveWords(tx: CommunityTransaction, communityId: number, line: PersonLine): Promise<void> {
  const { authorNames: author_name, otherNames: other_name, organisms: organism, keywords: keyword } = line
  const words = Object.entries({ author_name, other_name, organism, keyword }).flatMap(([wordType, list]) =>
    list.map((word, index) => ({ communityId, wordType, place: index, word })),
  )
  await tx.deleteFrom('personWord').where('communityId', '=', communityId).execute()
  if (words.length > 0) await tx.insertInto('personWord').values(words).execute()
}

async function saveAffiliations(tx: CommunityTransaction, personCommunityId: number, lines: PersonLine['affiliations']): Promise<void> {
  const stored: number[] = []
  for (const { organization, ...affiliation } of lines) {
    const organizationCommunityId = await findMemberId(tx, 'organization', organization)
    // Files do not name managers: a person who still belongs to the organization stays one.
    await tx
      .insertInto('affiliation')
      .values({ personCommunityId, organizationCommunityId, ...affiliation })
      .onConflict((conflict) =>
        conflict
          .columns(['personCommunityId', 'organizationCommunityId'])
          .doUpdateSet({ ...affiliation, isManager: sql`affiliation.is_manager and ${affiliation.isConfirmed}` }),
      )
      .execute()
    stored.push(organizationCommunityId)
  }
  await tx
    .deleteFrom('affiliation')
    .where('personCommunityId', '=', personCommunityId)
    .where(sql<boolean>`organization_community_id <> all(${stored}::bigint[])`)
    .execute()
}

/** The community ID of a member that a file refers to by natural key. */
export async function findMemberId(tx: CommunityTransaction, kind: 'person' | 'organization', naturalKey: string): Promise<number> {
  const row = await tx
    .selectFrom('member')
    .select('communityId')
    .where('kind', '=', kind)
    .where('naturalKey', '=', naturalKey)
    .executeTakeFirst()
  if (!row) throw new Error(`Nothing was loaded. There is no ${kind} with the natural key ${naturalKey}`)
  return row.communityId
}
