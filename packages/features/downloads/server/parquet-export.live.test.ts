import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@rosette/file-store/folder-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { FolderManifest } from '../contract/folder-manifest.ts'
import { exportRelease } from './export-release.ts'
import { hostilePaths } from './fixtures/hostile-paths.ts'
import { comparedSql, isEqual, readParquet } from './fixtures/read-parquet.ts'

const database = await testDatabase()
const { db, releaseId } = database
const scratch = await mkdtemp(join(tmpdir(), 'rosette-parquet-'))
afterAll(() => rm(scratch, { recursive: true }))
const schema = `release_${releaseId}`
const hugeRows = 6
await db.pool.query(`
  create table ${schema}.hostile_value (
    key bigint not null, small smallint, whole integer, "Large ""number" bigint, part real, number double precision, is_true boolean, day date,
    words text, document jsonb, bytes bytea, names text[], numbers integer[], keys bigint[], parts real[], days date[]
  );
  create table ${schema}.hostile_empty (key bigint not null, names text[]);
  create table ${schema}.hostile_huge (words text);
  insert into ${schema}.hostile_value (key) values (1);
  insert into ${schema}.hostile_value values
    (-9223372036854775808, -32768, -2147483648, 9223372036854775807, -0.1, '-Infinity', false, '0001-01-01', '', '[]', '', '{}', '{}', '{}', '{}', '{}'),
    (9007199254740993, 32767, 2147483647, -9007199254740993, 3.4e38, 'NaN', true, '9999-12-31',
      E'a\\ttab,\\n"quote" \\\\ \\'é\\' 拟南芥 🌱', '{"a": [1, null, "x\\"y"]}', '\\x00ff', array['a,"b', null, '', '🌱'], '{-1,null,2}',
      '{9223372036854775807,null}', '{0.1,null}', '{1970-01-01,null,1969-12-31}'),
    (0, 0, 0, 0, 0, '-0', true, '1970-01-01', 'null', 'null', '\\x', '{null}', '{0}', '{0}', '{-0}', '{2024-02-29}');
  insert into ${schema}.hostile_huge select repeat(chr(64 + n), 3000000) from generate_series(1, ${hugeRows}) as n;
  insert into ${schema}.hostile_huge values (null)`)

const root = join(scratch, 'downloads')
const files = folderStore(root)
const folder = await sequenceFolder(db, join(scratch, 'sequences'), releaseId)
const exported = await exportRelease({ db, files, releaseId, folder, dataRelease: 'public' })
const pathOf = (table: string) => join(root, 'Public_Data_Releases', releaseId, 'parquet', `${table}.parquet`)
const tables = (
  await db.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = '${schema}' order by 1`)
).rows.map(({ name }) => name)

const { app, as } = await testApp(database, { env: { DOWNLOAD_DIR: root, PUBLIC_URL: 'https://rosette.example' } })

type Column = { name: string; type: string; isNullable: boolean }

/** As the standard describes columns, apart from how the export reads them. */
async function columnsOf(table: string): Promise<Column[]> {
  const { rows } = await db.pool.query<Column>(
    `select column_name as name, is_nullable = 'YES' as "isNullable",
       case data_type when 'ARRAY' then (select format_type(typelem, null) || '[]' from pg_type where typname = udt_name) else data_type end as type
     from information_schema.columns where table_schema = $1 and table_name = $2 order by ordinal_position`,
    [schema, table],
  )
  return rows
}

async function differencesOf(table: string): Promise<string[]> {
  const columns = await columnsOf(table)
  const { rows } = await readParquet(pathOf(table))
  const { rows: own } = await db.pool.query({
    text: `select ${columns.map(({ name, type }) => comparedSql(name.replaceAll('"', '""'), type)).join(', ')} from ${schema}.${table}`,
    rowMode: 'array',
  })
  const differing = own.flatMap((texts: (string | null)[], at) =>
    columns.flatMap(({ name, type }, column) => {
      const value = rows[at]?.[name]
      return isEqual(type, texts[column] ?? null, value)
        ? []
        : [`${table}.${name}: ${texts[column]?.slice(0, 80)} and ${String(value).slice(0, 80)}`]
    }),
  )
  return own.length === rows.length ? differing : [`${table}: ${own.length} rows and ${rows.length}`]
}

test('[BULKDATA-001] every table of the release is a file, empty ones too, and none of the community', async () => {
  const written = (await readdir(join(root, 'Public_Data_Releases', releaseId, 'parquet'))).filter((name) => name.endsWith('.parquet'))
  expect(written.sort()).toEqual(tables.map((name) => `${name}.parquet`).sort())
  expect(tables.length).toBeGreaterThan(150)
  const { rows } = await db.pool.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'community'`)
  const community = rows.map(({ name }) => `${name}.parquet`)
  expect(community).toContain('account.parquet')
  expect(written.filter((name) => community.includes(name))).toEqual([])
  expect((await readParquet(pathOf('hostile_empty'))).rows).toEqual([])
})

