import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectCurator, expectNoDemo, keepFromCaches } from '../../access/server/expect-member.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { countAttempt } from '../../access/server/throttle.ts'
import { linkThrottles, mailLinkTask } from '../../account/server/mailed-links.ts'
import { noMailNoLink, ResetLinkBody, unconfirmedNoLink } from '../contract/send-reset-link.ts'

export type ResetLinkRoutesOptions = {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'demoLogin' | 'mailUrl'>
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
}

const purpose = 'reset_password'

/** POST user/send-reset-link. */
export const resetLinkRoutes: FastifyPluginAsyncZod<ResetLinkRoutesOptions> = async (app, options) => {
  const { db, clock, settings, visitorOf } = options
  app.addHook('onRequest', keepFromCaches)
  const schema = {
    operationId: 'sendResetLink',
    summary: 'Mail a person a link to choose a new password, for curators',
    tags: ['Account'],
    body: ResetLinkBody,
    response: { 200: Done, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem, 422: ApiProblem, 429: ApiProblem },
  }
  app.post('/user/send-reset-link', { schema, config: accessOf('curator', { cost: 'light', rights: 'others' }) }, async (request) => {
    const curator = expectCurator(await visitorOf(request))
    expectNoDemo(settings)
    const now = clock.now()
    if (settings.mailUrl === null) throw new Problem('unprocessable', noMailNoLink)
    const { communityId } = request.body
    await db.community.transaction().execute(async (tx) => {
      const account = await tx
        .selectFrom('account')
        .select(['email', 'emailConfirmedAt'])
        .where('communityId', '=', communityId)
        .executeTakeFirst()
      if (!account) throw new Problem('not_found', `Person ${communityId} has no account.`)
      if (account.emailConfirmedAt === null) throw new Problem('unprocessable', unconfirmedNoLink)
      await countAttempt(tx, linkThrottles(purpose, account.email, request.ip), now)
      await addJob(tx, mailLinkTask, { purpose, email: account.email })
      await noteAudit(tx, curator, { action: 'account.send_reset_link', subject: `person:${communityId}` })
    })
    return done
  })
}
