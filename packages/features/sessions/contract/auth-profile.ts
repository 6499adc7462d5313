import { z } from 'zod'

/** An organization of a person. A self-added one counts only after the organization has confirmed it, and its managers do so (EDIT-026). */
export const ProfileAffiliation = z.object({
  name: z.string(),
  community_id: z.int(),
  isConfirmed: z.boolean(),
  isManager: z.boolean(),
})
export type ProfileAffiliation = z.infer<typeof ProfileAffiliation>

/** GET auth/profile (DATA-001): about the caller's own session; without one all fields are empty. Contains no secrets. */
export const AuthProfile = z
  .object({
    credentialId: z.string().nullable(),
    username: z.string().nullable(),
    firstname: z.string().nullable(),
    lastname: z.string().nullable(),
    email: z.string().nullable(),
    institution: z.string().nullable(),
    /** The community ID as text, as the specification sends it. */
    userIdentifier: z.string().nullable(),
    communityId: z.int().nullable(),
    partyId: z.int().nullable(),
    isTairCurator: z.boolean(),
    affiliations: z.array(ProfileAffiliation),
    orcidId: z.string().nullable(),
    /** False for members who sign in with ORCID only; they cannot unlink it (PROFILE-021). */
    hasPassword: z.boolean(),
    hasSecondFactor: z.boolean(),
    /** True for a curator who has the rights of a member until they set up a second factor, because the operator requires one. */
    needsSecondFactor: z.boolean(),
  })
  .meta({ id: 'AuthProfile' })
export type AuthProfile = z.infer<typeof AuthProfile>
