import { EmailAddress } from '@rosette/contract-kit/email-address.ts'
import { ReleasePart } from '@rosette/contract-kit/kind/release-parts.ts'
import { z } from 'zod'
import { ExternalLinkOverrides } from './external-link-overrides.ts'

/** Rules and features of the server that the account pages need. */
const PeopleConfig = z.object({
  passwordMin: z.int(),
  passwordMax: z.int(),
  isEnglishOnly: z.boolean(),
  exampleEmail: EmailAddress,
  /** Whether signing in with ORCID is set up. */
  hasOrcid: z.boolean(),
  /** Whether mail is sent; without it people cannot reset a forgotten password themselves. */
  hasMail: z.boolean(),
  /** Named in calls about ORCID; not a secret. */
  partnerId: z.string(),
  /** Whether this is a demo site: its accounts are open to everybody, and nobody can create or change one. */
  isDemoLogin: z.boolean(),
})
export type PeopleConfig = z.infer<typeof PeopleConfig>

export const defaultPeople: PeopleConfig = {
  passwordMin: 6,
  passwordMax: 10,
  isEnglishOnly: true,
  exampleEmail: 'name@example.org',
  hasOrcid: false,
  hasMail: false,
  partnerId: 'tair',
  isDemoLogin: false,
}

/** What the operator and the build decide, and every page shows. */
export const SiteConfig = z.object({
  /** Written {email} in the specification's texts; the one address of the curators (SHELL-028). */
  curatorEmail: EmailAddress,
  /** Of the running build, `x.y.z`. */
  version: z.string(),
  /** Day of the running build, `YYYY-MM-DD`; the footer writes it MM-DD-YYYY (SHELL-027). */
  buildDate: z.iso.date(),
  /** Only what differs from the built-in table, so that each document stays small. */
  externalLinks: ExternalLinkOverrides.default({}),
  /** Whether the server fetches expression images; left out if it does not. */
  hasExpressionImages: z.boolean().optional(),
  /** What the release of the document holds, of all that a release may lack. */
  releaseParts: z.array(ReleasePart).optional(),
  /** Where static files lie, if not in the API. */
  staticUrl: z.string().optional(),
  people: PeopleConfig.default(defaultPeople),
})
export type SiteConfig = z.infer<typeof SiteConfig>
