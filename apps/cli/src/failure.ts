import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { TooManyRejected } from '@rosette/release-kit/load/load-report.ts'
import { FilesIncomplete } from '@rosette/release-kit/official-files/fetch-files.ts'
import { WrongSettings } from '@rosette/settings/settings.ts'
import { UsageError } from './command.ts'

type Failure = { code: ExitCode; message: string; details: Record<string, unknown> }

const noAnswer = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'ConnectionError',
  'NoLivingConnectionsError',
])
// PostgreSQL error codes: no such database, server starting up or shutting down.
const databaseAway = new Set(['3D000', '57P01', '57P03'])
const noSuchTable = '42P01'

/** Exit code and message for any error of a command. */
export function describeFailure(error: unknown): Failure {
  if (error instanceof UsageError || error instanceof WrongSettings) return { code: exitCodes.usage, message: error.message, details: {} }
  if (error instanceof TooManyRejected) {
    const rejected = error.sources.map(({ file, lines, rejected: count }) => ({ file, lines, rejected: count }))
    return { code: exitCodes.rejected, message: error.message, details: { rejected } }
  }
  if (error instanceof FilesIncomplete) return { code: exitCodes.incomplete, message: error.message, details: { files: error.outcomes } }
  const causes = causesOf(error)
  const message = causes.map((cause) => messageOf(cause)).find((text) => text !== '') ?? 'Unknown failure'
  const marks = causes.flatMap(marksOf)
  if (marks.some((mark) => noAnswer.has(mark) || databaseAway.has(mark))) {
    return { code: exitCodes.unreachable, message: `PostgreSQL or OpenSearch does not answer: ${message || marks[0]}`, details: {} }
  }
  if (marks.includes(noSuchTable)) return { code: exitCodes.failed, message: `${message}. Run this first: rosette db migrate`, details: {} }
  return { code: exitCodes.failed, message, details: {} }
}

/** The error, its causes and, if several addresses were tried, the error of each. */
function causesOf(error: unknown): unknown[] {
  if (!(error instanceof Error)) return [error]
  const inner = error instanceof AggregateError ? error.errors : []
  return [error, ...inner, ...(error.cause === undefined ? [] : causesOf(error.cause))]
}

function marksOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return []
  return 'code' in cause && typeof cause.code === 'string' ? [cause.code, cause.name] : [cause.name]
}

/** Exit codes; `rosette help` prints this table. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  rejected: 3,
  unreachable: 4,
  incomplete: 5,
} as const

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes]

export const exitCodeTexts: Readonly<Record<keyof typeof exitCodes, string>> = {
  done: 'done',
  failed: 'failed; the message says why',
  usage: 'wrong arguments or settings; nothing was done',
  rejected: 'more lines were rejected than allowed; nothing was kept',
  unreachable: 'PostgreSQL or OpenSearch does not answer',
  incomplete: 'files are missing or differ from the manifest',
}
