import { expect, test } from 'vitest'
import { EditablePerson } from '../contract/person-details.ts'
import { draftOfPerson, updateOfDraft } from './person-data-form.tsx'

const flora: EditablePerson = {
  communityId: 7,
  userName: 'flora',
  pendingEmail: null,
  email: 'flora@example.org',
  firstName: 'Flora',
  lastName: 'Example',
  institutionName: null,
  primaryJobTitle: 'Professor',
  phones: [
    { phoneType: 'lab', phoneNumber: '1' },
    { phoneType: 'work', phoneNumber: '2' },
    { phoneType: 'work', phoneNumber: '3' },
  ],
  address: '1 Garden Street\nRoom 2',
  country: 'Utopia',
  region: null,
  city: 'Meadow',
  postalCode: '01234',
  sendEmail: 'T',
  contactAudience: 'nobody',
  affiliations: [],
}

test('[DATA-054] an editable person has the fields of the document; passwords are only ever sent', () => {
  const names = [
    'communityId',
    'userName',
    'email',
    'pendingEmail',
    'firstName',
    'lastName',
    'institutionName',
    'primaryJobTitle',
    'phones',
    'address',
    'country',
    'region',
    'city',
    'postalCode',
    'sendEmail',
    'contactAudience',
    'affiliations',
  ]
  expect(Object.keys(EditablePerson.shape)).toEqual(names)
  expect(Object.keys(EditablePerson.shape.affiliations.element.shape)).toEqual(['id', 'organizationName', 'organizationId', 'isConfirmed'])
})

test('[EDIT-014] [EDIT-027] what is stored becomes a form, and the form becomes the payload', () => {
  expect(updateOfDraft(7, draftOfPerson(flora))).toEqual({
    communityId: 7,
    firstName: 'Flora',
    lastName: 'Example',
    institutionName: '',
    jobTitle: 'Professor',
    sendEmail: 'T',
    workPhone: '2',
    faxPhone: '',
    mobilePhone: '',
    labPhone: '1',
    streetAddress: '1 Garden Street\nRoom 2',
    country: 'Utopia',
    stateProvince: '',
    city: 'Meadow',
    zipcode: '01234',
    contactAudience: 'nobody',
  })
})
