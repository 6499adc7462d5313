import type { KindParts, KindWords } from './kind-words.ts'

/** Tables and the entry of the server registry, with its source and loader while they are this small: how we know it. */
export function serverFiles(words: KindWords, parts: KindParts): Readonly<Record<string, string>> {
  const { kebab } = words
  const { isSearchable } = parts
  return {
    [`server/${kebab}-tables.sql`]: `${isSearchable ? lineTable(words, parts) : ''}${recordTable(words, parts)}`,
    ...(isSearchable && { [`server/${kebab}-derive.sql`]: deriveSql(words, parts) }),
    [`server/${kebab}-server.ts`]: isSearchable ? searchedServer(words, parts) : plainServer(words, parts),
  }
}

const positionColumns = `,
  chromosome text,
  start_position integer,
  end_position integer`

function recordTable({ snake }: KindWords, { hasPositions }: KindParts): string {
  return `create table ${snake} (
  ${snake}_id bigint primary key,
  name text not null unique,
  description text${hasPositions ? positionColumns : ''}
);
`
}

function lineTable({ snake }: KindWords, { hasPositions }: KindParts): string {
  return `-- What the file says, row for row.
create table ${snake}_line (
  name text not null,
  description text${hasPositions ? positionColumns : ''}
);

`
}

function deriveSql({ kebab, snake }: KindWords, { hasPositions }: KindParts): string {
  const columns = `key, name, description${hasPositions ? ', chromosome, start_position, end_position' : ''}`
  return `create temporary table named as
select distinct on (name) name as natural_key, null::bigint as key, line.*
from ${snake}_line as line
order by name, description;

select community.mint_keys('${kebab}', 'named');

insert into ${snake}
select ${columns} from named;

drop table named;

analyze ${snake};
`
}

function plainServer(words: KindWords, parts: KindParts): string {
  const { kebab, camel, pascal, snake } = words
  return `import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { sql } from 'kysely'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'

export const ${camel}Server = defineKindServer<${pascal}Record>({
  tables: [new URL('./${kebab}-tables.sql', import.meta.url)],
  derive: [],
  derivesFrom: [],
  loadsFrom: [],
  sources: [],
  keys: { table: '${snake}', column: '${snake}_id' },
  loadRecords: load${pascal}s,
  lookups: () => [],
  identifiers: ({ name }) => ({ label: name, names: [{ type: 'name', name }] }),
${publicView(words, parts)}
  search: null,
})

${loader(words, parts)}`
}

function searchedServer(words: KindWords, parts: KindParts): string {
  const { kebab, camel, pascal, snake, label } = words
  const { hasPositions } = parts
  const regionImport = hasPositions ? "import type { GenomeRegion } from '@rosette/contract-kit/records/genome-bins.ts'\n" : ''
  return `${regionImport}import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { defineKindServer } from '@rosette/release-kit/kind-server.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import { sql } from 'kysely'
import type { ${pascal}Record } from '../contract/${kebab}-record.ts'
import { ${[`${camel}Index`, `${camel}Search`, `to${pascal}Document`].sort().join(', ')} } from './index-${kebab}.ts'

const ingest${pascal}s = detailSource({
  title: '${label}s',
  file: 'rosette_${snake}',
  table: '${snake}_line',
  columns: ${hasPositions ? placedCells : '{ name: cells.text, description: cells.text }'},
  needed: ['name'],
})

/** Its rows of the demo release. */
const ${camel}DemoFiles = {
  'rosette_${snake}.tsv': ${demoLines(words, parts)},
}

export const ${camel}Server = defineKindServer<${pascal}Record>({
  tables: [new URL('./${kebab}-tables.sql', import.meta.url)],
  derive: [new URL('./${kebab}-derive.sql', import.meta.url)],
  derivesFrom: [],
  loadsFrom: [],
  sources: [ingest${pascal}s],
  demoFiles: ${camel}DemoFiles,
  keys: { table: '${snake}', column: '${snake}_id' },
  loadRecords: load${pascal}s,
  lookups: () => [],
  identifiers: ({ name }) => ({ label: name, names: [{ type: 'name', name }] }),
${publicView(words, parts)}
  search: { index: ${camel}Index, criteria: ${camel}Search, toDocument: to${pascal}Document },
})

${hasPositions ? positionOf(words) : ''}${loader(words, parts)}`
}

const placedCells = `{
    name: cells.text,
    description: cells.text,
    chromosome: cells.chromosome,
    start_position: cells.wholeNumber,
    end_position: cells.wholeNumber,
  }`

function demoLines({ label }: KindWords, { hasPositions }: KindParts): string {
  const row = `example ${label.toLowerCase()}\\tMade up for the demo release`
  if (!hasPositions) return `['name\\tdescription', '${row}']`
  return `[
    'name\\tdescription\\tchromosome\\tstart_position\\tend_position',
    '${row}\\tChr4\\t10380001\\t10381000',
  ]`
}

/** What its own facts are, and its public summary; nothing is left to be found out later. */
function publicView({ camel, pascal }: KindWords, { hasPositions }: KindParts): string {
  const summary = hasPositions
    ? `(${camel}) => ({
      name: ${camel}.name,
      description: ${camel}.description,
      position: positionOf${pascal}(${camel}),
    })`
    : '({ name, description }) => ({ name, description })'
  const placed = hasPositions ? "\n    chromosome: 'Summary',\n    startPosition: 'Summary',\n    endPosition: 'Summary'," : ''
  return `  ownFacts: {
    ${camel}Id: null,
    name: 'Summary',
    description: 'Summary',${placed}
  },
  publicView: {
    summary: ${summary},
    schemaOrg: { type: 'BioChemEntity' },
    isInSitemap: true,
    sequences: null,
  },`
}

function positionOf({ pascal }: KindWords): string {
  return `function positionOf${pascal}({ chromosome, startPosition, endPosition }: ${pascal}Record): GenomeRegion | null {
  if (chromosome === null || startPosition === null || endPosition === null) return null
  return { chromosome, start: startPosition, end: endPosition }
}

`
}

function loader({ camel, pascal }: KindWords, { hasPositions }: KindParts): string {
  const columns = ["'name'", "'description'", ...(hasPositions ? ["'chromosome'", "'startPosition'", "'endPosition'"] : [])].join(', ')
  return `async function load${pascal}s(db: ReleaseDb, ${camel}Ids: readonly number[]): Promise<Map<number, ${pascal}Record>> {
  const rows = await ${camel}RowsQuery(db, ${camel}Ids).execute()
  return new Map(rows.map((row) => [row.${camel}Id, row]))
}

function ${camel}RowsQuery(db: ReleaseDb, ${camel}Ids: readonly number[]) {
  // The generated row types hold this table after the next \`npm run gen\`; then withTables can go.
  return db
    .withTables<{ ${camel}: ${pascal}Record }>()
    .selectFrom('${camel}')
    .select(['${camel}Id', ${columns}])
    .where('${camel}Id', '=', (eb) => eb.fn.any(sql.val(${camel}Ids)))
}
`
}
