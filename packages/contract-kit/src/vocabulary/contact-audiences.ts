import { z } from 'zod'

/** Who may see e-mail address, phones, street and postal code of a person, besides the person and curators (DPERS-006). */
export const contactAudiences = ['everyone', 'members', 'nobody'] as const

export const ContactAudience = z.enum(contactAudiences)
export type ContactAudience = z.infer<typeof ContactAudience>

/** Until the person chooses (REG-017). */
export const firstContactAudience: ContactAudience = 'members'

export const contactAudienceLabels = {
  everyone: 'Everyone',
  members: 'Members who are logged in',
  nobody: 'Nobody else',
} as const satisfies Record<ContactAudience, string>
