import { formatOrganizationType, jobTitles, organizationTypes } from '@rosette/contract-kit/vocabulary/community-types.ts'
import { type StateCode, stateCodes, stateNames } from '@rosette/contract-kit/vocabulary/state-names.ts'

/** The date that is so many days away from the release's. */
export type DayOf = (offset: number) => string

const firstNames = ['Ada', 'Bruno', 'Clara', 'Dmitri', 'Esi', 'Fumiko', 'Gabriel', 'Hana', 'Ivo', 'Jun', 'Kemi', 'Lucía']
const lastNames = ['Petiole', 'Rosette', 'Cotyledon', 'Silique', 'Trichome', 'Meristem', 'Hypocotyl', 'Stamen', 'Carpel', 'Sepal']
// None is that of the people whose title is not known.
const titles = [...jobTitles.filter((title) => title !== 'Unknown'), null]
const places = [
  { city: 'Exampleton', region: 'CA', country: 'USA' },
  { city: 'Musterstadt', region: null, country: 'Germany' },
  { city: 'Exemple-sur-Mer', region: null, country: 'France' },
  { city: 'Reimachi', region: null, country: 'Japan' },
]

/**
 * A lab with everything, one with many people, a university that subscribes, one of which only the name is known, and one for each
 * state, in which all types occur.
 */
export function demoOrganizations(day: DayOf) {
  return [
    {
      naturalKey: 'demo-meristem-lab',
      name: 'Example Meristem Lab',
      organizationType: 'laboratory',
      address: 'Department of Examples\n1 Garden Street',
      postalCode: '00000',
      ...places[0],
      phones: [{ phoneType: 'lab', phoneNumber: '+1 555 0103' }],
      websites: [{ url: 'https://example.org/meristem-lab' }],
      dateLastUpdated: day(-100),
    },
    {
      naturalKey: 'demo-stock-centre',
      tairAccession: 900000002,
      name: 'Demonstration Stock Centre',
      organizationType: 'stock center',
      ...places[1],
      websites: [{ url: 'https://example.org/stocks' }],
      dateLastUpdated: day(-30),
    },
    {
      naturalKey: 'demo-university',
      name: 'Example University',
      organizationType: 'university',
      ...places[0],
      websites: [{ url: 'https://example.org/university' }],
      dateLastUpdated: day(-200),
    },
    { naturalKey: 'demo-empty-institute', name: 'Empty Institute', dateLastUpdated: day(-1000) },
    ...stateCodes.map((region, index) => madeUpOrganization(region, index, day)),
  ]
}

// The others are those of the three above; nobody writes down that a type is not known.
const furtherTypes = organizationTypes.filter((type) => !['lab', 'stock_center', 'unknown'].includes(type))

function madeUpOrganization(region: StateCode, index: number, day: DayOf) {
  return {
    naturalKey: `demo-organization-${region.toLowerCase()}`,
    name: `Sample Organization of ${stateNames[region]}`,
    organizationType: formatOrganizationType(furtherTypes[index % furtherTypes.length] ?? 'other'),
    city: 'Sampleton',
    region,
    country: index < stateCodes.indexOf('AB') ? 'USA' : 'Canada',
    dateLastUpdated: day(-2000 - index),
  }
}

/**
 * One person with everything, one with the name only, one who keeps their address private, one for each demo account, and enough
 * others for pages.
 */
export function demoPeople(day: DayOf) {
  return [
    {
      naturalKey: 'demo-flora-example',
      tairAccession: 900000001,
      firstName: 'Flora',
      lastName: 'Example',
      primaryJobTitle: 'Professor',
      researchInterest: 'How a meristem decides to flower, in demonstrations.',
      email: 'flora@example.org',
      contactAudience: 'everyone',
      authorNames: ['Example F', 'Example FA'],
      otherNames: ['Flora Sample'],
      organisms: ['Arabidopsis thaliana', 'Brassica rapa'],
      keywords: ['flower development', 'demonstration'],
      address: 'Department of Examples\n1 Garden Street',
      postalCode: '00000',
      ...places[0],
      phones: ['work', 'mobile', 'fax', 'lab'].map((phoneType, index) => ({ phoneType, phoneNumber: `+1 555 010${index}` })),
      websites: [{ url: 'https://example.org/flora' }],
      affiliations: [
        { organization: 'demo-meristem-lab', isPi: true, jobTitle: 'Professor', isConfirmed: true },
        { organization: 'demo-stock-centre' },
      ],
      referenceIds: [900000001, 900000002],
      dateLastUpdated: day(-3),
    },
    { naturalKey: 'demo-nemo', lastName: 'Nemo', contactAudience: 'everyone', dateLastUpdated: day(-2000) },
    {
      naturalKey: 'demo-private',
      firstName: 'Discreta',
      lastName: 'Example',
      email: 'discreta@example.org',
      contactAudience: 'nobody',
      address: '2 Hidden Lane',
      ...places[2],
      phones: [{ phoneType: 'mobile', phoneNumber: '+33 555 0200' }],
      dateLastUpdated: day(-70),
    },
    ...accountHolders.map((person) => ({ ...person, dateLastUpdated: day(-10) })),
    ...Array.from({ length: 60 }, (_, number) => madeUpPerson(number, day)),
  ]
}

const atUniversity = { organization: 'demo-university', isConfirmed: true }

/** Those who get an account with the demo, one for each role; the natural key becomes the user name. */
const accountHolders = [
  { naturalKey: 'demo-institution', firstName: 'Ilse', lastName: 'Campus', ...places[0], affiliations: [atUniversity] },
  {
    naturalKey: 'demo-basic',
    firstName: 'Bela',
    lastName: 'Seedling',
    address: 'Department of Seedlings\n12 Sample Street',
    postalCode: '00000',
    ...places[0],
    // Named only by the person.
    affiliations: [{ organization: 'demo-stock-centre', isConfirmed: false }],
  },
  { naturalKey: 'demo-orcid', firstName: 'Olga', lastName: 'Orchid', ...places[2] },
  { naturalKey: 'demo-subscriber', firstName: 'Sami', lastName: 'Sundew', ...places[3] },
  {
    naturalKey: 'demo-curator',
    firstName: 'Cora',
    lastName: 'Herbarium',
    ...places[0],
    affiliations: [atUniversity, { organization: 'demo-meristem-lab', isConfirmed: true }],
  },
]

function madeUpPerson(number: number, day: DayOf) {
  const firstName = firstNames[number % firstNames.length] ?? ''
  const lastName = lastNames[number % lastNames.length] ?? ''
  const primaryJobTitle = titles[number % titles.length] ?? null
  return {
    naturalKey: `demo-person-${number + 1}`,
    firstName,
    lastName,
    primaryJobTitle,
    authorNames: [`${lastName} ${firstName.charAt(0)}`],
    email: `person${number + 1}@example.org`,
    contactAudience: number % 2 === 0 ? 'everyone' : 'members',
    ...places[number % places.length],
    affiliations:
      number % 3 === 0 ? [] : [{ organization: 'demo-stock-centre', isPi: number === 1, jobTitle: primaryJobTitle, isConfirmed: true }],
    dateLastUpdated: day(-number),
  }
}
