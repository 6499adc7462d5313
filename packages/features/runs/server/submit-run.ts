import type { Clock } from '@rosette/contract-kit/clock.ts'
import type { Database } from '@rosette/database/open-database.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Visitor } from '../../access/contract/access.ts'
import type { StartedRun } from '../contract/run-status.ts'
import type { AnyTool } from './define-tool.ts'
import { isFromForm } from './form-posts.ts'
import { startRun } from './start-run.ts'
import type { StartSettings } from './start-settings.ts'

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
