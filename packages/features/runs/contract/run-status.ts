import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import { z } from 'zod'

/** 128 random bits: the address of a run can't be guessed, and anyone with it may read the result. */
export const RunToken = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'is not the address of a run')

export const runStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type RunState = (typeof runStates)[number]

/** What a finished run left: a sentence, files, and numbers that its tool names. */
export const RunSummary = z.object({
  text: z.string().max(500),
  files: z.array(z.object({ name: z.string().regex(/^[a-z0-9][a-z0-9._-]{0,63}$/), bytes: z.int().nonnegative() })).max(20),
  counts: z.record(z.string(), z.number()),
})
export type RunSummary = z.infer<typeof RunSummary>

/** GET runs/{token}. */
export const RunStatus = z
  .object({
    token: RunToken,
    tool: z.string().describe('Name of the tool, as in addresses.'),
    title: z.string(),
    /** Page with the form of the tool; with `?run={token}` it is filled as it was. */
    formPath: z.string(),
    state: z.enum(runStates),
    place: z.int().positive().nullable().describe('Position in the queue while it waits; 1 is next.'),
    progress: z.object({ share: z.number().min(0).max(1).nullable(), text: z.string() }).nullable(),
    createdAt: z.iso.datetime(),
    startedAt: z.iso.datetime().nullable(),
    finishedAt: z.iso.datetime().nullable(),
    keptUntil: z.iso.datetime().describe('The run and its result are deleted then.'),
    releaseId: z.string(),
    fault: z.string().nullable().describe('Why it failed.'),
    /** The same had been run before, and its result is shown. Only its owner is told. */
    isFromStore: z.boolean(),
    /** Whether the caller started it, and so may cancel it. */
    isOwn: z.boolean(),
    willMail: z.boolean().describe('Whether an e-mail is sent when it finishes.'),
    summary: RunSummary.nullable(),
  })
  .meta({ id: 'RunStatus' })
export type RunStatus = z.infer<typeof RunStatus>

/** The most runs in a list of one's own; older ones are still found by their address. */
export const mostOwnRuns = 100

/** One run of the caller's in GET runs. */
export const OwnRun = RunStatus.pick({
  token: true,
  tool: true,
  title: true,
  state: true,
  createdAt: true,
  finishedAt: true,
  keptUntil: true,
  fault: true,
}).extend({
  question: z.string().nullable().describe('The options, in one line.'),
  found: z.string().nullable().describe('The result, in one line.'),
})
export type OwnRun = z.infer<typeof OwnRun>

/** GET runs. */
export const OwnRuns = z
  .object({ runs: z.array(OwnRun).max(mostOwnRuns), total: z.int().describe('How many the caller has; the newest are listed.') })
  .meta({ id: 'OwnRuns' })
export type OwnRuns = z.infer<typeof OwnRuns>

/** Answer to a script that starts a run. */
export const StartedRun = z
  .object({ token: RunToken, address: z.string().describe('Page of the run.'), state: z.enum(runStates) })
  .meta({ id: 'StartedRun' })
export type StartedRun = z.infer<typeof StartedRun>

export function runPathOf(token: string): string {
  return `/runs/${token}`
}

/** The form of the tool, filled in as it was for this run. */
export function rerunPathOf({ formPath, token }: Pick<RunStatus, 'formPath' | 'token'>): string {
  return withQuery(formPath, { run: token })
}

/** A member's own runs. */
export const ownRunsPath = '/runs'

/** GET runs/access: what a run of a premium tool takes of the caller. */
export const RunAccess = z.object({ requiresLogin: z.boolean(), takesUnit: z.boolean() }).meta({ id: 'RunAccess' })
export type RunAccess = z.infer<typeof RunAccess>

/** Where somebody without units is sent (GUARD-012). */
export const noUnitsPath = '/no-units'
