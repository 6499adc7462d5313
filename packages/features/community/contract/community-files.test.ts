import { expect, test } from 'vitest'
import { type CommunityFile, communityFiles } from './community-files.ts'

const organization = { naturalKey: ' lab-1 ', name: 'Example Lab', dateLastUpdated: '2026-11-01' }
const person = { naturalKey: 'flora', lastName: 'Example', dateLastUpdated: '2026-11-01' }
const comment = {
  recordKind: 'locus',
  naturalKey: 'AT1G01010',
  person: 'flora',
  notepadComment: 'Seen.',
  enteredAt: '2026-11-01T12:00:00Z',
  state: 'published',
}
const symbol = {
  symbol: 'ABC',
  fullName: 'ABERRANT CALYX',
  isMutantPhenotype: true,
  submittedOn: '2026-11-01',
  status: 'submitted',
  submitter: 'flora',
}
const event = {
  headline: 'ICAR',
  begins: '2026-11-01',
  ends: '2026-11-05',
  venue: null,
  uri: 'https://example.org/icar',
  location: { CityName: 'Ghent', RegionName: null, CountryName: 'Belgium' },
}
const job = {
  headline: 'Postdoc',
  issuedOn: '2026-11-01',
  employerName: 'Example Lab',
  location: 'Ghent',
  uri: 'postdoc.pdf',
  deadline: null,
}

function schemaOf(name: string) {
  // Only names of files are written below.
  return communityFiles[`rosette_community_${name}.jsonl` as CommunityFile]
}

function parse(name: string, line: object): unknown {
  return schemaOf(name).parse(line)
}

test('files are loaded in the order in which they refer to each other', () => {
  expect(Object.keys(communityFiles)).toEqual(
    ['organization', 'person', 'news', 'event', 'job', 'comment', 'symbol'].map((name) => `rosette_community_${name}.jsonl`),
  )
})

test('an organization needs a key, a name and a day; the rest is empty', () => {
  expect(parse('organization', organization)).toEqual({
    naturalKey: 'lab-1',
    tairAccession: null,
    name: 'Example Lab',
    organizationType: null,
    phones: [],
    websites: [],
    dateLastUpdated: '2026-11-01',
  })
})

test('only members see how to reach a person, and nobody is a principal investigator, unless the file says so', () => {
  expect(parse('person', { ...person, affiliations: [{ organization: 'lab-1' }], keywords: [' roots '] })).toEqual({
    naturalKey: 'flora',
    tairAccession: null,
    phones: [],
    websites: [],
    dateLastUpdated: '2026-11-01',
    firstName: null,
    lastName: 'Example',
    primaryJobTitle: null,
    researchInterest: null,
    email: null,
    contactAudience: 'members',
    authorNames: [],
    otherNames: [],
    organisms: [],
    keywords: ['roots'],
    referenceIds: [],
    affiliations: [{ organization: 'lab-1', isPi: false, jobTitle: null, isConfirmed: true }],
  })
  expect(parse('person', person)).toMatchObject({ affiliations: [] })
})

test('lines of the other files are read as they are', () => {
  expect(parse('comment', comment)).toEqual(comment)
  expect(parse('symbol', symbol)).toEqual({ ...symbol, referenceId: null })
  expect(parse('event', event)).toEqual(event)
  expect(parse('job', job)).toEqual({ ...job, posting: null })
  const news = { title: 'New', date: '2026-11-01', content: '<p>New</p>' }
  expect(parse('news', news)).toEqual(news)
})

test.each([
  ['a key of blanks', 'organization', { ...organization, naturalKey: '  ' }],
  ['a key that is too long', 'organization', { ...organization, naturalKey: 'x'.repeat(201) }],
  ['an organization without a name', 'organization', { ...organization, name: '' }],
  ['a day that does not exist', 'organization', { ...organization, dateLastUpdated: '2026-02-30' }],
  ['a person without a last name', 'person', { ...person, lastName: '' }],
  ['a name instead of an e-mail address', 'person', { ...person, email: 'flora' }],
  ['a blank keyword', 'person', { ...person, keywords: [' '] }],
  ['a page that is not a web page', 'person', { ...person, websites: [{ url: 'ftp://example.org' }] }],
  ['a phone of an unknown type', 'person', { ...person, phones: [{ phoneType: 'telex', phoneNumber: '1' }] }],
  ['an empty comment', 'comment', { ...comment, notepadComment: '' }],
  ['a comment in an unknown state', 'comment', { ...comment, state: 'lost' }],
  ['an empty symbol', 'symbol', { ...symbol, symbol: '' }],
  ['a symbol in an unknown state', 'symbol', { ...symbol, status: 'lost' }],
  ['an event that is told by a script', 'event', { ...event, uri: 'javascript:alert(1)' }],
  ['an event behind another protocol', 'event', { ...event, uri: 'xhttp://example.org' }],
  ['an event without a place', 'event', { ...event, location: {} }],
])('%s is refused', (_what, name, line) => {
  expect(schemaOf(name).safeParse(line).success).toBe(false)
})
