import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Database } from '@rosette/database/open-database.ts'
import { readRows } from '@rosette/database/read-rows.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { ReleaseOrigin } from '../../../site/server/release-origin.ts'
import { exportHead } from './export-facts.ts'
import type { ExportedTable } from './exported-table.ts'

const rowsAtOnce = 2000

/** Writes a packed file from the tables of a release, a batch of rows at a time; returns how many rows it has. */
export async function writeExport(db: Database, table: ExportedTable, facts: ReleaseOrigin, path: string): Promise<number> {
  let count = 0
  async function* read(): AsyncGenerator<string> {
    yield exportHead(table, facts)
    for await (const rows of readRows<Record<string, unknown>>(db, table.sql, rowsAtOnce, schemaOf(facts.releaseId))) {
      count += rows.length
      yield rows.map((row) => table.lineOf(row)).join('')
    }
  }
  await pipeline(Readable.from(read()), createGzip(), createWriteStream(path))
  return count
}
