import { ContactAudience, firstContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { z } from 'zod'
import { checkPassword, passwordsDiffer } from '../../account/contract/password-rule.ts'
import {
  checkEmail,
  checkEnglish,
  checkFilled,
  checkLetters,
  checkPhone,
  contactAudienceLabel,
  entryText,
  firstError,
  type PeopleRules,
} from './entry-rules.ts'

/** POST user/register-person (REG-011). The names are those of the specification. */
export const Registration = z
  .object({
    username: entryText(60),
    // Leading and trailing spaces are part of a password.
    password: z.string().max(1024),
    password_confirm: z.string().max(1024),
    email: entryText(254),
    okMail: z.boolean(),
    okGeneSymbol: z.boolean(),
    firstName: entryText(100),
    lastName: entryText(100),
    institutionName: entryText(200),
    jobTitle: entryText(100),
    phone: entryText(50),
    address: entryText(),
    country: entryText(100),
    state: entryText(100),
    city: entryText(100),
    postalCode: entryText(40),
    labName: entryText(200),
    contactAudience: ContactAudience.default(firstContactAudience),
  })
  .meta({ id: 'Registration' })
export type Registration = z.infer<typeof Registration>

export const registered = 'Person registered successfully.'

export const registrationLabels = {
  username: 'Username',
  password: 'Password',
  password_confirm: 'Confirm Password',
  email: 'Email',
  okMail: 'Rosette may send me e-mail about news and my account',
  okGeneSymbol: 'I would like to register gene class symbols',
  firstName: 'First Name',
  lastName: 'Last Name',
  institutionName: 'Institution Name',
  jobTitle: 'Job Title',
  phone: 'Phone',
  address: 'Address',
  country: 'Country',
  state: 'State',
  city: 'City',
  postalCode: 'Postal Code',
  labName: 'Lab Name',
  contactAudience: contactAudienceLabel,
} as const satisfies Record<keyof Registration, string>

type Check = (text: string, registration: Pick<Registration, 'password' | 'username' | 'email' | 'firstName' | 'lastName'>) => string | null

type TextName = Exclude<
  { [Name in keyof Registration]: Registration[Name] extends string ? Name : never }[keyof Registration],
  'contactAudience'
>

/** The rules for each text, shared by the form and the call (REG-002 to REG-009, REG-015). */
export function registrationChecks(rules: PeopleRules): Readonly<Record<TextName, Check>> {
  const filled = (name: TextName) => (text: string) => firstError(checkFilled(registrationLabels[name], text), checkLetters(text, rules))
  return {
    username: (text) => firstError(checkFilled(registrationLabels.username, text), checkEnglish(text), checkUserName(text)),
    password: (text, { username, email, firstName, lastName }) =>
      firstError(
        text === '' ? `${registrationLabels.password} is required.` : null,
        checkPassword(text, rules, [username, email, email.split('@')[0] ?? '', firstName, lastName]),
      ),
    password_confirm: (text, { password }) =>
      firstError(text === '' ? `${registrationLabels.password_confirm} is required.` : null, text === password ? null : passwordsDiffer),
    email: (text) => checkEmail(text, rules),
    phone: checkPhone,
    firstName: filled('firstName'),
    lastName: filled('lastName'),
    institutionName: filled('institutionName'),
    jobTitle: filled('jobTitle'),
    address: filled('address'),
    country: filled('country'),
    state: filled('state'),
    city: filled('city'),
    postalCode: filled('postalCode'),
    labName: filled('labName'),
  }
}

/** What is wrong, by field, in the order of the rules. */
export function errorsOfRegistration(registration: Registration, rules: PeopleRules): Record<string, string | null> {
  // Object.entries loses the key type.
  const checks = Object.entries(registrationChecks(rules)) as [TextName, Check][]
  return Object.fromEntries(checks.map(([name, check]) => [name, check(registration[name], registration)]))
}

/** REG-003. A name stands in mails and addresses of the site; those of older accounts may have other characters. */
function checkUserName(text: string): string | null {
  if (/\s/.test(text.trim())) return 'Username cannot contain spaces.'
  return /^[A-Za-z0-9._-]*$/.test(text.trim()) ? null : 'Username can only contain letters, digits, dots, hyphens and underscores.'
}
