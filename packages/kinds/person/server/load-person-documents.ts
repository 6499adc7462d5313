import type { CommunityDb } from '@rosette/database/community-db.ts'
import { groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import type { CommunityDocument } from '@rosette/release-kit/community-kind-server.ts'
import { personAffiliationsQuery, personRowsQuery, personWordsQuery } from './person-queries.ts'

export async function loadPersonDocuments(db: CommunityDb, communityIds: readonly number[]): Promise<Map<number, CommunityDocument>> {
  const [rows, words, contacts, affiliations] = await Promise.all([
    personRowsQuery(db, communityIds).execute(),
    personWordsQuery(db, communityIds).execute(),
    loadCommunityContacts(db, communityIds),
    personAffiliationsQuery(db, communityIds).execute(),
  ])
  const wordsOf = groupedBy(words, 'communityId')
  const affiliationsOf = groupedBy(affiliations, 'personCommunityId')
  return new Map(
    rows.map(({ communityId, firstName, lastName, primaryJobTitle, researchInterest }) => {
      const wordsLike = groupedBy(wordsOf(communityId), 'wordType', ({ word }) => word)
      const { city = null, region = null, country = null, websites = [] } = contacts.get(communityId) ?? {}
      const document: CommunityDocument = {
        communityId,
        type: 'person',
        name: firstName === null ? lastName : `${lastName}, ${firstName}`,
        org_name: null,
        org_type: null,
        first_name: firstName,
        last_name: lastName,
        job_title: primaryJobTitle,
        position: primaryJobTitle,
        state: region,
        country,
        affiliated_orgs: affiliationsOf(communityId).map((line) => line.organizationName),
        other_names: [...wordsLike('author_name'), ...wordsLike('other_name')],
        city,
        urls: websites.map(({ url }) => url),
        interests: [...(researchInterest === null ? [] : [researchInterest]), ...wordsLike('keyword')],
      }
      return [communityId, document]
    }),
  )
}
