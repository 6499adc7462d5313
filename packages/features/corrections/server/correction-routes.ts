import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Done, done } from '@rosette/contract-kit/done.ts'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyContextConfig, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf, type Visitor } from '../../access/contract/access.ts'
import { expectCurator, expectMember, keepFromCaches } from '../../access/server/expect-member.ts'
import {
  Correction,
  CorrectionAnswerBody,
  CorrectionBody,
  CorrectionCreditBody,
  CorrectionDecisionBody,
  CorrectionLines,
  CorrectionSent,
  CorrectionsQuery,
} from '../contract/correction.ts'
import { answerQuestion, changeCredit, decideCorrection } from './decide-correction.ts'
import { loadCorrection, loadCorrections, loadOwnCorrections } from './load-corrections.ts'
import { sendCorrection } from './send-correction.ts'

export type CorrectionRoutesOptions = {
  db: Database
  clock: Clock
  publicUrl: string
  releaseOf(request: FastifyRequest): string
  visitorOf(request: FastifyRequest): Promise<Visitor>
  saving?: FastifyContextConfig
}

const tags = ['Corrections']
const params = z.object({ number: z.coerce.number().int().positive().max(2_147_483_647) })
const refused = { 400: ApiProblem, 401: ApiProblem, 403: ApiProblem, 404: ApiProblem, 409: ApiProblem }

/** Everything below corrections: sending, reading, answering and deciding. */
export const registerCorrections: FastifyPluginAsyncZod<CorrectionRoutesOptions> = async (app, options) => {
  const { db, clock, publicUrl, releaseOf, visitorOf, saving = {} } = options
  app.addHook('onRequest', keepFromCaches)

  const send = {
    operationId: 'sendCorrection',
    summary: 'Suggest a correction of a section of a record',
    tags,
    body: CorrectionBody,
    response: { 200: CorrectionSent, ...refused, 429: ApiProblem },
  }
  app.post('/corrections', { schema: send, config: { ...saving, ...accessOf('member', { cost: 'light' }) } }, async (request) => {
    const sender = expectMember(await visitorOf(request))
    return { number: await sendCorrection(db, sender, request.body, { releaseId: releaseOf(request), now: clock.now() }) }
  })

  const list = {
    operationId: 'listCorrections',
    summary: 'Corrections of a record, or accepted ones of a person who is named with them',
    tags,
    querystring: CorrectionsQuery,
    response: { 200: CorrectionLines, 400: ApiProblem },
  }
  app.get('/corrections', { schema: list, config: accessOf('everyone', { cost: 'light' }) }, async (request) => ({
    corrections: await loadCorrections(db.community, request.query),
  }))

  const own = {
    operationId: 'listOwnCorrections',
    summary: 'Corrections that the caller sent',
    tags,
    response: { 200: CorrectionLines, 401: ApiProblem },
  }
  app.get('/corrections/own', { schema: own, config: accessOf('member', { cost: 'light' }) }, async (request) => ({
    corrections: await loadOwnCorrections(db.community, expectMember(await visitorOf(request)).communityId),
  }))

  const read = {
    operationId: 'readCorrection',
    summary: 'A correction: what was suggested, said and decided',
    tags,
    params,
    response: { 200: Correction, 400: ApiProblem, 404: ApiProblem },
  }
  app.get('/corrections/:number', { schema: read, config: accessOf('everyone', { cost: 'light' }) }, async (request) =>
    loadCorrection(db.community, request.params.number, await visitorOf(request)),
  )

  const answer = {
    operationId: 'answerCorrection',
    summary: 'Answer a question about a correction of the caller',
    tags,
    params,
    body: CorrectionAnswerBody,
    response: { 200: Done, ...refused },
  }
  app.post(
    '/corrections/:number/answer',
    { schema: answer, config: { ...saving, ...accessOf('member', { cost: 'light' }) } },
    async (request) => {
      await answerQuestion(db.community, expectMember(await visitorOf(request)), request.params.number, request.body, clock.now())
      return done
    },
  )

  const credit = {
    operationId: 'creditCorrection',
    summary: 'Choose whether the caller is named with their correction',
    tags,
    params,
    body: CorrectionCreditBody,
    response: { 200: Done, ...refused },
  }
  app.put('/corrections/:number/credit', { schema: credit, config: accessOf('member', { cost: 'light' }) }, async (request) => {
    await changeCredit(db.community, expectMember(await visitorOf(request)), request.params.number, request.body.isCredited)
    return done
  })

  const decide = {
    operationId: 'decideCorrection',
    summary: 'Take a correction, put it back, or decide about it',
    tags,
    params,
    body: CorrectionDecisionBody,
    response: { 200: Done, ...refused },
  }
  app.put(
    '/corrections/:number/decision',
    { schema: decide, config: accessOf('curator', { cost: 'light', rights: 'none' }) },
    async (request) => {
      const curator = expectCurator(await visitorOf(request))
      const facts = { releaseId: releaseOf(request), publicUrl, now: clock.now() }
      await decideCorrection(db.community, curator, request.params.number, request.body, facts)
      return done
    },
  )
}
