import { Readable } from 'node:stream'
import { type Clock, dayOf } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { fileName } from '@rosette/contract-kit/text/file-name.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { nameFile } from '@rosette/file-store/name-file.ts'
import { streamedFileRoute } from '@rosette/file-store/streamed-file-route.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import { sendMailTask } from '@rosette/job-queue/send-mail-task.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf, type Member, type Visitor } from '../../access/contract/access.ts'
import { expectMember, expectNoDemo, keepFromCaches } from '../../access/server/expect-member.ts'
import { noteAudit } from '../../access/server/note-audit.ts'
import { noteEvent } from '../../access/server/note-event.ts'
import { deletePeople } from '../../account/server/delete-people.ts'
import { clearSessionCookies, type SessionOf } from '../../sessions/server/session-cookies.ts'
import { expectStepUp } from '../../sessions/server/step-up.ts'
import { confirmationWrong, DeleteAccountBody, PersonalData } from '../contract/personal-data.ts'
import { writePersonalData } from './write-personal-data.ts'

export type PersonalDataRoutesOptions = {
  db: Database
  clock: Clock
  settings: Pick<Settings, 'publicUrl' | 'cookieDomain' | 'demoLogin'>
  visitorOf: (request: FastifyRequest) => Promise<Visitor>
  sessionOf: SessionOf
}

/** GET user/personal-data, POST user/delete-account: for members about themselves, not even curators about others. */
export const registerPersonalData: FastifyPluginAsyncZod<PersonalDataRoutesOptions> = async (app, options) => {
  const { db, clock, settings, visitorOf, sessionOf } = options
  app.addHook('onRequest', keepFromCaches)

  const download = {
    operationId: 'downloadPersonalData',
    summary: 'All that is stored about the caller, as a file',
    tags: ['Account'],
    response: { 200: PersonalData, 401: ApiProblem },
  }
  const named = (reply: FastifyReply, now: Date) =>
    nameFile(reply, fileName(['personal', 'data', dayOf(now)], 'json')).type('application/json; charset=utf-8')
  streamedFileRoute(app, '/user/personal-data', {
    schema: download,
    config: accessOf('member', { cost: 100 }),
    check: async (request, reply) => {
      expectMember(await visitorOf(request))
      named(reply, clock.now())
    },
    send: async (request, reply) => {
      const member = expectMember(await visitorOf(request))
      const { communityId } = member
      const now = clock.now()
      const event = { action: 'account.download_data', subject: `person:${communityId}` } as const
      await noteEvent({ db: db.community, log: request.log, now }, member, event)
      return named(reply, now).send(Readable.from(writePersonalData(db.community, communityId, now), { objectMode: false }))
    },
  })

  const deletion = {
    operationId: 'deleteAccount',
    summary: 'Delete the account of the caller for good, confirmed by its user name',
    tags: ['Account'],
    body: DeleteAccountBody,
    response: { 200: Done, 400: ApiProblem, 401: ApiProblem, 403: ApiProblem },
  }
  app.post('/user/delete-account', { schema: deletion, config: accessOf('member', { cost: 'light' }) }, async (request, reply) => {
    const member = expectMember(await visitorOf(request))
    expectNoDemo(settings)
    expectStepUp(await sessionOf(request), clock.now())
    await deleteAccount(db, member, request.body)
    clearSessionCookies(reply, settings)
    return done
  })
}

/** Also for the last curator: an operator can always appoint another. */
async function deleteAccount(db: Database, member: Member, { confirmation, acceptedLines }: DeleteAccountBody): Promise<void> {
  const { communityId } = member
  await db.community.transaction().execute(async (tx) => {
    const { userName, email } = await tx
      .selectFrom('account')
      .select(['userName', 'email'])
      .where('communityId', '=', communityId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (confirmation.trim() !== userName) throw new Problem('invalid_request', confirmationWrong)
    await noteAudit(tx, member, { action: 'account.delete', subject: `person:${communityId}` })
    await deletePeople(tx, [communityId], acceptedLines)
    await addJob(tx, sendMailTask, farewell(userName, email))
  })
}

function farewell(userName: string, email: string) {
  const lines = [
    `Hello ${userName},`,
    'Your Rosette account and your personal data have been deleted, as you requested. This is our last message to this address.',
    'Gene class symbols and corrections of yours that were accepted stay, without your name.',
    'If this was not you, please contact the curators immediately.',
  ]
  return { to: email, subject: 'Your account has been deleted', text: lines.join('\n\n').concat('\n') }
}
