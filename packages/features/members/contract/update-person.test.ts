import { expect, test } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { AffiliationsToAdd, AffiliationsToDelete } from './affiliations.ts'
import { CredentialsUpdate } from './update-credentials.ts'
import { checkOrganizationText, OrganizationUpdate, organizationLabels } from './update-organization.ts'
import { CommunityUpdate, checkPersonText, PersonUpdate, personLabels, phoneFields } from './update-person.ts'

const english = 'Only English characters are allowed in this form.'
// Object.keys loses the key type.
const textNames = Object.keys(personLabels) as (keyof typeof personLabels)[]

test('names and institution are required of a person, and nothing else', () => {
  const missing = textNames.flatMap((name) => checkPersonText(name, ' ', defaultPeople) ?? [])
  expect(missing).toEqual(['First Name is required.', 'Last Name is required.', 'Institution Name is required.'])
})

test('each phone has digits, and other texts may have anything', () => {
  const refused = textNames.filter((name) => checkPersonText(name, '12a', defaultPeople) !== null)
  expect(refused.toSorted()).toEqual(['faxPhone', 'labPhone', 'mobilePhone', 'workPhone'])
  expect(phoneFields).toEqual({ mobile: 'mobilePhone', fax: 'faxPhone', work: 'workPhone', lab: 'labPhone' })
})

test('letters are English, unless the operator lifts it', () => {
  expect(checkPersonText('city', 'Zürich', defaultPeople)).toBe(english)
  expect(checkPersonText('city', 'Zürich', { ...defaultPeople, isEnglishOnly: false })).toBeNull()
})

test('every text of an organization is required', () => {
  // As above.
  for (const name of Object.keys(organizationLabels) as (keyof typeof organizationLabels)[])
    expect(checkOrganizationText(name, '', defaultPeople)).toBe(`${organizationLabels[name]} is required.`)
  expect(checkOrganizationText('city', 'Zürich', defaultPeople)).toBe(english)
  expect(checkOrganizationText('city', 'Ghent', defaultPeople)).toBeNull()
})

test('blanks around texts go', () => {
  const person = { communityId: 1, sendEmail: 'T', ...Object.fromEntries(textNames.map((name) => [name, ' x '])) }
  expect(PersonUpdate.parse(person)).toEqual({
    communityId: 1,
    sendEmail: 'T',
    ...Object.fromEntries(textNames.map((name) => [name, 'x'])),
  })
  const names = Object.keys(organizationLabels)
  expect(OrganizationUpdate.parse({ communityId: 1, ...Object.fromEntries(names.map((name) => [name, ' x '])) })).toEqual({
    communityId: 1,
    ...Object.fromEntries(names.map((name) => [name, 'x'])),
  })
})

test('contact details that are left out stay as they are', () => {
  expect(CommunityUpdate.parse({ communityId: 1 })).toEqual({ communityId: 1 })
  expect(CommunityUpdate.parse({ communityId: 1, address: null, city: ' Ghent ' })).toEqual({
    communityId: 1,
    address: null,
    city: 'Ghent',
  })
  expect(CommunityUpdate.safeParse({ city: 'Ghent' }).success).toBe(false)
})

const phone = { phoneType: 'work', phoneNumber: '1' }
const website = { url: 'https://example.org' }
const longUrl = (length: number) => ({ url: `https://example.org/${'x'.repeat(length - 20)}` })

test.each([
  ['twenty phones and websites', { phones: Array(20).fill(phone), websites: Array(20).fill(website) }, true],
  ['more phones', { phones: Array(21).fill(phone) }, false],
  ['more websites', { websites: Array(21).fill(website) }, false],
  ['a phone without a number', { phones: [{ ...phone, phoneNumber: ' ' }] }, false],
  ['a number that is too long', { phones: [{ ...phone, phoneNumber: '1'.repeat(51) }] }, false],
  ['a phone without a type', { phones: [{ phoneNumber: '1' }] }, false],
  ['the longest address of a page', { websites: [longUrl(2000)] }, true],
  ['a longer one', { websites: [longUrl(2001)] }, false],
  ['a page that is a script', { websites: [{ url: 'javascript:alert(1)' }] }, false],
])('%s', (_what, details, isTaken) => {
  expect(CommunityUpdate.safeParse({ communityId: 1, ...details }).success).toBe(isTaken)
})

test('an address of a page that is too long says so', () => {
  expect(CommunityUpdate.safeParse({ communityId: 1, websites: [longUrl(2001)] }).error?.issues).toMatchObject([
    { message: 'A website address can have at most 2,000 characters.' },
  ])
})

test('without a new password the old one stays', () => {
  expect(CredentialsUpdate.parse({ communityId: 1, email: ' flora@example.org ' })).toEqual({
    communityId: 1,
    email: 'flora@example.org',
    password: '',
    keepsTokens: false,
  })
  // Blanks are part of a password.
  expect(CredentialsUpdate.parse({ communityId: 1, email: '', password: ' x ' }).password).toBe(' x ')
})

test('at most fifty affiliations change at once', () => {
  const listed = (length: number) => Array.from({ length }, (_, organizationId) => ({ organizationId }))
  expect(AffiliationsToAdd.parse({ communityId: 1, affiliations: listed(50) }).affiliations).toEqual(listed(50))
  expect(AffiliationsToAdd.safeParse({ communityId: 1, affiliations: listed(51) }).success).toBe(false)
  expect(AffiliationsToDelete.parse({ communityId: 1, deletedAffiliations: listed(1) }).deletedAffiliations).toEqual(listed(1))
})
