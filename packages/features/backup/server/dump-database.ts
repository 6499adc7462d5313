import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OnProgress } from '@rosette/release-kit/progress.ts'
import { runDumpProgram } from './run-dump-program.ts'

/** Connections that read tables at the same time. */
const jobs = 2
/** For the locks that a dump takes when it begins; a migration or a release that is dropped holds them off. */
const lockTimeoutMs = 60_000

type DumpOptions = {
  url: string
  /** Folder of pg_dump. */
  bin: string
  /** Folder to be made. */
  dir: string
  schemas: readonly string[]
  /** Name of an exported snapshot: what the database was at that moment. */
  snapshot: string
  tables: number
  onProgress?: OnProgress | undefined
}

/** Dumps schemas as they were in a snapshot, one compressed file for each table. */
export async function dumpDatabase({ url, bin, dir, schemas, snapshot, tables, onProgress }: DumpOptions): Promise<void> {
  await runDumpProgram({
    program: join(bin, 'pg_dump'),
    url,
    args: [
      '--format=directory',
      `--file=${dir}`,
      `--jobs=${jobs}`,
      `--snapshot=${snapshot}`,
      `--lock-wait-timeout=${lockTimeoutMs}`,
      '--no-owner',
      '--no-privileges',
      '--verbose',
      ...schemas.map((schema) => `--schema=${schema}`),
    ],
    onLine: countLines(/dumping contents of table/, (done) =>
      onProgress?.({ step: 'backup', label: 'database', done, total: tables, unit: 'tables' }),
    ),
  })
}

type RestoreOptions = { url: string; bin: string; dir: string; onProgress?: OnProgress | undefined }

/** Restores a dump in one transaction: all of it, or nothing. Roles and rights are those of the target, and granted afterwards. */
export async function restoreDump({ url, bin, dir, onProgress }: RestoreOptions): Promise<void> {
  const program = join(bin, 'pg_restore')
  const temporary = await mkdtemp(join(tmpdir(), 'rosette-restore-'))
  try {
    const contents = await runDumpProgram({ program, url, args: ['--list', dir] })
    // Policies name the role that serves the site, which another server need not have.
    const entries = contents.split('\n').filter((line) => !/^\d+; \d+ \d+ POLICY /.test(line))
    const total = entries.filter((line) => line.includes(' TABLE DATA ')).length
    const list = join(temporary, 'list')
    await writeFile(list, entries.join('\n'))
    await runDumpProgram({
      program,
      url,
      args: ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges', '--verbose', `--use-list=${list}`, dir],
      onLine: countLines(/processing data for table/, (done) =>
        onProgress?.({ step: 'restore', label: 'database', done, total, unit: 'tables' }),
      ),
    })
  } finally {
    await rm(temporary, { recursive: true, force: true })
  }
}

function countLines(pattern: RegExp, onCount: (count: number) => void): (line: string) => void {
  let count = 0
  onCount(count)
  return (line) => {
    if (pattern.test(line)) onCount(++count)
  }
}
