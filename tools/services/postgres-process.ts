import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** The process id of the server that runs on this data folder, or null. */
export function findPostmaster(dataDir: string): number | null {
  const pid = pidInLockFile(dataDir)
  return pid !== null && isServerOf(pid, dataDir) ? pid : null
}

/**
 * After kill -9 the lock file stays, and by then its process id may be another program's; PostgreSQL
 * would then refuse to start.
 */
export function removeStaleLockFile(dataDir: string): void {
  if (pidInLockFile(dataDir) !== null && findPostmaster(dataDir) === null) rmSync(join(dataDir, 'postmaster.pid'))
}

function pidInLockFile(dataDir: string): number | null {
  const file = join(dataDir, 'postmaster.pid')
  if (!existsSync(file)) return null
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10)
  return pid > 0 ? pid : null
}

function isServerOf(pid: number, dataDir: string): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: it is there, and another user's.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  if (!existsSync('/proc/self')) return true
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(dataDir)
  } catch {
    return false
  }
}
