import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { expectNoDemo, keepFromCaches } from '../../access/server/expect-member.ts'
import { type Actor, noteAudit, visitorAt } from '../../access/server/note-audit.ts'
import { AddressChangeBody, changeGone } from '../contract/address-change.ts'
import { changeLifeMs, closeChanges, setAddress } from './address-changes.ts'
import { mailChangeTask, useChangeLink } from './change-links.ts'
import { mailLinkTask } from './mailed-links.ts'
import { shutOut } from './shut-out.ts'

export type AddressRoutesOptions = { db: Database; clock: Clock; settings: Pick<Settings, 'demoLogin'> }

/** POST auth/confirm-address and auth/undo-address. */
export const addressRoutes: FastifyPluginAsyncZod<AddressRoutesOptions> = async (app, { db, clock, settings }) => {
  app.addHook('onRequest', keepFromCaches)
  const common = {
    tags: ['Account'],
    body: AddressChangeBody,
    response: { 200: Done, 403: ApiProblem, 409: ApiProblem, 410: ApiProblem },
  }

  const confirm = {
    operationId: 'confirmAddress',
    summary: 'Confirm a new e-mail address, with the token of the link mailed to it',
    ...common,
  }
  app.post('/auth/confirm-address', { schema: confirm, config: accessOf('everyone', { cost: 'light' }) }, async (request) => {
    expectNoDemo(settings)
    await confirmAddress(db, { token: request.body.token, actor: visitorAt(request.ip) }, clock.now())
    return done
  })

  const undo = {
    operationId: 'undoAddress',
    summary: 'Undo a change of the e-mail address, with the token of the link mailed to the old one; ends all sessions of the account',
    ...common,
  }
  app.post('/auth/undo-address', { schema: undo, config: accessOf('everyone', { cost: 'light' }) }, async (request) => {
    expectNoDemo(settings)
    await undoAddress(db, { token: request.body.token, actor: visitorAt(request.ip) }, clock.now())
    return done
  })
}

type Followed = { token: string; actor: Actor }

/** The new address counts from now on; the old one is told again, and has time from now on to undo it. */
async function confirmAddress(db: Database, { token, actor }: Followed, now: Date): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    const { changeId, communityId, newEmail, ...change } = await useChangeLink(tx, { purpose: 'confirm_change', token }, now)
    const isOpen = change.confirmedAt === null && change.closedAt === null && now.getTime() - change.askedAt.getTime() < changeLifeMs
    if (!isOpen) throw new Problem('gone', changeGone)
    await setAddress(tx, { communityId, email: newEmail }, now)
    await tx.updateTable('addressChange').set({ confirmedAt: now }).where('changeId', '=', changeId).execute()
    await addJob(tx, mailChangeTask, { purpose: 'undo_change', changeId })
    await noteAudit(tx, actor, { action: 'account.confirm_address', subject: `person:${communityId}` })
  })
}

/**
 * The old address counts again, whatever has happened since. Somebody else could ask for the change, so everything by which they may
 * have got in ends too: password, sessions, access tokens, known browsers and linked sign-ins. Anyone who reads the old address gets a link
 * to choose a new password.
 */
async function undoAddress(db: Database, { token, actor }: Followed, now: Date): Promise<void> {
  await db.community.transaction().execute(async (tx) => {
    const { changeId, communityId, oldEmail } = await useChangeLink(tx, { purpose: 'undo_change', token }, now)
    await closeChanges(tx, { communityId, from: changeId }, now)
    await setAddress(tx, { communityId, email: oldEmail }, now)
    await tx.updateTable('account').set({ passwordHash: null }).where('communityId', '=', communityId).execute()
    await tx.deleteFrom('orcidLink').where('communityId', '=', communityId).execute()
    await shutOut(tx, communityId)
    await addJob(tx, mailLinkTask, { purpose: 'reset_password', email: oldEmail })
    await noteAudit(tx, actor, { action: 'account.undo_address', subject: `person:${communityId}` })
  })
}
