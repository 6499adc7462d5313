import type { Database } from './open-database.ts'

/** Streams the rows of a query in batches, on its own connection; tables without a schema are those of `schema`. */
export async function* readRows<Row extends object>(
  db: Pick<Database, 'pool'>,
  query: string,
  atOnce: number,
  schema?: string,
): AsyncGenerator<Row[]> {
  const client = await db.pool.connect()
  let isDone = false
  try {
    await client.query('begin read only')
    await client.query('set local statement_timeout = 0')
    if (schema !== undefined) await client.query(`set local search_path to ${schema}`)
    // Otherwise a scan may begin where another one is, and the same table would come in another order.
    await client.query('set local synchronize_seqscans to off')
    await client.query(`declare streamed no scroll cursor for ${query}`)
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${atOnce} from streamed`)
      if (rows.length === 0) break
      yield rows
    }
    await client.query('commit')
    isDone = true
  } finally {
    // A reader that stops half-way leaves a transaction open, which ends with the connection.
    client.release(!isDone)
  }
}
