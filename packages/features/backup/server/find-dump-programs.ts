import { execFile } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import type { Database } from '@rosette/database/open-database.ts'

/** The major version of the server. */
export async function postgresVersion({ pool }: Pick<Database, 'pool'>): Promise<number> {
  const { rows } = await pool.query<{ number: string }>(`select current_setting('server_version_num') as number`)
  return Math.floor(Number(rows[0]?.number) / 10_000)
}

/**
 * The folder of the programs of the server's version, or of the next newer one: pg_dump refuses servers that are newer than itself. They
 * are looked for on the PATH and where Debian puts them.
 */
export async function findDumpPrograms(version: number): Promise<string> {
  const debian = '/usr/lib/postgresql'
  const folders = existsSync(debian) ? readdirSync(debian).map((name) => join(debian, name, 'bin')) : []
  const candidates = [...folders, ...(process.env.PATH ?? '').split(delimiter)].filter(
    (bin) => existsSync(join(bin, 'pg_dump')) && existsSync(join(bin, 'pg_restore')),
  )
  const found = await Promise.all(candidates.map(async (bin) => ({ bin, version: await versionOf(join(bin, 'pg_dump')) })))
  const [best] = found.filter((programs) => programs.version >= version).sort((a, b) => a.version - b.version)
  if (best) return best.bin
  throw new Error(`pg_dump and pg_restore of PostgreSQL ${version} are needed: install its client programs (Debian: postgresql-client).`)
}

async function versionOf(program: string): Promise<number> {
  const { stdout } = await promisify(execFile)(program, ['--version'], { timeout: 10_000 })
  return Number(/(\d+)(?:\.|beta|rc|devel)/.exec(stdout)?.[1] ?? 0)
}
