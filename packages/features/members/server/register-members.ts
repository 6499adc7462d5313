import type { FastifyPluginAsync } from 'fastify'
import { type AffiliationDecisionOptions, affiliationDecisionRoutes } from './affiliation-decision-routes.ts'
import { type OrganizationRoutesOptions, organizationRoutes } from './organization-routes.ts'
import { type PersonRoutesOptions, personRoutes } from './person-routes.ts'
import { type RegistrationRoutesOptions, registrationRoutes } from './registration-routes.ts'
import { type ResetLinkRoutesOptions, resetLinkRoutes } from './reset-link-routes.ts'

type MemberDependencies = RegistrationRoutesOptions &
  PersonRoutesOptions &
  ResetLinkRoutesOptions &
  OrganizationRoutesOptions &
  AffiliationDecisionOptions

/** Registering, editing people and organizations, and what curators decide about them. */
export const registerMembers: FastifyPluginAsync<MemberDependencies> = async (app, dependencies) => {
  await app.register(registrationRoutes, dependencies)
  await app.register(personRoutes, dependencies)
  await app.register(resetLinkRoutes, dependencies)
  await app.register(organizationRoutes, dependencies)
  await app.register(affiliationDecisionRoutes, dependencies)
}
