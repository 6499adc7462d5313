import { readFile } from 'node:fs/promises'
import { kitTables } from '@rosette/database/release-schema.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'

export type TableNotes = { description: string | null; columns: ReadonlyMap<string, string> }

/** What the comments of the schema say of tables and columns, by table. */
export async function loadTableNotes(): Promise<Map<string, TableNotes>> {
  const files = [...kitTables, ...Object.values(kindServers).flatMap(({ tables }) => tables)]
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return new Map(texts.flatMap((text) => [...readTableNotes(text)]))
}

/**
 * In our schema files a comment stands on the lines above the table or the column that it is about, and each column begins a line.
 * A line between a comment and a column ends the comment's reach.
 */
export function readTableNotes(sql: string): Map<string, TableNotes> {
  const notes = new Map<string, { description: string | null; columns: Map<string, string> }>()
  let said: string[] = []
  let columns: Map<string, string> | null = null
  for (const line of sql.split('\n')) {
    const comment = /^\s*-- (.*)$/.exec(line)?.[1]
    if (comment !== undefined) {
      said.push(comment.trim())
      continue
    }
    const table = /^create table (\w+) \(/.exec(line)?.[1]
    const column = columns === null ? undefined : /^ {2}"?([a-z]\w*)"? [a-z]/.exec(line)?.[1]
    const text = said.length === 0 ? null : said.join(' ')
    if (table !== undefined) {
      columns = new Map()
      notes.set(table, { description: text, columns })
      // A short table is written on one line.
      if (line.trimEnd().endsWith(';')) columns = null
    } else if (column !== undefined && text !== null) columns?.set(column, text)
    else if (line.startsWith(')')) columns = null
    said = []
  }
  return notes
}