test('[BULKDATA-002] all values of the demonstration are those of the tables', { timeout: 60_000 }, async () => {
  const differing: string[] = []
  for (const table of tables) differing.push(...(await differencesOf(table)))
  expect(differing).toEqual([])
})

test('[BULKDATA-002] hostile values are there, so that they are compared', async () => {
  const { rows } = await readParquet(pathOf('hostile_value'))
  expect(Object.entries(rows[0] ?? {}).filter(([, value]) => value !== null && value !== undefined)).toEqual([['key', 1n]])
  expect(rows[2]).toMatchObject({
    key: 9007199254740993n,
    words: 'a\ttab,\n"quote" \\ \'é\' 拟南芥 🌱',
    keys: [9223372036854775807n, null],
  })
  expect(rows[1]).toMatchObject({ names: [], 'Large "number': 9223372036854775807n, number: Number.NEGATIVE_INFINITY })
})

test('[BULKDATA-002] columns have the types of PostgreSQL, and are optional where they may be null', async () => {
  const { schema: elements } = await readParquet(pathOf('hostile_value'))
  const shown = elements.map(({ name, type, converted_type, logical_type, repetition_type }) =>
    [name, repetition_type, type, converted_type, logical_type?.type].filter(Boolean).join(' '),
  )
  expect(shown).toEqual([
    'key REQUIRED INT64',
    'small OPTIONAL INT32 INT_16',
    'whole OPTIONAL INT32',
    'Large "number OPTIONAL INT64',
    'part OPTIONAL FLOAT',
    'number OPTIONAL DOUBLE',
    'is_true OPTIONAL BOOLEAN',
    'day OPTIONAL INT32 DATE DATE',
    'words OPTIONAL BYTE_ARRAY UTF8 STRING',
    'document OPTIONAL BYTE_ARRAY JSON JSON',
    'bytes OPTIONAL BYTE_ARRAY',
    ...['names', 'numbers', 'keys', 'parts', 'days'].flatMap((name, at) => [
      `${name} OPTIONAL LIST LIST`,
      'list REPEATED',
      `element OPTIONAL ${['BYTE_ARRAY UTF8 STRING', 'INT32', 'INT64', 'FLOAT', 'INT32 DATE DATE'][at]}`,
    ]),
  ])
})

test('[BULKDATA-003] a file says what it is, of which release, under which licence and what its columns mean', async () => {
  const { facts } = await readParquet(pathOf('record_comment'))
  expect(facts).toMatchObject({ 'generated-by': 'Rosette', release: releaseId, table: 'record_comment', licence: 'as the release says' })
  expect(facts['date-generated']).toMatch(/^\d{4}-\d\d-\d\d$/)
  expect(facts.cite).not.toBe('')
  expect(JSON.parse(facts['column-descriptions'] ?? '')).toEqual({ notepad_id: "The documents' notepadId; its own in every release." })
  expect((await readParquet(pathOf('germplasm_allele'))).facts.description).toBe('Alleles that a germplasm carries, with their zygosity.')
  expect((await readParquet(pathOf('hostile_value'))).facts).not.toHaveProperty('column-descriptions')
})

