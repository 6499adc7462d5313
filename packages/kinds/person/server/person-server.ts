import type { CommunityContact } from '@rosette/contract-kit/records/community-parts.ts'
import type { ContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import type { CommunityDb } from '@rosette/database/community-db.ts'
import { groupedBy } from '@rosette/database/keyed-rows.ts'
import { loadCommunityContacts } from '@rosette/database/load-community-contacts.ts'
import type { ReleaseDb } from '@rosette/database/release-db.ts'
import {
  type CommunityDocument,
  type CommunityReading,
  defineCommunityKindServer,
  type RecordReader,
} from '@rosette/release-kit/community-kind-server.ts'
import type { AnnotatedPaper, PersonKeyword, PersonPublication, PersonRecord } from '../contract/person-record.ts'
import {
  annotatedPapersQuery,
  papersByPubmedQuery,
  personAffiliationsQuery,
  personKeywordsQuery,
  personPublicationsQuery,
  personReferencesQuery,
  personRowsQuery,
  personWordsQuery,
} from './person-queries.ts'

export const personServer = defineCommunityKindServer<PersonRecord>({
  loadsFrom: ['ontology_term', 'publication'],
  differsByReader: true,
  loadRecords: loadPersons,
  loadDocuments: loadPersonDocuments,
  publicView: {
    summary: ({ firstName, lastName }) => ({ name: [firstName, lastName].filter(Boolean).join(' '), permanentName: null }),
    schemaOrg: null,
    isInSitemap: false,
    sequences: null,
  },
})

async function loadPersons(
  { community, release, reader }: CommunityReading,
  communityIds: readonly number[],
): Promise<Map<number, PersonRecord>> {
  const [rows, words, contacts, affiliations, references, annotated] = await Promise.all([
    personRowsQuery(community, communityIds).execute(),
    personWordsQuery(community, communityIds).execute(),
    loadCommunityContacts(community, communityIds),
    personAffiliationsQuery(community, communityIds).execute(),
    personReferencesQuery(community, communityIds).execute(),
    annotatedPapersQuery(community, communityIds).execute(),
  ])
  const wordsOf = groupedBy(words, 'communityId')
  const affiliationsOf = groupedBy(affiliations, 'personCommunityId')
  const referencesOf = groupedBy(references, 'communityId')
  const annotatedOf = groupedBy(annotated, 'communityId')
  const [toKeyword, toPublication, toPaper] = await Promise.all([
    keywordsOf(release, words),
    publicationsOf(release, references),
    papersOf(release, annotated),
  ])
  return new Map(
    rows.map(({ communityId, contactAudience, email, ...row }) => {
      // A check of the table allows no other.
      const audience = contactAudience as ContactAudience
      const isContactShown = maySeeContact(reader, communityId, audience)
      const wordsLike = groupedBy(wordsOf(communityId), 'wordType', ({ word }) => word)
      const person: PersonRecord = {
        communityId,
        ...row,
        authorNames: wordsLike('author_name'),
        otherNames: wordsLike('other_name'),
        organisms: wordsLike('organism'),
        keywords: wordsLike('keyword').map(toKeyword),
        ...shownContact(contacts.get(communityId), isContactShown),
        email: isContactShown ? email : null,
        contactAudience: audience,
        isContactShown,
        affiliations: affiliationsOf(communityId).map(({ personCommunityId: _, ...line }) => line),
        publications: referencesOf(communityId).map(({ referenceId }) => toPublication(referenceId)),
        annotatedPapers: annotatedOf(communityId).map(toPaper),
      }
      return [communityId, person]
    }),
  )
}

/** DPERS-006: the person and curators always, others as the person chose. */
function maySeeContact(reader: RecordReader, communityId: number, audience: ContactAudience): boolean {
  if (audience === 'everyone') return true
  if (reader.role === 'anonymous') return false
  return audience === 'members' || reader.isCurator || reader.communityId === communityId
}

/** Place, country and websites are public. */
function shownContact(contact: CommunityContact | undefined, isContactShown: boolean): CommunityContact {
  if (!contact) throw new Error('Every person asked for has an entry among the contacts')
  return isContactShown ? contact : { ...contact, address: null, postalCode: null, phones: [] }
}

type WordLine = { wordType: string; word: string }

async function keywordsOf(release: ReleaseDb, words: readonly WordLine[]): Promise<(keyword: string) => PersonKeyword> {
  const names = words.flatMap(({ wordType, word }) => (wordType === 'keyword' ? [word] : []))
  const rows = names.length === 0 ? [] : await personKeywordsQuery(release, [...new Set(names)]).execute()
  const keyOf = new Map(rows.map(({ name, keywordId }) => [name, keywordId]))
  return (keyword) => {
    const key = keyOf.get(keyword)
    return { keyword, record: key === undefined ? null : { kind: 'keyword', key, label: keyword } }
  }
}

type ReferenceLine = { referenceId: number }

async function publicationsOf(
  release: ReleaseDb,
  references: readonly ReferenceLine[],
): Promise<(referenceId: number) => PersonPublication> {
  const referenceIds = references.map(({ referenceId }) => referenceId)
  const rows = referenceIds.length === 0 ? [] : await personPublicationsQuery(release, referenceIds).execute()
  const known = new Map(rows.map((row) => [row.referenceId, row]))
  return (referenceId) => {
    const { title = null, pubName: sourceName = null, publicationYear = null, pubmedId = null } = known.get(referenceId) ?? {}
    return { referenceId, title, sourceName, publicationYear, pubmedId }
  }
}

type PaperLine = { pubmedId: number; lineCount: number }

async function papersOf(release: ReleaseDb, papers: readonly PaperLine[]): Promise<(paper: PaperLine) => AnnotatedPaper> {
  const pubmedIds = papers.map(({ pubmedId }) => pubmedId)
  const rows = pubmedIds.length === 0 ? [] : await papersByPubmedQuery(release, pubmedIds).execute()
  const known = new Map(rows.map((row) => [row.pubmedId, row]))
  return ({ pubmedId, lineCount }) => {
    const { referenceId = null, title = null } = known.get(pubmedId) ?? {}
    return { pubmedId, referenceId, title, lineCount }
  }
}

async function loadPersonDocuments(db: CommunityDb, communityIds: readonly number[]): Promise<Map<number, CommunityDocument>> {
  const [rows, words, contacts, affiliations] = await Promise.all([
    personRowsQuery(db, communityIds).execute(),
    personWordsQuery(db, communityIds).execute(),
    loadCommunityContacts(db, communityIds),
    personAffiliationsQuery(db, communityIds).execute(),
  ])
  const wordsOf = groupedBy(words, 'communityId')
  const affiliationsOf = groupedBy(affiliations, 'personCommunityId')
  return new Map(
    rows.map(({ communityId, firstName, lastName, primaryJobTitle, researchInterest, email, contactAudience }) => {
      // The index is the same for everybody.
      const searched = contactAudience === 'everyone' || email === null ? () => true : lacking(email)
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
        other_names: [...wordsLike('author_name'), ...wordsLike('other_name')].filter(searched),
        city,
        urls: websites.map(({ url }) => url).filter(searched),
        interests: [...(researchInterest === null ? [] : [researchInterest]), ...wordsLike('keyword')].filter(searched),
      }
      return [communityId, document]
    }),
  )
}

/** A hidden address is not searchable, even if an old record repeats it in another text. */
function lacking(address: string): (text: string) => boolean {
  return (text) => !text.toLowerCase().includes(address.toLowerCase())
}
