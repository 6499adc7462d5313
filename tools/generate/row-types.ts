import { glob, readFile } from 'node:fs/promises'
import { formatRowTypes } from '@rosette/database/format-row-types.ts'
import { migrate } from '@rosette/database/migrate.ts'
import { type Database, openDatabase } from '@rosette/database/open-database.ts'
import { withScratchDatabase } from '@rosette/database/scratch-database.ts'
import { serviceEnvironment } from '../services/service-addresses.ts'
import type { Generator } from './generator.ts'

/** Runs the DDL in a scratch database, so that PostgreSQL itself reports the columns. */
export const rowTypes: Generator = {
  title: 'row types',
  make: async () =>
    withScratchDatabase(serviceEnvironment().DATABASE_URL, 'rosette_row_types', async (url) => {
      const db = openDatabase({ url, poolSize: 2 })
      try {
        await migrate(db)
        await createReleaseTables(db)
        return {
          'packages/database/src/generated/community-rows.ts': await formatRowTypes(db, 'community', 'CommunityTables'),
          'packages/database/src/generated/release-rows.ts': await formatRowTypes(db, 'release_types', 'ReleaseTables'),
        }
      } finally {
        await db.close()
      }
    }),
}

async function createReleaseTables(db: Database): Promise<void> {
  const files = [
    'packages/database/src/record-tables.sql',
    'packages/database/src/identifier-tables.sql',
    'packages/database/src/sequence-tables.sql',
    'packages/database/src/curation-tables.sql',
  ]
  for await (const file of glob('packages/kinds/*/server/**/*-tables.sql')) files.push(file)
  const client = await db.pool.connect()
  try {
    await client.query('create schema release_types; set search_path = release_types')
    for (const file of files.sort()) await client.query(await readFile(file, 'utf8'))
  } finally {
    client.release(true)
  }
}
