import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { hashPassword } from '@rosette/identity/hash-secrets.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { expectNoDemo, keepFromCaches } from '../../access/server/expect-member.ts'
import { networkOf } from '../../access/server/network-address.ts'
import { type Actor, noteAudit } from '../../access/server/note-audit.ts'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import { revokeTokensOf } from '../../access-tokens/server/access-token-store.ts'
import { endSessionsOf } from '../../sessions/server/sign-in.ts'
import { ConfirmEmailBody, EmailBody, ResetPasswordBody } from '../contract/login-calls.ts'
import { type PasswordLimits, passwordsDiffer } from '../contract/password-rule.ts'
import { checkChosenPassword } from './check-chosen-password.ts'
import { type LinkPurpose, linkThrottles, mailLinkTask, useLinkToken } from './mailed-links.ts'

type PasswordRoutesOptions = { db: Database; clock: Clock; settings: Pick<Settings, 'passwordMin' | 'passwordMax' | 'demoLogin'> }

/** POST auth/forgotten-password, auth/reset-password, auth/resend-confirmation, auth/confirm-email. */
export const passwordRoutes: FastifyPluginAsyncZod<PasswordRoutesOptions> = async (app, { db, clock, settings }) => {
  app.addHook('onRequest', keepFromCaches)

  /** The same work and the same answer for every address; the worker finds out whether it has an account. */
  async function askForLink(purpose: LinkPurpose, email: string, address: string): Promise<Done> {
    expectNoDemo(settings)
    await expectNotThrottled(db.community, linkThrottles(purpose, email, address), clock.now())
    await addJob(db.community, mailLinkTask, { purpose, email, network: networkOf(address) })
    return done
  }

  const forgotten = {
    operationId: 'mailPasswordLink',
    summary: 'Send a link to choose a new password',
    tags: ['Account'],
    body: EmailBody,
    response: { 200: Done, 400: ApiProblem, 403: ApiProblem, 429: ApiProblem },
  }
  app.post('/auth/forgotten-password', { schema: forgotten, config: accessOf('everyone') }, (request) =>
    askForLink('reset_password', request.body.email, request.ip),
  )

  const resend = {
    operationId: 'mailConfirmationLink',
    summary: 'Resend the link that confirms an e-mail address',
    tags: ['Account'],
    body: EmailBody,
    response: { 200: Done, 400: ApiProblem, 403: ApiProblem, 429: ApiProblem },
  }
  app.post('/auth/resend-confirmation', { schema: resend, config: accessOf('everyone') }, (request) =>
    askForLink('confirm_email', request.body.email, request.ip),
  )

  const reset = {
    operationId: 'resetPassword',
    summary: 'Choose a new password, with the token of a mailed link; ends all sessions of the account',
    tags: ['Account'],
    body: ResetPasswordBody,
    response: { 200: Done, 403: ApiProblem, 410: ApiProblem, 422: ApiProblem },
  }
  app.post('/auth/reset-password', { schema: reset, config: accessOf('everyone') }, async (request) => {
    expectNoDemo(settings)
    const { token, password, password_confirm: confirm } = request.body
    if (password !== confirm) throw new Problem('unprocessable', passwordsDiffer)
    await resetPassword({ db, settings }, { token, password, actor: visitorAt(request.ip) }, clock.now())
    return done
  })

  const confirm = {
    operationId: 'confirmEmail',
    summary: 'Confirm an e-mail address, with the token of a mailed link',
    tags: ['Account'],
    body: ConfirmEmailBody,
    response: { 200: Done, 410: ApiProblem },
  }
  app.post('/auth/confirm-email', { schema: confirm, config: accessOf('everyone') }, async (request) => {
    await confirmEmail(db, request.body.token, visitorAt(request.ip), clock.now())
    return done
  })
}

/** Whoever follows a mailed link; the link, not a session, says whose account it is. */
function visitorAt(address: string): Actor {
  return { role: 'anonymous', network: networkOf(address) }
}

/** Following the mailed link proves that the address belongs to the account. */
async function confirmEmail(db: Database, token: string, actor: Actor, now: Date): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    const communityId = await useLinkToken(tx, { purpose: 'confirm_email', token }, now)
    await tx.updateTable('account').set({ emailConfirmedAt: now }).where('communityId', '=', communityId).execute()
    await noteAudit(tx, actor, { action: 'account.confirm_email', subject: `person:${communityId}` })
  })
}

type ResetNeeds = { db: Database; settings: PasswordLimits }

/** Sets a new password for whoever reads the account's mail. That also confirms the address; all sessions end. */
async function resetPassword(
  { db, settings }: ResetNeeds,
  { token, password, actor }: { token: string; password: string; actor: Actor },
  now: Date,
): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    // A refused password rolls everything back: the link can be used again.
    const communityId = await useLinkToken(tx, { purpose: 'reset_password', token }, now)
    const wrong = checkChosenPassword(password, settings, await loadWordsAbout(tx, communityId))
    if (wrong !== null) throw new Problem('unprocessable', wrong)
    const passwordHash = await hashPassword(password)
    await tx
      .updateTable('account')
      .set((eb) => ({ passwordHash, emailConfirmedAt: eb.fn.coalesce('emailConfirmedAt', eb.val(now)) }))
      .where('communityId', '=', communityId)
      .execute()
    await endSessionsOf(tx, communityId)
    await revokeTokensOf(tx, communityId)
    await noteAudit(tx, actor, { action: 'account.reset_password', subject: `person:${communityId}` })
  })
}

/** What others know about a person and would try as their password. */
export async function loadWordsAbout(tx: CommunityTransaction, communityId: number): Promise<string[]> {
  const { userName, email, firstName, lastName } = await tx
    .selectFrom('account')
    .innerJoin('person', 'person.communityId', 'account.communityId')
    .select(['account.userName', 'account.email', 'person.firstName', 'person.lastName'])
    .where('account.communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  return [userName, email, email.split('@')[0], firstName, lastName].filter((word) => word !== null && word !== undefined)
}
