import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)
const lifeMs = 60_000

/** The installed version of BLAST+, such as `2.12.0+`; null if there is none. Asked again after a minute: it may be installed meanwhile. */
export function blastVersion(now: () => number): () => Promise<string | null> {
  let stored: { version: Promise<string | null>; until: number } | null = null
  return () => {
    if (stored === null || stored.until < now()) stored = { version: findVersion(), until: now() + lifeMs }
    return stored.version
  }
}

async function findVersion(): Promise<string | null> {
  try {
    const { stdout } = await run('blastn', ['-version'], { timeout: 10_000, env: { PATH: process.env.PATH } })
    return /^blastn: (\S+)/.exec(stdout)?.[1] ?? null
  } catch {
    // Not installed, or not in working order: the form says that the service is not available.
    return null
  }
}