test('[BULKDATA-004] large texts are split into row groups, and no row is lost', async () => {
  const { groups, rows } = await readParquet(pathOf('hostile_huge'))
  expect(groups).toEqual([3, 3, 1])
  expect(rows.map(({ words }) => words?.length ?? null)).toEqual([...Array<number>(hugeRows).fill(3_000_000), null])
})

test('[BULKDATA-001] [BULKDATA-004] [BULKDATA-006] those of subscribers are guarded, the same bytes, and named in the manifest', async () => {
  const guarded = await exportRelease({ db, files, releaseId, folder, dataRelease: 'subscriber' })
  const sumsOf = (list: typeof guarded) => list.map(({ path, sha256 }) => [path.replace(/^\w+?_Data_Releases/, ''), sha256])
  expect(sumsOf(guarded)).toEqual(sumsOf(exported))
  const read = (name: string) => `/api/download-files/download?filePath=Subscriber_Data_Releases/latest/${name}`
  const statusesOf = (role: 'anonymous' | 'subscriber') =>
    Promise.all(
      ['parquet/locus.parquet', 'parquet/manifest.json', 'manifest.json', 'parquet/README.txt'].map(
        async (name) => (await as(role).get(read(name))).status,
      ),
    )
  expect(await statusesOf('anonymous')).toEqual([401, 401, 401, 200])
  expect(await statusesOf('subscriber')).toEqual([200, 200, 200, 200])
})

test('[BULKDATA-006] the manifest has every file with bytes, sum, rows, licences and columns', async () => {
  for (const dir of ['', 'parquet/']) {
    const base = join(root, 'Public_Data_Releases', releaseId, dir)
    const manifest = FolderManifest.parse(JSON.parse(await readFile(join(base, 'manifest.json'), 'utf8')))
    expect(manifest).toMatchObject({ releaseId, generatedBy: 'Rosette' })
    const others = ['README.txt', 'SHA256SUMS', 'manifest.json', 'parquet']
    expect(manifest.files.map(({ name }) => name).sort()).toEqual((await readdir(base)).filter((name) => !others.includes(name)).sort())
    for (const { name, bytes, sha256, rows, licences } of manifest.files) {
      expect(exported).toContainEqual({ path: `Public_Data_Releases/${releaseId}/${dir}${name}`, sha256 })
      expect((await readFile(join(base, name))).byteLength).toBe(bytes)
      expect(rows).not.toBeNull()
      expect(licences.length).toBeGreaterThan(0)
    }
    const locus = manifest.files.find(({ name }) => name === 'locus.parquet')
    if (dir !== '') {
      expect(locus?.rows).toBe((await readParquet(pathOf('locus'))).rows.length)
      expect(locus?.columns).toContainEqual({ name: 'locus_id', type: 'bigint', isNullable: false, description: null })
    }
  }
})

