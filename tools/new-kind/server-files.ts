import type { KindParts, KindWords } from './kind-words.ts'

/** Tables and the entry of the server registry, with its source and loader while they are this small: how we know it. */
export function serverFiles(words: KindWords, { isSearchable }: KindParts): Readonly<Record<string, string>> {
  const { kebab } = words
  return {
    [`server/${kebab}-tables.sql`]: `${isSearchable ? lineTable(words) : ''}${recordTable(words)}`,
    ...(isSearchable && { [`server/${kebab}-derive.sql`]: deriveSql(words) }),
    [`server/${kebab}-server.ts`]: isSearchable ? searchedServer(words) : plainServer(words),
  }
}

function recordTable({ snake }: KindWords): string {
  return `create table ${snake} (
  ${snake}_id bigint primary key,
  name text not null unique,
  description text
);
`
}

function lineTable({ snake }: KindWords): string {
  return `-- What the file says, row for row.
create table ${snake}_line (
  name text not null,
  description text
);

`
}

function deriveSql({ kebab, snake }: KindWords): string {
  return `create temporary table named as
select distinct on (name) name as natural_key, null::bigint as key, line.*
from ${snake}_line as line
order by name, description;

select community.mint_keys('${kebab}', 'named');

insert into ${snake}
select key, name, description from named;

drop table named;

analyze ${snake};
`
}

function plainServer(words: KindWords): string {
  const { kebab, camel, pascal, snake } = words
  return `import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { sql } from 'kysely'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'

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

${loader(words)}`
}

function searchedServer(words: KindWords): string {
  const { kebab, camel, pascal, snake, label } = words
  return `import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import { sql } from 'kysely'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'
import { ${camel}Index, ${camel}Search, to${pascal}Document } from './index-${kebab}.ts'

const ingest${pascal}s = detailSource({
  title: '${label}s',
  file: 'rosette_${snake}',
  table: '${snake}_line',
  columns: { name: cells.text, description: cells.text },
  needed: ['name'],
})

/** Its rows of the demo release. */
const ${camel}DemoFiles = {
  'rosette_${snake}.tsv': ['name\tdescription', 'example ${label.toLowerCase()}\tMade up for the demo release'],
}

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

${loader(words)}`
}

function loader({ camel, pascal }: KindWords): string {
  return `async function load${pascal}s(db: ReleaseDb, ${camel}Ids: readonly number[]): Promise<Map<number, ${pascal}Record>> {
  const rows = await ${camel}RowsQuery(db, ${camel}Ids).execute()
  return new Map(rows.map((row) => [row.${camel}Id, row]))
}

function ${camel}RowsQuery(db: ReleaseDb, ${camel}Ids: readonly number[]) {
  // The generated row types hold this table after the next \`npm run gen\`; then withTables can go.
  return db
    .withTables<{ ${camel}: ${pascal}Record }>()
    .selectFrom('${camel}')
    .select(['${camel}Id', 'name', 'description'])
    .where('${camel}Id', '=', (eb) => eb.fn.any(sql.val(${camel}Ids)))
}
`
}
