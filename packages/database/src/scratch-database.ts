import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Runs something on a database made for it, and drops that database whatever happens. */
export async function withScratchDatabase<T>(url: string, namePrefix: string, run: (url: string) => Promise<T>): Promise<T> {
  const name = `${namePrefix}_${randomBytes(5).toString('hex')}`
  await onServer(url, `create database ${name}`)
  try {
    return await run(withDatabase(url, name))
  } finally {
    await dropDatabase(url, name)
  }
}

/**
 * Drops a database, connections and all. Not `with (force)`: that is refused to a plain role while autovacuum looks at the
 * database, whereas a plain drop sends autovacuum away and waits for the connections we have ended.
 */
export async function dropDatabase(url: string, name: string): Promise<void> {
  // PostgreSQL refuses to alter what an interrupted drop left behind, which nobody can connect to anyway.
  await onServer(
    url,
    `do $$ begin
      if exists (select from pg_database where datname = '${name}' and datconnlimit <> -2) then
        alter database ${name} allow_connections false;
      end if;
    end $$`,
  )
  await onServer(url, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}' and pg_has_role(usesysid, 'usage')`)
  await onServer(url, `drop database ${name}`)
}

/** The same server and user, another database. */
export function withDatabase(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}

/** One statement on a connection of its own, as `create database` wants. */
export async function onServer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(sql)
  } finally {
    await client.end()
  }
}
