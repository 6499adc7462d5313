import { zstdCompressSync } from 'node:zlib'
import type { Database } from '@rosette/database/open-database.ts'
import { readRows } from '@rosette/database/read-rows.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { fileWriter, ParquetWriter, type SchemaElement } from 'hyparquet-writer'
import { licencesOf, type ReleaseOrigin } from '../../../../site/server/release-origin.ts'
import { citationsOf, sourcesOfTables } from '../export-facts.ts'
import { type ParquetColumn, parquetColumnOf } from './parquet-column.ts'
import type { ReleaseTable } from './release-tables.ts'

/** What a row group holds at most: to read a part of a file is to read a group, and writing one takes several times its size. */
const groupRows = 100_000
const groupCharacters = 8 * 1024 * 1024
const rowsAtOnce = 500

/** How many of its first rows the page of a file shows. */
const previewRows = 10

export type WrittenParquet = { rows: number; firstRows: (string | null)[][] }

/** Writes a table of a release as a Parquet file, one row group after another. */
export async function writeParquet(
  db: Pick<Database, 'pool'>,
  table: ReleaseTable,
  facts: ReleaseOrigin,
  path: string,
): Promise<WrittenParquet> {
  const columns = table.columns.map(parquetColumnOf)
  const schema = [{ name: 'schema', num_children: columns.length }, ...columns.flatMap((column) => column.schema)]
  const writer = new ParquetWriter({
    writer: fileWriter(path),
    schema,
    codec: 'ZSTD',
    compressors: { ZSTD: pack },
    kvMetadata: metadataOf(table, facts),
    createdBy: 'Rosette',
  })
  const group = columns.map((): unknown[] => [])
  const firstRows: (string | null)[][] = []
  let rows = 0
  let characters = 0
  const writeGroup = async () => {
    const columnData = table.columns.map(({ name }, at) => ({ name, data: group[at] ?? [] }))
    await writer.write({ columnData, rowGroupSize: groupRows })
    for (const values of group) values.length = 0
    characters = 0
  }
  for await (const batch of readRows<Record<string, unknown>>(db, selectOf(table, columns), rowsAtOnce, schemaOf(facts.releaseId))) {
    for (const row of batch) {
      if (firstRows.length < previewRows) firstRows.push(table.columns.map(({ name }) => previewOf(row[name])))
      for (const [at, { name }] of table.columns.entries()) {
        const value = columns[at]?.toValue(row[name])
        group[at]?.push(value)
        characters += sizeOf(value)
      }
      rows += 1
      if (group[0]?.length === groupRows || characters >= groupCharacters) await writeGroup()
    }
  }
  if (group[0]?.length) await writeGroup()
  for (const element of schema) completeType(element)
  await writer.finish()
  return { rows, firstRows }
}

/**
 * DuckDB knows JSON by the older mark alone, but with this mark the library would write a JSON text of each JSON text: it is set when all
 * values are written, and before the schema is.
 */
function completeType(element: SchemaElement): void {
  if (element.logical_type?.type === 'JSON') element.converted_type = 'JSON'
}

function pack(page: Uint8Array): Uint8Array {
  return zstdCompressSync(page)
}

/** As the rows lie in the table: nothing changes a release after its build, so that they lie the same way the next time. */
function selectOf(table: ReleaseTable, columns: readonly ParquetColumn[]): string {
  return `select ${columns.map(({ select }) => select).join(', ')} from "${table.name}"`
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string' || value instanceof Uint8Array) return value.length
  return Array.isArray(value) ? value.reduce<number>((sum, item) => sum + sizeOf(item), 0) : 8
}

function metadataOf({ name, description, columns }: ReleaseTable, facts: ReleaseOrigin): { key: string; value: string }[] {
  const sources = sourcesOfTables([name], facts.sources)
  const descriptions = columns.flatMap((column) => (column.description === null ? [] : [[column.name, column.description]]))
  return Object.entries({
    'generated-by': 'Rosette',
    'date-generated': facts.date,
    release: facts.releaseId,
    table: name,
    ...(description !== null && { description }),
    ...(descriptions.length > 0 && { 'column-descriptions': JSON.stringify(Object.fromEntries(descriptions)) }),
    licence: licencesOf(sources).join('; '),
    cite: citationsOf(sources).join('\n'),
  }).map(([key, value]) => ({ key, value }))
}

const longestPreview = 200

/** A cell as the page of a file shows it. */
function previewOf(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (value instanceof Uint8Array) return `${value.length} bytes`
  const text = Array.isArray(value) ? JSON.stringify(value) : String(value)
  // Whole characters: half of a pair would be no text.
  return text.length > longestPreview ? `${[...text.slice(0, longestPreview)].slice(0, -1).join('')}…` : text
}
