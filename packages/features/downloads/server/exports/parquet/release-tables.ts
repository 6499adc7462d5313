import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import type { FileColumn } from '../../../contract/folder-manifest.ts'
import { loadTableNotes } from './table-notes.ts'

/** A table of a release, as PostgreSQL describes it. */
export type ReleaseTable = {
  name: string
  /** What the schema says of it; null if it says nothing. */
  description: string | null
  columns: readonly FileColumn[]
}

type Row = { table: string; column: string; type: string; isNullable: boolean }

/** All tables of a release, by name; those of the community lie in another schema. */
export async function listReleaseTables({ pool }: Pick<Database, 'pool'>, releaseId: string): Promise<ReleaseTable[]> {
  const [{ rows }, notes] = await Promise.all([pool.query<Row>(columnsSql, [schemaOf(releaseId)]), loadTableNotes()])
  return Array.from(
    Map.groupBy(rows, ({ table }) => table),
    ([name, columns]) => ({
      name,
      description: notes.get(name)?.description ?? null,
      columns: columns.map(({ column, type, isNullable }) => ({
        name: column,
        type,
        isNullable,
        description: notes.get(name)?.columns.get(column) ?? null,
      })),
    }),
  )
}

const columnsSql = `
  select relation.relname as table, attribute.attname as column, format_type(atttypid, null) as type, not attnotnull as "isNullable"
  from pg_class as relation join pg_namespace as namespace on namespace.oid = relnamespace
  join pg_attribute as attribute on attrelid = relation.oid
  where nspname = $1 and relkind in ('r', 'p') and not relispartition and attnum > 0 and not attisdropped
  order by relation.relname collate "C", attnum`
