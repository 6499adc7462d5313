import { createHash, randomBytes } from 'node:crypto'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { isStorableJson } from '@rosette/contract-kit/text/is-storable-json.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../../access/contract/access.ts'
import { standings } from '../../access/server/standing.ts'
import { rowBytes, type Storer, storerOf, takeBytes } from '../../access/server/stored-bytes.ts'
import { expectReadableContents } from '../../list-contents/server/content-access.ts'
import { debitUnit } from '../../subscription/server/unit-ledger.ts'
import { noUnitsPath, type RunAccess, RunStatus, runPathOf, type StartedRun } from '../contract/run-status.ts'
import type { AnyTool } from './define-tool.ts'
import { isFromForm } from './form-posts.ts'
import { expectPlace, lockQueue } from './queue/expect-place.ts'
import { ownerOf, type RunOwner } from './run-owner.ts'
import { takeRunTask } from './take-run-task.ts'
import { unitRequestOf } from './unit-request-of.ts'

/** What the operator decides about starting runs. */
export type StartSettings = Pick<Settings, 'premiumTools' | 'runQueue' | 'runQueuePerOwner' | 'publicUrl'>

/** What a tool's own call needs to start runs. */
export type SubmitDependencies = {
  db: Database
  clock: Clock
  settings: StartSettings
  releaseOf(request: FastifyRequest): string
  traceparentOf?: (request: FastifyRequest) => string | null
  visitorOf(request: FastifyRequest): Promise<Visitor>
}

type Submission = { tool: AnyTool; options: unknown; mailTo: string | null }

/** Starts a run for a request. A form's tab is sent to the page of the run; a script gets its address. */
export async function submitRun(
  dependencies: SubmitDependencies,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  submission: Submission,
): Promise<FastifyReply> {
  const started = await startFor(dependencies, request, submission)
  if (isFromForm(request)) return reply.header('cache-control', 'no-store').redirect(started.address, 303)
  return reply.code(201).header('cache-control', 'no-store').header('location', started.address).send(started)
}

/** Starts a run for a request that its tool answers by itself. */
export async function startFor(dependencies: SubmitDependencies, request: FastifyRequest, submission: Submission): Promise<StartedRun> {
  const { db, clock, settings, releaseOf, traceparentOf, visitorOf } = dependencies
  const visitor = await visitorOf(request)
  return db.community.transaction().execute((tx) =>
    startRun(
      tx,
      {
        ...submission,
        visitor,
        releaseId: releaseOf(request),
        address: request.ip,
        now: clock.now(),
        traceparent: traceparentOf?.(request) ?? null,
      },
      settings,
    ),
  )
}

/** Runs and results are kept for 30 days. */
const storedMs = 30 * 24 * 3_600_000

export type RunRequest = {
  tool: AnyTool
  /** As the tool parses them. */
  options: unknown
  releaseId: string
  visitor: Visitor
  /** Network address of the caller. */
  address: string
  /** Who is told when it is done; null for nobody. */
  mailTo: string | null
  traceparent?: string | null
  now: Date
}

/**
 * Starts a run in the caller's transaction: the row, the job that takes it and the unit that it costs exist together or not at all. If the
 * same was run before and its result is kept, the new run has that result at once: it costs nothing because nothing is computed, and is
 * not mailed because nobody waits. Otherwise anybody could have mails sent as fast as they can repeat a search (SECURE-036). Who repeats a run
 * of their own that has not ended is given that one.
 */
export async function startRun(tx: CommunityTransaction, request: RunRequest, settings: StartSettings): Promise<StartedRun> {
  const { tool, releaseId, visitor, now } = request
  if (!tool.isOpen) expectMayRun(visitor, settings)
  const options = JSON.stringify(tool.options.parse(request.options))
  if (!isStorableJson(options)) throw new Problem('invalid_request', 'The text contains an invalid character.')
  const owner = ownerOf(visitor, request.address)
  // A stored result may be of a list that the caller may not read.
  await expectReadableContents(tx, tool.contents(request.options), owner.communityId)
  const storer = storerOf(visitor, request.address)
  const token = randomBytes(16).toString('base64url')
  const fingerprint = createHash('sha256')
    .update(`${tool.name}\n${tool.fingerprint(request.options, releaseId)}`)
    .digest()
  const run = {
    token,
    tool: tool.name,
    queryHash: createHash('sha256').update(options).digest(),
    storerHash: storer.hash,
    fingerprint,
    releaseId,
    ...owner,
    question: tool.question(request.options).slice(0, 200),
    createdAt: now,
    keptUntil: new Date(now.getTime() + storedMs),
  }
  // A run that ends meanwhile either leaves its result for this one to find, or finds this one waiting.
  await lockQueue(tx)
  const stored = await findResult(tx, tool.name, fingerprint, now)
  if (stored !== null) {
    await storeQuery(tx, { ...run, options, storer, now })
    await tx
      .insertInto('run')
      .values({
        ...run,
        state: 'done',
        standing: standings.indexOf(storer.standing),
        turn: 0,
        finishedAt: now,
        resultId: stored.resultId,
      })
      .execute()
    return { token, address: runPathOf(token), state: 'done' }
  }
  const joined = await joinOwn(tx, { ...run, mailTo: request.mailTo })
  if (joined !== null) return joined
  const partyId = !tool.isOpen && isMetered(visitor, settings) ? await debitFor(tx, owner, token, now) : null
  const place = await expectPlace(tx, { tool, owner, standing: storer.standing }, settings)
  await storeQuery(tx, { ...run, options, storer, now })
  await tx
    .insertInto('run')
    .values({ ...run, partyId, mailTo: request.mailTo, state: 'waiting', ...place })
    .execute()
  await addJob(tx, takeRunTask, {}, { traceparent: request.traceparent ?? null })
  return { token, address: runPathOf(token), state: 'waiting' }
}

