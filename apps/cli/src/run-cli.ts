import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { messageOf } from '@rosette/contract-kit/message-of.ts'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { type ReadDisk, readOwnDisk } from '@rosette/release-kit/check-disk.ts'
import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import { type Command, type CommandContext, type CommandValues, UsageError } from './command.ts'
import { commands, findCommand } from './commands.ts'
import { describeFailure, type ExitCode, exitCodes } from './failure.ts'
import { formatCommandHelp, formatHelp } from './format-help.ts'
import { formatStepTimes, type ProgressDisplay, type ProgressStream, showProgress } from './show-progress.ts'

type Terminal = {
  env: Readonly<Record<string, string | undefined>>
  out: NodeJS.WritableStream
  input?: NodeJS.ReadableStream
  err: ProgressStream
  readDisk?: ReadDisk
}

/** Runs one command line and returns the exit code. */
export async function runCli(
  args: readonly string[],
  { env, out, err, input = process.stdin, readDisk = readOwnDisk }: Terminal,
): Promise<ExitCode> {
  if (args.length === 0 || args[0] === 'help' || args[0] === '--help' || args[0] === '-h') {
    out.write(`${formatHelp(commands)}\n`)
    return args.length === 0 ? exitCodes.usage : exitCodes.done
  }
  const isJson = args.includes('--json')
  const display = showProgress(isJson ? null : err)
  const found = findCommand(args)
  let answer: Record<string, unknown>
  let code: ExitCode = exitCodes.done
  try {
    if (!found) throw new UsageError(`There is no command '${args.slice(0, 2).join(' ')}'. See: rosette help`)
    const { positionals, values } = parseCommandLine(found.command, found.rest)
    if (values.help) {
      out.write(`${formatCommandHelp(found.name, found.command)}\n`)
      return code
    }
    const context = openContext(env, display, { input, out: isJson ? null : out, readDisk })
    try {
      answer = await found.command.run(context, positionals, values)
    } finally {
      await context.close()
    }
  } catch (error) {
    const failure = describeFailure(error)
    code = failure.code
    answer = { error: failure.message, ...failure.details }
    display.abandon()
    if (!isJson) err.write(`${failure.message}\n`)
  }
  const steps = display.finish()
  const spent = formatStepTimes(steps)
  if (!isJson && spent !== null) err.write(`${spent}\n`)
  if (isJson) out.write(`${JSON.stringify({ ok: code === exitCodes.done, command: found?.name ?? null, ...answer, steps })}\n`)
  return code
}

function parseCommandLine(command: Command, args: readonly string[]): { positionals: string[]; values: CommandValues } {
  const own = Object.fromEntries(Object.entries(command.options).map(([name, { type }]) => [name, { type }]))
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { ...own, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    })
    const least = command.positionals.filter((name) => !name.startsWith('[')).length
    const most = command.positionals.at(-1)?.includes('…') ? Number.POSITIVE_INFINITY : command.positionals.length
    const isRight = positionals.length >= least && positionals.length <= most
    if (!isRight && !values.help) throw new UsageError(`Expected: ${command.positionals.join(' ') || 'no argument'}`)
    return { positionals, values: toValues(values) }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(messageOf(error), { cause: error })
  }
}

/** None of our options may be repeated, so there are no lists. */
function toValues(values: Readonly<Record<string, unknown>>): CommandValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [])),
  )
}

/** Reads the settings first, so that a wrong one is reported before anything is done. */
function openContext(
  env: Readonly<Record<string, string | undefined>>,
  display: ProgressDisplay,
  { input, out, readDisk }: { input: NodeJS.ReadableStream; out: NodeJS.WritableStream | null; readDisk: ReadDisk },
): CommandContext & { close(): Promise<void> } {
  const settings = readSettings(env)
  let db: Database | null = null
  let engine: Engine | null = null
  return {
    settings,
    database() {
      const { databaseUrl, databaseOwnerUrl, databasePool: poolSize } = settings
      db ??= openDatabase({ url: databaseOwnerUrl ?? databaseUrl, poolSize, applicationName: 'rosette command' })
      return db
    },
    engine() {
      const { opensearchUrl: url, searchConcurrency: concurrency, searchQueue: queue } = settings
      engine ??= openEngine({ url, timeoutMs: settings.searchTimeoutMs, concurrency, queue })
      return engine
    },
    onProgress: display.onProgress,
    say(line) {
      display.endStep()
      out?.write(`${line}\n`)
    },
    now: () => new Date(),
    readDisk,
    readInput: () => text(input),
    async close() {
      await engine?.close()
      await db?.close()
    },
  }
}
