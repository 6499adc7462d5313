import type { FastifyPluginAsync } from 'fastify'
import { type SessionListOptions, sessionListRoutes } from './session-list-routes.ts'
import { type StepUpRoutesOptions, stepUpRoutes } from './step-up-routes.ts'

/** The sessions of a member, and proving again who they are. */
export const registerSessions: FastifyPluginAsync<SessionListOptions & StepUpRoutesOptions> = async (app, dependencies) => {
  await app.register(stepUpRoutes, dependencies)
  await app.register(sessionListRoutes, dependencies)
}
