import { z } from 'zod'

/** The outcome of an ORCID sign-in, as calls and pages name it (DATA-058). The cookies are those of SESSION-029. */
export type OrcidState = { orcidId: string | null; hasOrcid: boolean; credentialId: string | null; secretKey: string | null }

/** GET auth/orcidloginlink (API-004): where ORCID asks the visitor to sign in. */
export const OrcidLoginLink = z.object({ url: z.url() }).meta({ id: 'OrcidLoginLink' })
export type OrcidLoginLink = z.infer<typeof OrcidLoginLink>

/** GET auth/orcidstatus (API-005). Both fields may be left out; the session says who asks. */
export const OrcidStatusQuery = z.object({
  userIdentifier: z.string().max(40).optional(),
  partnerId: z.string().max(40).optional(),
})
export type OrcidStatusQuery = z.infer<typeof OrcidStatusQuery>

export const OrcidStatus = z.object({ has_orcid: z.boolean(), orcid_id: z.string().nullable() }).meta({ id: 'OrcidStatus' })
export type OrcidStatus = z.infer<typeof OrcidStatus>

/** The specification sends them along; they only have to match the session's (API-006, API-008). */
const SentCredentials = z.object({ credentialId: z.string().max(40).optional(), secretKey: z.string().max(200).optional() })
export type SentCredentials = z.infer<typeof SentCredentials>

/** What ORCID adds to the address of /linktoorcid. `iss` is present if the provider identifies itself (RFC 9207). */
const OrcidReturn = z.object({
  code: z.string().min(1).max(2000),
  state: z.string().min(1).max(200).describe('As it came back from ORCID; made by auth/orcidloginlink for this browser.'),
  iss: z.string().max(500).optional(),
})
export type OrcidReturn = z.infer<typeof OrcidReturn>

/** POST auth/process-orcid-code (API-006): links the caller's account. */
export const ProcessOrcidCodeBody = z
  .object({ ...OrcidReturn.shape, ...OrcidStatusQuery.shape, ...SentCredentials.shape })
  .meta({ id: 'ProcessOrcidCodeBody' })
export type ProcessOrcidCodeBody = z.infer<typeof ProcessOrcidCodeBody>

/** POST auth/authenticate-orcid (API-007): logs in the owner of the ORCID iD. */
export const AuthenticateOrcidBody = OrcidReturn.meta({ id: 'AuthenticateOrcidBody' })
export type AuthenticateOrcidBody = z.infer<typeof AuthenticateOrcidBody>

/**
 * What both answer. An ORCID iD that belongs to another account is a `conflict`, a login without an account is `not_found`;
 * pages tell them apart by these codes (ORCID-012, ORCID-013).
 */
export const OrcidCodeAnswer = z
  .object({ success: z.boolean(), orcid_id: z.string().nullable().default(null) })
  .meta({ id: 'OrcidCodeAnswer' })
export type OrcidCodeAnswer = z.infer<typeof OrcidCodeAnswer>

/** POST auth/unlink-orcid (API-008). */
export const UnlinkOrcidBody = SentCredentials.meta({ id: 'UnlinkOrcidBody' })
export type UnlinkOrcidBody = z.infer<typeof UnlinkOrcidBody>

export const UnlinkOrcidAnswer = z.object({ success: z.boolean() }).meta({ id: 'UnlinkOrcidAnswer' })
export type UnlinkOrcidAnswer = z.infer<typeof UnlinkOrcidAnswer>
