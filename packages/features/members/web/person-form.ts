import { jobTitles } from '@rosette/contract-kit/job-titles.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import type { PeopleRules } from '../contract/entry-rules.ts'
import { toFlag } from '../contract/entry-text.ts'
import type { EditablePerson } from '../contract/person-details.ts'
import { checkPersonText, type PersonUpdate, personLabels, type phoneFields } from '../contract/update-person.ts'

export type PersonDraft = Omit<PersonUpdate, 'communityId' | 'sendEmail'> & { sendEmail: boolean }

/** What is stored, as the form shows it; of several numbers of one type the first. */
export function draftOfPerson(person: EditablePerson): PersonDraft {
  const numberOf = (type: keyof typeof phoneFields) => person.phones.find(({ phoneType }) => phoneType === type)?.phoneNumber ?? ''
  return {
    firstName: person.firstName ?? '',
    lastName: person.lastName,
    institutionName: person.institutionName ?? '',
    jobTitle: person.primaryJobTitle ?? '',
    mobilePhone: numberOf('mobile'),
    faxPhone: numberOf('fax'),
    workPhone: numberOf('work'),
    labPhone: numberOf('lab'),
    streetAddress: person.address ?? '',
    country: person.country ?? '',
    stateProvince: person.region ?? '',
    city: person.city ?? '',
    zipcode: person.postalCode ?? '',
    sendEmail: person.sendEmail === 'T',
  }
}

export function updateOfDraft(communityId: number, { sendEmail, ...texts }: PersonDraft): PersonUpdate {
  return { communityId, ...texts, sendEmail: toFlag(sendEmail) }
}

export function personForm(rules: PeopleRules, jobTitle: string) {
  const field = (name: keyof typeof personLabels, autoComplete: string) => ({
    label: personLabels[name],
    control: 'text' as const,
    size: 'large' as const,
    autoComplete,
    check: (text: string) => checkPersonText(name, text, rules),
  })
  const required = { isRequired: true }
  // A title that was loaded may be none of the list.
  const titles = jobTitle === '' || jobTitles.some((title) => title === jobTitle) ? jobTitles : [jobTitle, ...jobTitles]
  return defineEntryForm<PersonDraft>({
    fields: {
      firstName: { ...field('firstName', 'given-name'), ...required },
      lastName: { ...field('lastName', 'family-name'), ...required },
      institutionName: { ...field('institutionName', 'organization'), ...required },
      jobTitle: { ...field('jobTitle', 'organization-title'), control: 'select', options: optionsOf(titles) },
      mobilePhone: { ...field('mobilePhone', 'tel'), control: 'tel' },
      faxPhone: { ...field('faxPhone', 'off'), control: 'tel' },
      workPhone: { ...field('workPhone', 'tel'), control: 'tel' },
      labPhone: { ...field('labPhone', 'off'), control: 'tel' },
      streetAddress: { ...field('streetAddress', 'street-address'), control: 'textarea' },
      city: field('city', 'address-level2'),
      stateProvince: field('stateProvince', 'address-level1'),
      zipcode: { ...field('zipcode', 'postal-code'), size: 'medium' },
      country: field('country', 'country-name'),
      sendEmail: { label: 'Rosette may send me e-mail about news and my account', control: 'checkbox' },
    },
    sections: [
      {
        legend: 'User Data',
        lines: [
          ['firstName', 'lastName'],
          ['institutionName', 'jobTitle'],
        ],
      },
      {
        legend: 'Phones',
        lines: [
          ['workPhone', 'mobilePhone'],
          ['labPhone', 'faxPhone'],
        ],
      },
      { legend: 'Address', lines: [['streetAddress'], ['city', 'stateProvince'], ['zipcode', 'country']] },
      { legend: 'Preferences', lines: [['sendEmail']] },
    ],
  })
}
