import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** Runs something on a database made for it, and drops that database whatever happens. */
export async function withScratchDatabase<T>(url: string, namePrefix: string, run: (url: string) => Promise<T>): Promise<T> {
  const name = `${namePrefix}_${randomBytes(5).toString('hex')}`
  await onServer(url, `create database ${name}`)
  try {
    return await run(withDatabase(url, name))
  } finally {
    await onServer(url, `drop database if exists ${name} with (force)`)
  }
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
