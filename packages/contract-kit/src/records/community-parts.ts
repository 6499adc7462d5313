import { z } from 'zod'

/** DATA-055: all four are stored and shown. */
export const phoneTypes = ['work', 'mobile', 'fax', 'lab'] as const

export const CommunityPhone = z.object({ phoneType: z.enum(phoneTypes), phoneNumber: z.string() })
export type CommunityPhone = z.infer<typeof CommunityPhone>

export const CommunityWebsite = z.object({ url: z.url({ protocol: /^https?$/ }) })
export type CommunityWebsite = z.infer<typeof CommunityWebsite>

/** How people and organizations are reached. Null means not recorded, or not shown to this visitor. */
export const CommunityContact = z.object({
  /** Street and number, in lines. */
  address: z.string().nullable(),
  city: z.string().nullable(),
  region: z.string().nullable(),
  postalCode: z.string().nullable(),
  country: z.string().nullable(),
  phones: z.array(CommunityPhone),
  websites: z.array(CommunityWebsite),
})
export type CommunityContact = z.infer<typeof CommunityContact>

/**
 * EDIT-022: organization addresses are stored with a backslash between lines: two lines become `1 Main Street\Room 2`. A backslash
 * that somebody typed would start a new line, so it becomes a slash; empty lines are dropped.
 */
export function formatAddressLines(address: string): string {
  const lines = address.split(/\r\n|\r|\n/).map((line) => line.replaceAll('\\', '/').trim())
  return lines.filter((line) => line !== '').join('\\')
}

/** A stored organization address as it is shown: with line breaks. */
export function parseAddressLines(stored: string): string {
  return stored.replaceAll('\\', '\n')
}
