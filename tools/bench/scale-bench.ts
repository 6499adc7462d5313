import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { formatNumber } from '@rosette/contract-kit/format-number.ts'
import { openDatabase } from '@rosette/database/open-database.ts'
import { scaleSizes } from '@rosette/demo-release/scaled/write-scaled-release.ts'
import { z } from 'zod'
import { checkout } from '../checkout.ts'
import type { BenchOptions } from './bench-options.ts'
import { makeScaledRelease, type ScaledRelease } from './make-scaled-release.ts'
import { addScaleRow, type ScaleRow } from './scale-table.ts'
import { type ScratchSite, withScratchSite } from './scratch-site.ts'

/** Makes, loads, builds and publishes a release of a given size with the command a person uses, and enters what it took into docs/scale.md. */
export async function benchScale({ documents, isIndexOnly, isStored }: BenchOptions): Promise<object> {
  const row = await withScratchSite(async (site): Promise<ScaleRow> => {
    const run = await makeScaledRelease(site, documents, isIndexOnly)
    const { count, bytes } = await measureIndices(site)
    return {
      date: new Date().toISOString().slice(0, 10),
      commit: site.commit,
      size: sizeOf(documents),
      isIndexOnly,
      documents: count,
      minutes: run.ms / 60_000,
      steps: formatSteps(run.steps),
      postgresBytes: await measureDatabase(site),
      opensearchBytes: bytes,
      residentBytes: run.residentBytes,
    }
  }, isStored)
  const page = join(checkout, 'docs/scale.md')
  await writeFile(page, addScaleRow(await readFile(page, 'utf8'), row))
  return row
}

function sizeOf(documents: number): string {
  return Object.entries(scaleSizes).find(([, size]) => size === documents)?.[0] ?? formatNumber(documents)
}

const Count = z.object({ count: z.number() })
const IndexRows = z.array(z.object({ 'store.size': z.coerce.number() }))

async function measureIndices({ opensearchUrl, indexPrefix }: ScratchSite): Promise<{ count: number; bytes: number }> {
  const indices = `${indexPrefix}-*`
  // What is still in memory weighs nothing on disk.
  await fetch(`${opensearchUrl}/${indices}/_flush`, { method: 'POST' })
  // The list of indices counts parts of documents too, so the documents are requested.
  const { count } = Count.parse(await (await fetch(`${opensearchUrl}/${indices}/_count`)).json())
  const rows = IndexRows.parse(await (await fetch(`${opensearchUrl}/_cat/indices/${indices}?format=json&bytes=b`)).json())
  return { count, bytes: rows.reduce((sum, row) => sum + row['store.size'], 0) }
}

async function measureDatabase({ databaseUrl }: ScratchSite): Promise<number> {
  const db = openDatabase({ url: databaseUrl, poolSize: 1, applicationName: 'rosette bench' })
  try {
    const { rows } = await db.pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes')
    return rows[0]?.bytes ?? 0
  } finally {
    await db.close()
  }
}

/** 'load 0.5 · derive 0.2 · build 4.1', in minutes. */
function formatSteps(steps: ScaledRelease['steps']): string {
  const msOf = new Map<string, number>()
  for (const { step, ms } of steps) msOf.set(step, (msOf.get(step) ?? 0) + ms)
  return [...msOf].map(([step, ms]) => `${step} ${(ms / 60_000).toFixed(1)}`).join(' · ')
}
