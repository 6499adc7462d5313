import { UsageError } from './command.ts'

/** A day written as 2026-11-15, at its beginning in UTC. */
export function parseDay(text: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  // 2026-02-30 is read as a day in March, so the way back must give the same text.
  if (day === null || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new UsageError(`'${text}' is no day: write it as 2026-11-15`)
  return day
}
