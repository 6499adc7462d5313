import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { CommunityPhone, CommunityWebsite, type phoneTypes } from '@rosette/contract-kit/records/community-parts.ts'
import { ContactAudience } from '@rosette/contract-kit/vocabulary/contact-audiences.ts'
import { z } from 'zod'
import { checkFilled, checkLetters, checkPhoneCharacters, entryText, Flag, firstError, type PeopleRules } from './entry-rules.ts'

/** PUT user/update-person (EDIT-014). The names are those of the specification. */
export const PersonUpdate = z
  .object({
    communityId: z.int(),
    firstName: entryText(100),
    lastName: entryText(100),
    institutionName: entryText(200),
    jobTitle: entryText(100),
    sendEmail: Flag,
    workPhone: entryText(50),
    faxPhone: entryText(50),
    mobilePhone: entryText(50),
    labPhone: entryText(50),
    streetAddress: entryText(),
    country: entryText(100),
    stateProvince: entryText(100),
    city: entryText(100),
    zipcode: entryText(40),
    /** Stays as it is if it is left out. */
    contactAudience: ContactAudience.optional(),
  })
  .meta({ id: 'PersonUpdate' })
export type PersonUpdate = z.infer<typeof PersonUpdate>

/** DATA-055: a field for each type of phone. */
export const phoneFields = {
  mobile: 'mobilePhone',
  fax: 'faxPhone',
  work: 'workPhone',
  lab: 'labPhone',
} as const satisfies Record<(typeof phoneTypes)[number], keyof PersonUpdate>

export const personLabels = {
  firstName: 'First Name',
  lastName: 'Last Name',
  institutionName: 'Institution Name',
  jobTitle: 'Job Title',
  workPhone: 'Work Phone',
  faxPhone: 'Fax Phone',
  mobilePhone: 'Mobile Phone',
  labPhone: 'Lab Phone',
  streetAddress: 'Street Address',
  country: 'Country',
  stateProvince: 'State/Province',
  city: 'City',
  zipcode: 'Zipcode',
} as const

type TextName = keyof typeof personLabels

const requiredNames: readonly TextName[] = ['firstName', 'lastName', 'institutionName']
const phoneNames: readonly TextName[] = Object.values(phoneFields)

/** What is wrong with one text of the person (EDIT-007; document 3, section 5). */
export function checkPersonText(name: TextName, text: string, rules: PeopleRules): string | null {
  return firstError(
    requiredNames.includes(name) ? checkFilled(personLabels[name], text) : null,
    phoneNames.includes(name) ? checkPhoneCharacters(text) : null,
    checkLetters(text, rules),
  )
}

export const personUpdated = 'Person details updated successfully.'
export const personRefused = 'Failed to update details. Please try again.'
export const personFailed = 'Failed to update details due to a network or server issue. Please try again.'

/** More than browsers and servers agree on; addresses of pages are far shorter. */
const maxUrlLength = 2000

const WebsiteEntry = CommunityWebsite.extend({
  url: CommunityWebsite.shape.url.max(maxUrlLength, `A website address can have at most ${formatNumber(maxUrlLength)} characters.`),
})

/** POST update/community (API-039): contact details of a person or an organization. Omitted fields stay as they are. */
export const CommunityUpdate = z
  .object({
    communityId: z.int(),
    address: entryText().nullable(),
    city: entryText(100).nullable(),
    region: entryText(100).nullable(),
    postalCode: entryText(40).nullable(),
    country: entryText(100).nullable(),
    phones: z.array(CommunityPhone.extend({ phoneNumber: entryText(50).min(1) })).max(20),
    websites: z.array(WebsiteEntry).max(20),
  })
  .partial()
  .required({ communityId: true })
  .meta({ id: 'CommunityUpdate' })
export type CommunityUpdate = z.infer<typeof CommunityUpdate>
