import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { checkout } from '../checkout.ts'
import { ensureServices } from '../services/start-services.ts'

export type ScratchSite = {
  databaseUrl: string
  opensearchUrl: string
  indexPrefix: string
  /** An empty folder. */
  dir: string
  /** Of this checkout, for the record of what was measured. */
  commit: string
}

export const say = (line: string) => process.stderr.write(`bench: ${line}\n`)

/** A database, a prefix of indices and a folder that nobody else uses, gone without a trace whatever happens. */
export async function withScratchSite<Result>(use: (site: ScratchSite) => Promise<Result>): Promise<Result> {
  const { DATABASE_URL, OPENSEARCH_URL: opensearchUrl } = await ensureServices(say)
  const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout })
  const indexPrefix = `rosette_bench_${randomBytes(4).toString('hex')}`
  const dir = await mkdtemp(join(tmpdir(), 'rosette-bench-'))
  try {
    return await withScratchDatabase(DATABASE_URL, 'rosette_bench', (databaseUrl) =>
      use({ databaseUrl, opensearchUrl, indexPrefix, dir, commit: commit.trim() }),
    )
  } finally {
    await rm(dir, { recursive: true, force: true })
    await fetch(`${opensearchUrl}/${indexPrefix}-*`, { method: 'DELETE' })
  }
}
