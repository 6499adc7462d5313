import type { Database } from './open-database.ts'

/** Streams the rows of a query in batches, on its own connection; tables without a schema are those of `schema`. */
export async function* readRows<Row extends object>(db: Database, query: string, atOnce: number, schema?: string): AsyncGenerator<Row[]> {
  const client = await db.pool.connect()
  try {
    await client.query('begin read only')
    await client.query('set local statement_timeout = 0')
    if (schema !== undefined) await client.query(`set local search_path to ${schema}`)
    await client.query(`declare streamed no scroll cursor for ${query}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${atOnce} from streamed`)
      if (rows.length === 0) break
      yield rows
    }
    await client.query('commit')
  } finally {
    // A reader that stops half-way leaves a transaction open, which ends with the connection.
    client.release(true)
  }
}
