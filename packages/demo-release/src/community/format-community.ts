import { type DayOf, demoOrganizations, demoPeople } from './demo-people.ts'

const dayMs = 86_400_000

/** Everybody here is made up, and so is every event and position: addresses are those of example.org. Dates follow the day of the release. */
export function formatCommunity(asOf: Date): Record<string, string[]> {
  const day = (offset: number) => new Date(asOf.getTime() + offset * dayMs).toISOString().slice(0, 10)
  return {
    'rosette_community_organization.jsonl': toLines(demoOrganizations(day)),
    'rosette_community_person.jsonl': toLines(demoPeople(day)),
    'rosette_community_news.jsonl': toLines(newsItems(day)),
    'rosette_community_event.jsonl': toLines(events(day)),
    'rosette_community_job.jsonl': toLines(jobs(day)),
    'rosette_community_comment.jsonl': toLines(comments(day)),
    'rosette_community_symbol.jsonl': toLines(symbols(day)),
  }
}

function toLines(objects: readonly object[]): string[] {
  return objects.map((object) => JSON.stringify(object))
}

/** On both sides of the nine months that make news old. */
function newsItems(day: DayOf) {
  return [-3, -40, -150, -260, -290, -700].map((offset, index) => ({
    date: day(offset),
    title: `Demonstration news ${index + 1}`,
    content: `<p>News of the demo site, <em>made up</em>. See <a href="https://example.org/news/${index + 1}">the whole story</a>.</p>`,
  }))
}

function events(day: DayOf) {
  const place = (CityName: string | null, RegionName: string | null, CountryName: string | null) => ({ CityName, RegionName, CountryName })
  return [
    {
      headline: 'Demonstration Conference on Arabidopsis Research',
      begins: day(60),
      ends: day(64),
      venue: 'Example Hall',
      location: place('Exampleton', 'CA', 'USA'),
      uri: 'https://example.org/conference',
    },
    {
      headline: 'Demonstration course: from seed to seed',
      begins: day(20),
      ends: day(20),
      venue: null,
      location: place(null, null, null),
      uri: 'https://example.org/course',
    },
    {
      headline: 'Demonstration workshop of last year',
      begins: day(-400),
      ends: day(-398),
      venue: 'Garden House',
      location: place('Musterstadt', null, 'Germany'),
      uri: 'https://example.org/workshop',
    },
  ]
}

/** With and without a last day; an address elsewhere and a file of the site. */
function jobs(day: DayOf) {
  return [
    {
      headline: 'Demonstration postdoc in flower development',
      issuedOn: day(-5),
      employerName: 'Example Meristem Lab',
      location: 'Exampleton, CA, USA',
      uri: 'https://example.org/jobs/1',
      deadline: day(30),
    },
    {
      headline: 'Demonstration technician',
      issuedOn: day(-50),
      employerName: 'Demonstration Stock Centre',
      location: 'Musterstadt, Germany',
      uri: 'demonstration-technician.txt',
      deadline: null,
      posting: 'The Demonstration Stock Centre looks for a technician.\n\nThis position is made up, and nobody reads jobs@example.org\n',
    },
  ]
}

function comments(day: DayOf) {
  const comment = (naturalKey: string, offset: number, state: string, notepadComment: string) => ({
    recordKind: 'locus',
    naturalKey,
    person: 'demo-flora-example',
    notepadComment,
    enteredAt: `${day(offset)}T12:00:00Z`,
    state,
  })
  return [
    comment('AT4G18960', -20, 'published', 'A remark of the demo site, made up.'),
    comment('AT4G18960', -2, 'pending', 'A remark that waits for a curator, made up.'),
    comment('AT1G65480', -30, 'withdrawn', 'A remark that was taken back, made up.'),
  ]
}

function symbols(day: DayOf) {
  const symbol = (name: string, fullName: string, status: string, offset: number) => ({
    symbol: name,
    fullName,
    isMutantPhenotype: status !== 'rejected',
    referenceId: status === 'accepted' ? 900000002 : null,
    submittedOn: day(offset),
    status,
    submitter: 'demo-flora-example',
  })
  return [
    symbol('DEMOACC', 'DEMONSTRATION ACCEPTED', 'accepted', -60),
    symbol('DEMOSUB', 'DEMONSTRATION SUBMITTED', 'submitted', -4),
    symbol('DEMOREJ', 'DEMONSTRATION REJECTED', 'rejected', -90),
  ]
}
