import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const lifeMs = 60_000

type VersionQuestion = {
  program: string
  argument: string
  /** Its first group is the version in what the program says. */
  pattern: RegExp
}

/** The installed version of a program; null if there is none. Asked again after a minute: it may be installed meanwhile. */
export function programVersion(now: () => number, question: VersionQuestion): () => Promise<string | null> {
  let stored: { version: Promise<string | null>; until: number } | null = null
  return () => {
    if (stored === null || stored.until < now()) stored = { version: findVersion(question), until: now() + lifeMs }
    return stored.version
  }
}

async function findVersion({ program, argument, pattern }: VersionQuestion): Promise<string | null> {
  try {
    const { stdout, stderr } = await run(program, [argument], { timeout: 10_000, env: { PATH: process.env.PATH } })
    return pattern.exec(`${stdout}${stderr}`)?.[1] ?? null
  } catch {
    // Not installed, or not in working order: the form says that the service is not available.
    return null
  }
}
