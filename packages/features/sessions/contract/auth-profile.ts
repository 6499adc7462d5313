import { z } from 'zod'

/** An organization of a person. One that he added himself counts only when somebody of it has agreed (EDIT-026). */
export const ProfileAffiliation = z.object({ name: z.string(), community_id: z.int(), isConfirmed: z.boolean() })
export type ProfileAffiliation = z.infer<typeof ProfileAffiliation>

/** GET auth/profile (DATA-001): of the caller's own session; without one every field is empty. No secret is among them. */
export const AuthProfile = z
  .object({
    credentialId: z.string().nullable(),
    username: z.string().nullable(),
    firstname: z.string().nullable(),
    lastname: z.string().nullable(),
    email: z.string().nullable(),
    institution: z.string().nullable(),
    /** The community id as text, as the documents send it about. */
    userIdentifier: z.string().nullable(),
    communityId: z.int().nullable(),
    partyId: z.int().nullable(),
    isTairCurator: z.boolean(),
    affiliations: z.array(ProfileAffiliation),
    orcidId: z.string().nullable(),
    /** False for somebody who signs in with ORCID only; he can't unlink it (PROFILE-021). */
    hasPassword: z.boolean(),
  })
  .meta({ id: 'AuthProfile' })
export type AuthProfile = z.infer<typeof AuthProfile>

export const emptyProfile: AuthProfile = {
  credentialId: null,
  username: null,
  firstname: null,
  lastname: null,
  email: null,
  institution: null,
  userIdentifier: null,
  communityId: null,
  partyId: null,
  isTairCurator: false,
  affiliations: [],
  orcidId: null,
  hasPassword: false,
}
