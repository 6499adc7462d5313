import type { KindParts, KindWords } from './kind-words.ts'

/** Tables, loader and the entry of the server registry: how we know it. */
export function serverFiles(words: KindWords, { isSearchable }: KindParts): Readonly<Record<string, string>> {
  const { kebab, camel, pascal, snake } = words
  return {
    [`server/${kebab}-tables.sql`]: `${isSearchable ? lineTable(words) : ''}create table ${snake} (
  ${snake}_id bigint primary key,
  name text not null unique,
  description text
);
`,
    [`server/load-${kebab}.ts`]: `import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { sql } from 'kysely'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'

export async function load${pascal}s(db: ReleaseDb, ${camel}Ids: readonly number[]): Promise<Map<number, ${pascal}Record>> {
  const rows = await ${camel}RowsQuery(db, ${camel}Ids).execute()
  return new Map(rows.map((row) => [row.${camel}Id, row]))
}

export function ${camel}RowsQuery(db: ReleaseDb, ${camel}Ids: readonly number[]) {
  // The generated row types hold this table after the next \`npm run gen\`; then withTables can go.
  return db
    .withTables<{ ${camel}: ${pascal}Record }>()
    .selectFrom('${camel}')
    .select(['${camel}Id', 'name', 'description'])
    .where('${camel}Id', '=', (eb) => eb.fn.any(sql.val(${camel}Ids)))
}
`,
    [`server/${kebab}-server.ts`]: isSearchable ? searchedServer(words) : plainServer(words),
  }
}

function lineTable({ snake }: KindWords): string {
  return `-- What the file says, row for row.
create table ${snake}_line (
  name text not null,
  description text
);

`
}

function plainServer({ kebab, camel, pascal, snake }: KindWords): string {
  return `import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'
import { load${pascal}s } from './load-${kebab}.ts'

export const ${camel}Server = defineKindServer<${pascal}Record>({
  tables: new URL('./${kebab}-tables.sql', import.meta.url),
  derive: null,
  derivesFrom: [],
  loadsFrom: [],
  sources: [],
  keys: { table: '${snake}', column: '${snake}_id' },
  loadRecords: load${pascal}s,
  lookups: () => [],
  identifiers: ({ name }) => ({ label: name, names: [{ type: 'name', name }] }),
  search: null,
})
`
}

function searchedServer({ kebab, camel, pascal, snake }: KindWords): string {
  return `import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'
import { ${camel}Index, ${camel}Search, to${pascal}Document } from './index-${kebab}.ts'
import { ${camel}DemoFiles, ingest${pascal}s } from './ingest-${kebab}s.ts'
import { load${pascal}s } from './load-${kebab}.ts'

export const ${camel}Server = defineKindServer<${pascal}Record>({
  tables: new URL('./${kebab}-tables.sql', import.meta.url),
  derive: new URL('./${kebab}-derive.sql', import.meta.url),
  derivesFrom: [],
  loadsFrom: [],
  sources: [ingest${pascal}s],
  demoFiles: ${camel}DemoFiles,
  keys: { table: '${snake}', column: '${snake}_id' },
  loadRecords: load${pascal}s,
  lookups: () => [],
  identifiers: ({ name }) => ({ label: name, names: [{ type: 'name', name }] }),
  search: { index: ${camel}Index, criteria: ${camel}Search, toDocument: to${pascal}Document },
})
`
}
