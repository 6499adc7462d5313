import { text } from 'node:stream/consumers'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { type Engine, openEngine } from '@rosette/search-engine/engine/open-engine.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import type { CommandContext } from './command.ts'
import type { ProgressDisplay } from './show-progress.ts'

/** Reads the settings at once, so that a wrong one is told before anything is done. */
export function openContext(
  env: Readonly<Record<string, string | undefined>>,
  display: ProgressDisplay,
  { input, out }: { input: NodeJS.ReadableStream; out: NodeJS.WritableStream | null },
): CommandContext & { close(): Promise<void> } {
  const settings = readSettings(env)
  let db: Database | null = null
  let engine: Engine | null = null
  return {
    settings,
    database() {
      db ??= openDatabase({ url: settings.databaseUrl, poolSize: settings.databasePool, applicationName: 'rosette command' })
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
    readInput: () => text(input),
    async close() {
      await engine?.close()
      await db?.close()
    },
  }
}
