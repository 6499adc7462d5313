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
import { type Actor, noteAudit, visitorAt } from '../../access/server/note-audit.ts'
import { expectNotThrottled } from '../../access/server/throttle.ts'
import {
  ConfirmEmailBody,
  EmailBody,
  LinkedSignIns,
  LinkedSignInsBody,
  ResetPasswordBody,
  type SignInKind,
} from '../contract/login-calls.ts'
import { type PasswordLimits, passwordsDiffer } from '../contract/password-rule.ts'
import { checkChosenPassword } from './check-chosen-password.ts'
import { findLinkHolder, type LinkPurpose, linkThrottles, mailLinkTask, useLinkToken } from './mailed-links.ts'
import { closePending } from './request-change.ts'
import { shutOut } from './shut-out.ts'

export type PasswordRoutesOptions = { db: Database; clock: Clock; settings: Pick<Settings, 'passwordMin' | 'passwordMax' | 'demoLogin'> }

/** POST auth/forgotten-password, auth/linked-sign-ins, auth/reset-password, auth/resend-confirmation, auth/confirm-email. */
export const passwordRoutes: FastifyPluginAsyncZod<PasswordRoutesOptions> = async (app, { db, clock, settings }) => {
  app.addHook('onRequest', keepFromCaches)

  /** The same work and the same answer for every address; the worker finds out whether it has an account. */
  async function requestLink(purpose: LinkPurpose, email: string, address: string): Promise<Done> {
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
  app.post('/auth/forgotten-password', { schema: forgotten, config: accessOf('everyone', { cost: 'light' }) }, (request) =>
    requestLink('reset_password', request.body.email, request.ip),
  )

  const resend = {
    operationId: 'mailConfirmationLink',
    summary: 'Resend the link that confirms an e-mail address',
    tags: ['Account'],
    body: EmailBody,
    response: { 200: Done, 400: ApiProblem, 403: ApiProblem, 429: ApiProblem },
  }
  app.post('/auth/resend-confirmation', { schema: resend, config: accessOf('everyone', { cost: 'light' }) }, (request) =>
    requestLink('confirm_email', request.body.email, request.ip),
  )

  const linked = {
    operationId: 'loadLinkedSignIns',
    summary: 'Other ways to log in to the account of a mailed link, before a new password is chosen',
    tags: ['Account'],
    body: LinkedSignInsBody,
    response: { 200: LinkedSignIns, 403: ApiProblem, 410: ApiProblem },
  }
  app.post('/auth/linked-sign-ins', { schema: linked, config: accessOf('everyone', { cost: 'light' }) }, async (request) => {
    expectNoDemo(settings)
    return loadLinkedSignIns(db, request.body.token, clock.now())
  })

  const reset = {
    operationId: 'resetPassword',
    summary:
      'Choose a new password, with the token of a mailed link; ends all sessions of the account and removes linked sign-ins that are not kept',
    tags: ['Account'],
    body: ResetPasswordBody,
    response: { 200: Done, 403: ApiProblem, 410: ApiProblem, 422: ApiProblem },
  }
  app.post('/auth/reset-password', { schema: reset, config: accessOf('everyone', { cost: 50 }) }, async (request) => {
    expectNoDemo(settings)
    const { token, password, password_confirm: confirm, keepSignIns } = request.body
    if (password !== confirm) throw new Problem('unprocessable', passwordsDiffer)
    const chosen = { token, password, keepSignIns, actor: visitorAt(request.ip) }
    await resetPassword({ db, settings }, chosen, clock.now())
    return done
  })

  const confirm = {
    operationId: 'confirmEmail',
    summary: 'Confirm an e-mail address, with the token of a mailed link',
    tags: ['Account'],
    body: ConfirmEmailBody,
    response: { 200: Done, 410: ApiProblem },
  }
  app.post('/auth/confirm-email', { schema: confirm, config: accessOf('everyone', { cost: 'light' }) }, async (request) => {
    await confirmEmail(db, request.body.token, visitorAt(request.ip), clock.now())
    return done
  })
}

/** Following the mailed link proves that the address belongs to the account. */
async function confirmEmail(db: Database, token: string, actor: Actor, now: Date): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    const communityId = await useLinkToken(tx, { purpose: 'confirm_email', token }, now)
    await tx.updateTable('account').set({ emailConfirmedAt: now }).where('communityId', '=', communityId).execute()
    await noteAudit(tx, actor, { action: 'account.confirm_email', subject: `person:${communityId}` })
  })
}

type ResetDependencies = { db: Database; settings: PasswordLimits }

type NewPassword = { token: string; password: string; keepSignIns: readonly SignInKind[]; actor: Actor }

/**
 * Sets a new password for anyone who reads the account's mail. That also confirms the address. Everything else by which somebody may have
 * got or kept access ends: sessions, access tokens, known browsers, an address that waits for its confirmation, and linked sign-ins unless
 * kept.
 */
async function resetPassword(
  { db, settings }: ResetDependencies,
  { token, password, keepSignIns, actor }: NewPassword,
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
    await shutOut(tx, communityId)
    await closePending(tx, communityId, now)
    if (!keepSignIns.includes('orcid')) await tx.deleteFrom('orcidLink').where('communityId', '=', communityId).execute()
    await noteAudit(tx, actor, { action: 'account.reset_password', subject: `person:${communityId}`, details: { keepSignIns } })
  })
}

async function loadLinkedSignIns(db: Database, token: string, now: Date): Promise<LinkedSignIns> {
  const communityId = await findLinkHolder(db.community, { purpose: 'reset_password', token }, now)
  const { username, orcidId } = await db.community
    .selectFrom('account')
    .leftJoin('orcidLink', 'orcidLink.communityId', 'account.communityId')
    .select(['account.userName as username', 'orcidLink.orcidId'])
    .where('account.communityId', '=', communityId)
    .executeTakeFirstOrThrow()
  return { username, signIns: orcidId === null ? [] : [{ kind: 'orcid', id: orcidId }] }
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
