import type { Database } from '@rosette/database/open-database.ts'
import type { OnProgress } from '@rosette/release-kit/progress.ts'
import type { Engine } from '@rosette/search-engine/engine/open-engine.ts'
import type { Settings } from '@rosette/settings/settings.ts'

export type CommandOption = {
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
