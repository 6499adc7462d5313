import { createHash, randomBytes } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { isStorableJson } from '@rosette/contract-kit/text/is-storable-json.ts'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { addJob } from '@rosette/job-queue/add-job.ts'
import type { Visitor } from '../../access/contract/access.ts'
import { debitUnit } from '../../subscription/server/unit-ledger.ts'
import { noUnitsPath, runPathOf, type StartedRun } from '../contract/run-status.ts'
import type { AnyTool } from './define-tool.ts'
import { expectPlace } from './expect-place.ts'
import { mailEnd } from './mail-end.ts'
import { ownerOf, type RunOwner } from './run-owner.ts'
import type { StartSettings } from './start-settings.ts'
import { takeRunTask } from './take-run-task.ts'
import { unitRequestOf } from './unit-request-of.ts'

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
 * same was run before and its result is kept, the new run has that result at once, and costs nothing because nothing is computed.
 */
export async function startRun(tx: CommunityTransaction, request: RunRequest, settings: StartSettings): Promise<StartedRun> {
  const { tool, releaseId, visitor, now } = request
  if (!tool.isOpen) expectMayRun(visitor, settings)
  const options = JSON.stringify(tool.options.parse(request.options))
  if (!isStorableJson(options)) throw new Problem('invalid_request', 'The text contains an invalid character.')
  const owner = ownerOf(visitor, request.address)
  const token = randomBytes(16).toString('base64url')
  const fingerprint = createHash('sha256')
    .update(`${tool.name}\n${tool.fingerprint(request.options, releaseId)}`)
    .digest()
  const run = {
    token,
    tool: tool.name,
    options,
    fingerprint,
    releaseId,
    ...owner,
    question: tool.question(request.options).slice(0, 200),
    createdAt: now,
    keptUntil: new Date(now.getTime() + storedMs),
  }
  const stored = await findResult(tx, tool.name, fingerprint, now)
  if (stored !== null) {
    await tx
      .insertInto('run')
      .values({ ...run, state: 'done', turn: 0, finishedAt: now, resultId: stored.resultId })
      .execute()
    if (request.mailTo !== null) await mailEnd(tx, { token, mailTo: request.mailTo, title: tool.title, isDone: true }, settings.publicUrl)
    return { token, address: runPathOf(token), state: 'done' }
  }
  const partyId = !tool.isOpen && isMetered(visitor, settings) ? await debitFor(tx, owner, token, now) : null
  const turn = await expectPlace(tx, owner, settings)
  await tx
    .insertInto('run')
    .values({ ...run, partyId, mailTo: request.mailTo, state: 'waiting', turn })
    .execute()
  await addJob(tx, takeRunTask, {}, { traceparent: request.traceparent ?? null })
  return { token, address: runPathOf(token), state: 'waiting' }
}

function isMetered(visitor: Visitor, { premiumTools }: StartSettings): boolean {
  return premiumTools === 'enforce' && !visitor.isSubscribed
}

/** GUARD-012. A tool that checks more than its options asks this first. */
export function expectMayRun(visitor: Visitor, settings: StartSettings): void {
  if (isMetered(visitor, settings) && visitor.role === 'anonymous')
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
