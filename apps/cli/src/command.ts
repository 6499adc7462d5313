import type { Database } from '@rosette/database/open-database.ts'
import type { OnProgress } from '@rosette/release-kit/progress.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'

type CommandOption = {
  type: 'string' | 'boolean'
  /** How its value is called in the help; none for a switch. */
  value?: string
  doc: string
}

/** The command was called in a way it does not know. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type CommandValues = Readonly<Record<string, string | boolean | undefined>>

/** What a command works with. The database and the engine are opened when first asked for. */
export type CommandContext = {
  settings: Settings
  database(): Database
  engine(): Engine
  onProgress: OnProgress
  /** A line for people; with `--json` nobody reads it. */
  say(line: string): void
  now(): Date
  /** All of standard input. */
  readInput(): Promise<string>
}

/** One command of `rosette`. What `run` returns is the answer with `--json`. */
export type Command = {
  /** Names of the positional arguments; one in brackets may be left out. */
  positionals: readonly string[]
  summary: string
  options: Readonly<Record<string, CommandOption>>
  run(context: CommandContext, positionals: readonly string[], values: CommandValues): Promise<Record<string, unknown>>
}

export function textOption(values: CommandValues, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** A day written as 2026-11-15, at its beginning in UTC. */
export function parseDay(text: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  // 2026-02-30 is read as a day in March, so the way back must give the same text.
  if (day === null || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new UsageError(`'${text}' is no day: write it as 2026-11-15`)
  return day
}

/** A whole number from 1 on that an option gives; without a standard it must be given. */
export function wholeOption(values: CommandValues, name: string, standard?: number): number {
  const text = textOption(values, name)
  if (text === undefined && standard !== undefined) return standard
  if (text === undefined || !/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${name} must be a whole number from 1 to 999999`)
  return Number(text)
}

/** `0.5%` and `0.005` are the same share. */
export function parseShare(text: string): number {
  const { number, percent } = /^(?<number>\d+(\.\d+)?)(?<percent>\s?%)?$/.exec(text.trim())?.groups ?? {}
  const share = Number(number) / (percent ? 100 : 1)
  if (!(share >= 0 && share <= 1)) throw new UsageError(`'${text}' is no share: write it as 0.5% or 0.005`)
  return share
}
