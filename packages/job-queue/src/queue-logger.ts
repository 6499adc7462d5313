import { Logger, type LogLevel } from 'graphile-worker'

type LogLine = (facts: object, message: string) => void

/** The part of pino's logger that the queue uses. */
export type JobLogger = Readonly<Record<'debug' | 'info' | 'warn' | 'error', LogLine>>

/** Lets the queue write into our log. What it calls info is routine, so it is written as debug. */
export function queueLogger(log: JobLogger): Logger {
  return new Logger((scope) => (level: LogLevel, message, meta) => {
    const facts = { queue: { ...scope, ...(meta?.error instanceof Error && { reason: meta.error.message }) } }
    if (level === 'error') log.error(facts, message)
    else if (level === 'warning') log.warn(facts, message)
    else log.debug(facts, message)
  })
}
