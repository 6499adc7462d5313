import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const marker = 'rosette-services'

/** Makes the folder of the services, or makes sure that an existing one is theirs: reset deletes what is in it. */
export function openServiceFolder(dir: string): void {
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  if (existsSync(join(dir, marker))) {
    const owner = statSync(dir).uid
    if (owner !== process.getuid?.()) throw new Error(`${dir} belongs to another user; set ROSETTE_SERVICES_DIR to a folder of your own.`)
    return
  }
  if (readdirSync(dir).length > 0) throw new Error(`${dir} holds other files; set ROSETTE_SERVICES_DIR to an empty folder.`)
  writeFileSync(join(dir, marker), 'Data of the PostgreSQL and OpenSearch of a Rosette checkout.\n')
}

/** True when services were ever started here. */
export function isServiceFolder(dir: string): boolean {
  return existsSync(join(dir, marker))
}

/** Runs one command at a time on the services of a checkout; the lock of a process that died is taken over. */
export async function withServiceLock<T>(dir: string, run: () => Promise<T>): Promise<T> {
  const file = join(dir, 'lock')
  for (let waited = 0; !takeLock(file); waited++) {
    if (waited === 6000) throw new Error(`Another services command holds ${file} for ten minutes.`)
    await wait(100)
  }
  try {
    return await run()
  } finally {
    rmSync(file, { force: true })
  }
}

function takeLock(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    if (isHeldByTheLiving(file)) return false
    rmSync(file, { force: true })
    return false
  }
}

function isHeldByTheLiving(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'))
    // Written a moment ago, the file may still be empty.
    return pid === 0 || process.kill(pid, 0)
  } catch {
    return false
  }
}
