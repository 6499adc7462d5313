import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'
import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { jobTitles } from '@rosette/contract-kit/vocabulary/community-types.ts'
import { personKind } from '@rosette/kinds/person/contract/person-kind.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { reloadProfile } from '../../sessions/web/auth-state.ts'
import type { PeopleConfig } from '../../site/contract/site-config.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { noMailYet, toFlag } from '../contract/entry-rules.ts'
import type { EditablePerson } from '../contract/person-details.ts'
import {
  checkPersonText,
  type PersonUpdate,
  personFailed,
  personLabels,
  personRefused,
  personUpdated,
  type phoneFields,
} from '../contract/update-person.ts'
import { contactAudienceField } from './contact-audience-field.ts'
import { useReturnSoon } from './member-page.tsx'

/** Names, phones and address (EDIT-007, EDIT-012 to 015). */
export function PersonDataForm({ person }: { person: EditablePerson }) {
  const { people } = useSite()
  const queryClient = useQueryClient()
  const initial = useMemo(() => draftOfPerson(person), [person])
  const definition = useMemo(() => personForm(people, initial.jobTitle), [people, initial])
  const path = recordPath(personKind, person.communityId)

  async function save(draft: PersonDraft): Promise<EntrySaved> {
    await fetchJson(Done, { path: 'user/update-person', method: 'PUT', body: updateOfDraft(person.communityId, draft) })
    queryClient.removeQueries({ queryKey: ['record', 'person'] })
    void reloadProfile()
    return { text: personUpdated }
  }

  const form = useEntryForm<PersonDraft>({
    definition,
    initial,
    save,
    failure: (error) => (isRefusal(error) ? personRefused : personFailed),
  })
  useReturnSoon(form.saved !== null, path)
  return (
    <EntryForm label="User data" form={form} submitLabel="Update User Data" after={<PageLink href={path}>Go to the record</PageLink>} />
  )
}

type PersonDraft = Required<Omit<PersonUpdate, 'communityId' | 'sendEmail'>> & { sendEmail: boolean }

/** The stored details as the form shows them; the first number of each type. */
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
    contactAudience: person.contactAudience,
  }
}

export function updateOfDraft(communityId: number, { sendEmail, ...texts }: PersonDraft): PersonUpdate {
  return { communityId, ...texts, sendEmail: toFlag(sendEmail) }
}

function personForm(rules: PeopleConfig, jobTitle: string) {
  const field = (name: keyof typeof personLabels, autoComplete: string) => ({
    label: personLabels[name],
    control: 'text' as const,
    size: 'large' as const,
    autoComplete,
    check: (text: string) => checkPersonText(name, text, rules),
  })
  const required = { isRequired: true }
  // A loaded title may be missing from the list.
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
      contactAudience: contactAudienceField,
      sendEmail: {
        label: 'Rosette may send me e-mail about news and my account',
        control: 'checkbox',
        ...(rules.hasMail ? {} : { hint: noMailYet }),
      },
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
      { legend: 'Preferences', lines: [['contactAudience'], ['sendEmail']] },
    ],
  })
}

/** Whether the server refused the input, as opposed to a server or network failure (EDIT-013). */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblemError && error.status !== null && error.status < 500
}
