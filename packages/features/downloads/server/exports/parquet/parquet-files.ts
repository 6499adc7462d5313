import { join } from 'node:path'
import type { Database } from '@rosette/database/open-database.ts'
import { licencesOf, type ReleaseOrigin } from '../../../../site/server/release-origin.ts'
import { sourcesOfTables } from '../export-facts.ts'
import type { MadeFile } from '../publish-folder.ts'
import { listReleaseTables } from './release-tables.ts'
import { writeParquet } from './write-parquet.ts'

/** Every table of a release as a file, one after another; also empty ones, so that code that reads all of them runs on every release. */
export async function* parquetFiles(db: Database, facts: ReleaseOrigin, scratch: string): AsyncGenerator<MadeFile> {
  for (const table of await listReleaseTables(db, facts.releaseId)) {
    const name = `${table.name}.parquet`
    const source = join(scratch, name)
    const { rows, firstRows } = await writeParquet(db, table, facts, source)
    yield {
      name,
      title: table.description ?? `Table ${table.name}`,
      rows,
      licences: licencesOf(sourcesOfTables([table.name], facts.sources)),
      columns: [...table.columns],
      firstRows,
      source,
      isScratch: true,
    }
  }
}
