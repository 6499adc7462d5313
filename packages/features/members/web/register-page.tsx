import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { Done } from '@rosette/contract-kit/done.ts'
import { jobTitles } from '@rosette/contract-kit/vocabulary/community-types.ts'
import { firstContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { defineEntryForm } from '@rosette/ui-kit/entry-form/define-entry-form.ts'
import { EntryForm } from '@rosette/ui-kit/entry-form/entry-form.tsx'
import { type EntrySaved, useEntryForm } from '@rosette/ui-kit/entry-form/use-entry-form.ts'
import { optionsOf } from '@rosette/ui-kit/form/form-options.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useMemo } from 'react'
import { passwordHint } from '../../account/contract/password-rule.ts'
import type { PeopleConfig } from '../../site/contract/site-config.ts'
import { useSite } from '../../site/web/site-context.tsx'
import { noMailYet, type PeopleRules } from '../contract/entry-rules.ts'
import { type Registration, registered, registrationChecks, registrationLabels } from '../contract/registration.ts'
import { contactAudienceField } from './contact-audience-field.ts'
import { failedText, MemberPage, useReturnSoon } from './member-page.tsx'

const loginPath = '/login'

/** Creates a new account (REG rows). */
export function RegisterPage() {
  const { people } = useSite()
  const definition = useMemo(() => registrationForm(people), [people])
  const form = useEntryForm<Registration>({ definition, initial: emptyRegistration, save: register, failure: failedText })
  useReturnSoon(form.saved !== null, loginPath, {
    arrival: `${registered} ${people.hasMail ? 'Follow the link in our e-mail, then log in.' : 'You can log in now.'}`,
  })
  if (people.isDemoLogin) {
    return (
      <MemberPage title="Register" statement="This is a demo site: accounts cannot be created here.">
        <PageLink href={loginPath}>Log in</PageLink>
      </MemberPage>
    )
  }
  return (
    <MemberPage
      title="Register"
      statement={`An account lets you ${people.hasOrcid ? 'link your ORCID iD, ' : ''}maintain your record and register gene class symbols.`}
    >
      <EntryForm label="Register" hasProgress form={form} submitLabel="Register" after={<PageLink href={loginPath}>Log in</PageLink>} />
    </MemberPage>
  )
}

async function register(body: Registration): Promise<EntrySaved> {
  await fetchJson(Done, { path: 'user/register-person', body })
  return { text: registered }
}

const emptyRegistration: Registration = {
  username: '',
  password: '',
  password_confirm: '',
  email: '',
  okMail: false,
  okGeneSymbol: false,
  firstName: '',
  lastName: '',
  institutionName: '',
  jobTitle: '',
  phone: '',
  address: '',
  country: '',
  state: '',
  city: '',
  postalCode: '',
  labName: '',
  contactAudience: firstContactAudience,
}

/** REG-001: five cards. */
function registrationForm(rules: PeopleRules & Pick<PeopleConfig, 'hasMail'>) {
  const checks = registrationChecks(rules)
  const field = <Name extends keyof typeof checks>(name: Name, autoComplete: string) => ({
    label: registrationLabels[name],
    control: 'text' as const,
    isRequired: true,
    size: 'large' as const,
    autoComplete,
    check: checks[name],
  })
  return defineEntryForm<Registration>({
    fields: {
      firstName: field('firstName', 'given-name'),
      lastName: field('lastName', 'family-name'),
      username: field('username', 'username'),
      email: {
        ...field('email', 'email'),
        control: 'email',
        hint: rules.hasMail
          ? 'We will e-mail you a link; follow it before you log in.'
          : 'This site does not send e-mail: you can log in at once.',
      },
      password: {
        ...field('password', 'new-password'),
        control: 'password',
        hint: passwordHint(rules),
      },
      password_confirm: { ...field('password_confirm', 'new-password'), control: 'password' },
      institutionName: field('institutionName', 'organization'),
      labName: field('labName', 'off'),
      jobTitle: { ...field('jobTitle', 'organization-title'), control: 'select', options: optionsOf(jobTitles) },
      phone: { ...field('phone', 'tel'), control: 'tel' },
      address: { ...field('address', 'street-address'), control: 'textarea' },
      city: field('city', 'address-level2'),
      state: field('state', 'address-level1'),
      postalCode: { ...field('postalCode', 'postal-code'), size: 'medium' },
      country: field('country', 'country-name'),
      contactAudience: contactAudienceField,
      okMail: { label: registrationLabels.okMail, control: 'checkbox', ...(rules.hasMail ? {} : { hint: noMailYet }) },
      okGeneSymbol: { label: registrationLabels.okGeneSymbol, control: 'checkbox' },
    },
    sections: [
      { legend: 'Personal', lines: [['firstName', 'lastName']] },
      {
        legend: 'Account',
        hint: 'Your login details.',
        lines: [
          ['username', 'email'],
          ['password', 'password_confirm'],
        ],
      },
      { legend: 'Professional', hint: 'Where you work.', lines: [['institutionName', 'labName'], ['jobTitle']] },
      {
        legend: 'Contact',
        lines: [['phone'], ['address'], ['city', 'state'], ['postalCode', 'country'], ['contactAudience']],
      },
      { legend: 'Preferences', lines: [['okMail'], ['okGeneSymbol']] },
    ],
  })
}
