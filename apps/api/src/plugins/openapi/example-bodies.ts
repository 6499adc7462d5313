import type { Registration } from '@rosette/features/members/contract/registration.ts'

const newsDraft = { title: 'News', date: '2026-11-01', content: '<p>News</p>' }
const eventDraft = {
  headline: 'Event',
  begins: '2026-12-01',
  ends: '2026-12-02',
  venue: null,
  uri: 'https://example.org/event',
  location: { CityName: 'Brno', RegionName: null, CountryName: 'Czechia' },
}
const jobDraft = {
  headline: 'Job',
  issuedOn: '2026-11-01',
  employerName: 'Lab',
  location: 'Brno',
  uri: 'https://example.org/job',
  deadline: null,
  posting: null,
}
const symbol = { geneClassSymbol: 'QXZ', fullName: 'EXAMPLE', numberOfAssociatedLoci: 1 }
const place = { address: '1 Main Street', city: 'Brno', region: 'Moravia', postalCode: '602 00', country: 'Czechia' }
const personFields = {
  firstName: 'Test',
  lastName: 'Person',
  institutionName: 'Lab',
  jobTitle: '',
  sendEmail: 'F',
  workPhone: '',
  faxPhone: '',
  mobilePhone: '',
  labPhone: '',
  streetAddress: '',
  country: '',
  stateProvince: '',
  city: '',
  zipcode: '',
}

/** A registration that is right in every field. */
const registration = (username: string): Registration => ({
  username,
  email: `${username}@example.org`,
  password: 'kx9Qf2',
  password_confirm: 'kx9Qf2',
  okMail: false,
  okGeneSymbol: false,
  firstName: 'Flora',
  lastName: 'Example',
  institutionName: 'Example Institute',
  jobTitle: 'Professor',
  phone: '+1 (555) 010-0',
  address: '1 Garden Street',
  country: 'Utopia',
  state: 'Middle',
  city: 'Meadow',
  postalCode: '01234',
  labName: 'Lab of the Flora',
  contactAudience: 'members',
})

/** What members and curators send, with made-up people and places. */
export const exampleBodies = { newsDraft, eventDraft, jobDraft, symbol, place, personFields, registration }