test('[BULKDATA-009] the preview has the columns and first rows of the table, under the rule of the file', async () => {
  const preview = (path: string, role: 'anonymous' | 'subscriber' = 'anonymous') =>
    as(role).get(`/api/download-files/preview?filePath=${encodeURIComponent(path)}`)
  const { body, status } = await preview('Public_Data_Releases/latest/parquet/locus.parquet')
  expect(status).toBe(200)
  const columns = await columnsOf('locus')
  expect(body).toMatchObject({ releaseId, columns, rows: (await readParquet(pathOf('locus'))).rows.length })
  const { rows } = await db.pool.query({
    text: `select ${columns.map(({ name, type }) => comparedSql(name, type)).join(', ')} from ${schema}.locus limit 10`,
    rowMode: 'array',
  })
  const shown = (cell: string | null, at: number) => {
    const text = cell !== null && columns[at]?.type.endsWith('[]') ? JSON.stringify(JSON.parse(cell)) : cell
    return text !== null && text.length > 200 ? `${text.slice(0, 199)}…` : text
  }
  expect(Object(body).firstRows).toEqual(rows.map((cells: (string | null)[]) => cells.map(shown)))
  const hostile = Object((await preview('Public_Data_Releases/latest/parquet/hostile_huge.parquet')).body).firstRows
  expect(hostile[0][0]).toBe(`${'A'.repeat(199)}…`)

  const guarded = 'Subscriber_Data_Releases/latest/parquet/locus.parquet'
  expect([(await preview(guarded)).status, (await preview(guarded, 'subscriber')).status]).toEqual([401, 200])
  expect((await preview('Public_Data_Releases/latest/parquet/none.parquet')).status).toBe(404)
  expect((await preview('Public_Data_Releases/latest/README.txt')).status).toBe(404)
  for (const path of hostilePaths({ seed: 3702, count: 60, outside: join(scratch, 'outside.txt') })) {
    expect([400, 401, 404]).toContain((await preview(path)).status)
  }
})

test('[BULKDATA-007] a data release has its Croissant metadata in its folder, for everyone and without values', async () => {
  for (const section of ['Public_Data_Releases', 'Subscriber_Data_Releases']) {
    const answer = await app.inject({ url: `/download_files/${section}/latest/croissant.json` })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/ld+json; charset=utf-8'])
    const croissant = answer.json()
    expect(croissant).toMatchObject({
      '@id': `https://rosette.example/download_files/${section}/${releaseId}/croissant.json`,
      isAccessibleForFree: section === 'Public_Data_Releases',
    })
    expect(croissant.recordSet).toHaveLength(tables.length)
    expect(answer.body).not.toMatch(/firstRows|AGAMOUS|AT4G18960/)
    const known = await app.inject({
      url: `/download_files/${section}/latest/croissant.json`,
      headers: { 'if-none-match': String(answer.headers.etag) },
    })
    expect(known.statusCode).toBe(304)
    const sums = new Map(exported.map(({ path, sha256 }) => [path.slice(path.lastIndexOf('/') + 1), sha256]))
    for (const { name, sha256, contentUrl } of croissant.distribution) {
      expect(sha256).toBe(sums.get(name))
      const status = (await app.inject({ method: 'HEAD', url: new URL(contentUrl).pathname })).statusCode
      expect(status).toBe(section === 'Public_Data_Releases' ? 200 : 401)
    }
  }
  // Neither other folders nor releases that were not exported have any.
  for (const path of ['Genes/latest', 'Public_Data_Releases/none', 'Public_Data_Releases/..%2F..']) {
    expect([400, 404]).toContain((await app.inject({ url: `/download_files/${path}/croissant.json` })).statusCode)
  }
})

test('[BULKDATA-012] pages of a data release and the release notes lead to its metadata', async () => {
  const page = async (path: string) => (await app.inject({ url: path, headers: { accept: 'text/html' } })).body
  const address = (section: string) => `/download_files/${section}/${releaseId}/croissant.json`
  const link = (section: string) => `<link rel="describedby" type="application/ld+json" href="${address(section)}">`
  expect(await page('/download/list?dir=Public_Data_Releases/latest')).toContain(link('Public_Data_Releases'))
  expect(await page(`/download/list?dir=Subscriber_Data_Releases/${releaseId}`)).toContain(link('Subscriber_Data_Releases'))
  const notes = await page('/about/release-notes')
  expect(notes).toContain(link('Public_Data_Releases'))
  expect(notes).toContain(`"contentUrl":"https://rosette.example${address('Public_Data_Releases')}"`)
  for (const path of [
    '/download/list?dir=Genes',
    '/download/list?dir=Public_Data_Releases/%22%3E',
    '/download/list?dir=../..',
    '/about/overview',
  ]) {
    expect(await page(path)).not.toContain('rel="describedby"')
  }
})
