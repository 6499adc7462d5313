import { z } from 'zod'
import { checkFilled, checkLetters, entryText, firstError, type PeopleRules } from './entry-rules.ts'

/** PUT organization/update-organization (DATA-057). The lines of the address are separated by backslashes (EDIT-022). */
export const OrganizationUpdate = z
  .object({
    communityId: z.int(),
    name: entryText(200),
    address: entryText(),
    city: entryText(100),
    region: entryText(100),
    postalCode: entryText(40),
    country: entryText(100),
  })
  .meta({ id: 'OrganizationUpdate' })
export type OrganizationUpdate = z.infer<typeof OrganizationUpdate>

export const organizationLabels = {
  name: 'Name',
  address: 'Address',
  city: 'City',
  region: 'State',
  postalCode: 'Zipcode',
  country: 'Country',
} as const satisfies Record<Exclude<keyof OrganizationUpdate, 'communityId'>, string>

/** EDIT-021: nothing may be empty. */
export function checkOrganizationText(
  name: keyof typeof organizationLabels,
  text: string,
  rules: Pick<PeopleRules, 'isEnglishOnly'>,
): string | null {
  return firstError(checkFilled(organizationLabels[name], text), checkLetters(text, rules))
}

export const organizationUpdated = 'Organization details updated successfully'
export const organizationFailed = 'Failed to update the organization.'
