import type { AuthProfile } from './auth-profile.ts'

/** The profile of a visitor who is not logged in. */
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
  hasSecondFactor: false,
  needsSecondFactor: false,
}
