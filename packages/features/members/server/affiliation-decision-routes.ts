import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectCurator, expectManagerOf, keepFromCaches } from '../../access/server/expect-member.ts'
import { AffiliationDecision, ManagerAppointment, PendingAffiliation, PossibleManager } from '../contract/affiliations.ts'
import { appointManager, loadPossibleManagers } from './appoint-manager.ts'
import { decideAffiliation, loadPendingAffiliations } from './decide-affiliation.ts'

export type AffiliationDecisionOptions = {
  db: Database
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

const refused = { 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem }
const ofOrganization = z.object({ communityId: z.coerce.number().int().positive().describe('Community id of the organization.') })

/**
 * Who belongs to an organization, and who decides it: GET organization/pending-affiliations, POST user/confirm-affiliation,
 * GET and PUT organization/managers.
 */
export const affiliationDecisionRoutes: FastifyPluginAsyncZod<AffiliationDecisionOptions> = async (app, { db, visitorOf }) => {
  app.addHook('onRequest', keepFromCaches)

  const pending = {
    operationId: 'listPendingAffiliations',
    summary: 'People who added an organization and await its confirmation',
    tags: ['People'],
    querystring: ofOrganization,
    response: { 200: z.array(PendingAffiliation), ...refused },
  }
  app.get('/organization/pending-affiliations', { schema: pending, config: accessOf('own', { cost: 'light' }) }, async (request) => {
    const { communityId } = request.query
    expectManagerOf(await visitorOf(request), communityId)
    return loadPendingAffiliations(db.community, communityId)
  })

  const confirm = {
    operationId: 'decideAffiliation',
    summary: 'Confirm or decline a pending affiliation, as a manager of the organization or a curator',
    tags: ['People'],
    body: AffiliationDecision,
    response: { 200: Done, ...refused },
  }
  app.post(
    '/user/confirm-affiliation',
    { schema: confirm, config: accessOf('own', { cost: 'light', rights: 'others' }) },
    async (request) => {
      await decideAffiliation(db, expectManagerOf(await visitorOf(request), request.body.organizationCommunityId), request.body)
      return done
    },
  )

  const managers = {
    operationId: 'listPossibleManagers',
    summary: 'People of an organization who have an account, its managers first',
    tags: ['People'],
    querystring: ofOrganization,
    response: { 200: z.array(PossibleManager), ...refused },
  }
  app.get('/organization/managers', { schema: managers, config: accessOf('curator', { cost: 'light' }) }, async (request) =>
    loadPossibleManagers(db.community, request.query.communityId),
  )

  const appoint = {
    operationId: 'appointManager',
    summary: 'Appoint or dismiss a manager of an organization',
    tags: ['People'],
    body: ManagerAppointment,
    response: { 200: Done, ...refused },
  }
  app.put(
    '/organization/managers',
    { schema: appoint, config: accessOf('curator', { cost: 'light', rights: 'others' }) },
    async (request) => {
      const curator = expectCurator(await visitorOf(request))
      const changed = await db.community.transaction().execute((tx) => appointManager(tx, curator, request.body))
      if (changed === null) throw new Problem('not_found', 'Nobody with an account and a confirmed affiliation has this community ID.')
      return done
    },
  )
}
