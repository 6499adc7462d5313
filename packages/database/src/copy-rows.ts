import { finished } from 'node:stream/promises'
import { DatabaseError, type Pool } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'

const chunkLength = 64 * 1024

/** Writes rows into one table with COPY on a connection of its own. */
export type RowCopy = {
  /** Never waits; call `drained` now and then so that memory stays bounded. */
  row(values: readonly CopyValue[]): void
  drained(): Promise<void>
  /** Finishes the COPY and returns the number of rows. Fails where PostgreSQL refused one. */
  end(): Promise<number>
  /** Gives up; nothing of it is stored. After `end` it does nothing. */
  abort(): Promise<void>
}

/** `table` is qualified by its schema; names come from code, never from a visitor. */
export async function copyRows(pool: Pool, table: string, columns: readonly string[]): Promise<RowCopy> {
  const client = await pool.connect()
  const names = columns.map((column) => `"${column}"`).join(', ')
  const stream = client.query(copyFrom(`copy ${table} (${names}) from stdin`))
  let failure: Error | null = null
  const done = finished(stream, { readable: false }).catch((error: Error) => {
    failure = new Error(`${table}: ${error.message}${whereOf(error)}`, { cause: error })
  })
  let isReleased = false
  let chunk = ''
  let mayWrite = true
  // Anyone who waits for room. A race with `done` would leave something behind at each of millions of waits: `done` settles at the very end.
  let wake: (() => void) | null = null
  const wakeUp = () => {
    mayWrite = true
    wake?.()
    wake = null
  }
  stream.on('drain', wakeUp)
  void done.then(wakeUp)

  function flush(): void {
    if (chunk === '' || failure) return
    mayWrite = stream.write(chunk)
    chunk = ''
  }

  function release(error: Error | null): void {
    if (!isReleased) client.release(error ?? undefined)
    isReleased = true
  }

  return {
    row(values) {
      chunk += formatCopyRow(values)
      if (chunk.length >= chunkLength) flush()
    },
    async drained() {
      if (!mayWrite && !failure) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      if (failure) throw failure
    },
    async end() {
      flush()
      stream.end()
      await done
      release(failure)
      if (failure) throw failure
      return stream.rowCount
    },
    async abort() {
      failure ??= new Error(`${table}: given up`)
      stream.destroy()
      await done
      release(failure)
    },
  }
}

/** PostgreSQL says which row and column it stopped at. */
function whereOf(error: Error): string {
  return error instanceof DatabaseError && error.where ? ` (${error.where})` : ''
}

type CopyValue = string | number | boolean | null

const special = /[\\\n\r\t]/
const specials = /[\\\n\r\t]/g
const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** One line of PostgreSQL's COPY text format (manual, COPY, "Text Format"). */
export function formatCopyRow(values: readonly CopyValue[]): string {
  let line = ''
  for (let i = 0; i < values.length; i++) {
    if (i > 0) line += '\t'
    line += formatCopyValue(values[i] ?? null)
  }
  return `${line}\n`
}

function formatCopyValue(value: CopyValue): string {
  if (typeof value === 'string') {
    return special.test(value) ? value.replace(specials, (character) => escapes[character] ?? character) : value
  }
  if (value === null) return '\\N'
  if (typeof value === 'number') return String(value)
  return value ? 't' : 'f'
}
