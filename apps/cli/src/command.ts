import type { Database } from '@rosette/database/open-database.ts'
import type { ReadDisk } from '@rosette/release-kit/check-disk.ts'
import type { OnProgress } from '@rosette/release-kit/progress.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'

type CommandOption = {
  type: 'string' | 'boolean'
  /** Placeholder of its value in the help; none for a flag. */
  value?: string
  doc: string
}

/** The command was called with wrong arguments. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export type CommandValues = Readonly<Record<string, string | boolean | undefined>>

/** What a command works with. The database and the engine are opened on first use. */
export type CommandContext = {
  settings: Settings
  database(): Database
  engine(): Engine
  onProgress: OnProgress
  /** Prints a line for people; suppressed with `--json`. */
  say(line: string): void
  now(): Date
  readDisk: ReadDisk
  /** All of standard input. */
  readInput(): Promise<string>
}

/** One command of `rosette`. What `run` returns is printed with `--json`. */
export type Command = {
  /** Names of the positional arguments; those in brackets are optional, and a last one with … may be repeated. */
  positionals: readonly string[]
  summary: string
  options: Readonly<Record<string, CommandOption>>
  run(context: CommandContext, positionals: readonly string[], values: CommandValues): Promise<Record<string, unknown>>
}

/** The option of every command that first looks whether the disk has space for what it writes. */
export const ignoreDiskOption: CommandOption = { type: 'boolean', doc: 'go on even if a disk seems to lack the space' }

export function textOption(values: CommandValues, name: string): string | undefined {
  const value = values[name]
  return typeof value === 'string' ? value : undefined
}

/** Midnight UTC of a day written as 2026-11-15. */
export function parseDay(text: string): Date {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null
  // 2026-02-30 parses as a day in March, so formatting it again must give the same text.
  if (day === null || Number.isNaN(day.getTime()) || !day.toISOString().startsWith(text))
    throw new UsageError(`'${text}' is not a date: write it as 2026-11-15`)
  return day
}

/** A positive integer option; required if it has no default. */
export function wholeOption(values: CommandValues, name: string, standard?: number): number {
  const text = textOption(values, name)
  if (text === undefined && standard !== undefined) return standard
  if (text === undefined || !/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${name} must be an integer from 1 to 999999`)
  return Number(text)
}

/** `0.5%` and `0.005` mean the same. */
export function parseShare(text: string): number {
  const { number, percent } = /^(?<number>\d+(\.\d+)?)(?<percent>\s?%)?$/.exec(text.trim())?.groups ?? {}
  const share = Number(number) / (percent ? 100 : 1)
  if (!(share >= 0 && share <= 1)) throw new UsageError(`'${text}' is not a share: write it as 0.5% or 0.005`)
  return share
}
