import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dropDatabase, onServer, withDatabase } from '@rosette/database/scratch-database.ts'
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

/** A database, an index prefix and a folder for one benchmark; removed whatever happens, or kept to measure it again. */
export async function withScratchSite<Result>(use: (site: ScratchSite) => Promise<Result>, isStored = false): Promise<Result> {
  const { DATABASE_URL, OPENSEARCH_URL: opensearchUrl } = await ensureServices(say)
  const { stdout: commit } = await promisify(execFile)('git', ['rev-parse', '--short', 'HEAD'], { cwd: checkout })
  const name = `rosette_bench_${randomBytes(4).toString('hex')}`
  const databaseUrl = withDatabase(DATABASE_URL, name)
  const dir = await mkdtemp(join(tmpdir(), 'rosette-bench-'))
  await onServer(DATABASE_URL, `create database ${name}`)
  try {
    return await use({ databaseUrl, opensearchUrl, indexPrefix: name, dir, commit: commit.trim() })
  } finally {
    await rm(dir, { recursive: true, force: true })
    if (isStored) say(`kept: DATABASE_URL=${databaseUrl} OPENSEARCH_URL=${opensearchUrl} INDEX_PREFIX=${name}`)
    else {
      await dropDatabase(DATABASE_URL, name)
      await fetch(`${opensearchUrl}/${name}-*`, { method: 'DELETE' })
    }
  }
}