/** What a run of a premium tool takes of a visitor, for the form to say first (RUN-022). */
export function runAccessOf(visitor: Visitor, settings: Pick<StartSettings, 'premiumTools'>): RunAccess {
  const takesUnit = isMetered(visitor, settings)
  return { requiresLogin: takesUnit && visitor.role === 'anonymous', takesUnit }
}

function isMetered(visitor: Visitor, { premiumTools }: Pick<StartSettings, 'premiumTools'>): boolean {
  return premiumTools === 'enforce' && !visitor.isSubscribed
}

/** GUARD-012. A tool that checks more than its options asks this first. */
export function expectMayRun(visitor: Visitor, settings: StartSettings): void {
  if (runAccessOf(visitor, settings).requiresLogin)
    throw new Problem('login_required', 'This is a premium tool. Please log in to run it.', { redirectUri: '/login' })
}

async function debitFor(tx: CommunityTransaction, { communityId }: RunOwner, token: string, now: Date): Promise<number> {
  const party = await tx.selectFrom('party').select('partyId').where('communityId', '=', communityId).executeTakeFirst()
  if (party && (await debitUnit(tx, party.partyId, unitRequestOf(token), now))) return party.partyId
  throw new Problem('units_exhausted', 'You have no units left. A run of this tool takes one unit.', { redirectUri: noUnitsPath })
}

/** Pruning leaves results alone as long as they can be found here. */
async function findResult(tx: CommunityTransaction, tool: string, fingerprint: Buffer, now: Date): Promise<{ resultId: number } | null> {
  const found = await tx
    .selectFrom('runResult')
    .select('resultId')
    .where('tool', '=', tool)
    .where('fingerprint', '=', fingerprint)
    .where('madeAt', '>', new Date(now.getTime() - storedMs))
    .orderBy('madeAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found ?? null
}

type NewQuery = { queryHash: Buffer; options: string; storer: Storer; now: Date }

/** Stores the options of a run once, however often they are run, and counts what is new. */
async function storeQuery(tx: CommunityTransaction, { queryHash, options, storer, now }: NewQuery): Promise<void> {
  const { numInsertedOrUpdatedRows: added } = await tx
    .insertInto('runQuery')
    .values({ queryHash, options })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await takeBytes(tx, storer, rowBytes + (added ? Buffer.byteLength(options) : 0), now)
}

type OwnRequest = RunOwner & { tool: string; fingerprint: Buffer; queryHash: Buffer; mailTo: string | null }

/** The caller's own run of the same, if it has not ended; an address to be mailed to is added to it. */
async function joinOwn(tx: CommunityTransaction, { communityId, networkHash, ...request }: OwnRequest): Promise<StartedRun | null> {
  const own = await tx
    .selectFrom('run')
    .select(['runId', 'token', 'state', 'mailTo'])
    .where('state', 'in', ['waiting', 'running'])
    .where('tool', '=', request.tool)
    .where('fingerprint', '=', request.fingerprint)
    // Options that do not change the result, such as a comment, still belong to their own run.
    .where('queryHash', '=', request.queryHash)
    .where((run) => (communityId === null ? run('networkHash', '=', networkHash) : run('communityId', '=', communityId)))
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!own) return null
  if (own.mailTo === null && request.mailTo !== null)
    await tx.updateTable('run').set({ mailTo: request.mailTo }).where('runId', '=', own.runId).execute()
  return { token: own.token, address: runPathOf(own.token), state: RunStatus.shape.state.parse(own.state) }
}
