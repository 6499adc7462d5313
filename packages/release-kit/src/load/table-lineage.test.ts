import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { trialServer } from '../fixtures/trial-kind.ts'
import type { KindServers } from '../kind-server.ts'
import { deriveOrder, kindsByTable } from './table-lineage.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-lineage-'))
afterAll(() => rm(dir, { recursive: true }))

async function server(kind: string, tables: string, derive: string | null) {
  const fileOf = async (name: string, text: string) => {
    await writeFile(join(dir, name), text)
    return pathToFileURL(join(dir, name))
  }
  return {
    ...trialServer,
    tables: [await fileOf(`${kind}-tables.sql`, tables)],
    derive: derive === null ? [] : [await fileOf(`${kind}-derive.sql`, derive)],
  }
}

test('a record follows from its own tables and from those they are filled from, by way of working tables too', async () => {
  const kinds = await kindsByTable({
    locus: await server(
      'locus',
      'create table line (name text); create table note (name text); create table locus (name text);',
      `create temporary table named as select name from line; -- not from note
       insert into locus select name from named;`,
    ),
    gene: await server(
      'gene',
      'create table gene (note text);',
      `create temporary table named as select 'x' as note;
       insert into gene select note from named as one, locus as other where other.name <> one.note;
       update gene set note = 'y' from spare where true;`,
    ),
    spare: await server('spare', 'create table spare (name text);', null),
  })
  expect(Object.fromEntries([...kinds].filter(([table]) => !table.includes(' ')).map(([table, own]) => [table, [...own].sort()]))).toEqual({
    line: ['gene', 'locus'],
    note: ['locus'],
    locus: ['gene', 'locus'],
    gene: ['gene'],
    spare: ['gene', 'spare'],
  })
})

/** Kinds with one table each, called like the kind. */
async function kindsThat(derivesFrom: Readonly<Record<string, readonly string[]>>): Promise<KindServers> {
  const entries = Object.entries(derivesFrom).map(async ([kind, tables]) => {
    const file = join(dir, `${kind}-order.sql`)
    await writeFile(file, `create table ${kind} (name text);`)
    return [kind, { ...trialServer, tables: [pathToFileURL(file)], derivesFrom: tables }] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

test('a kind is derived after those it derives from; others in alphabetical order', async () => {
  const kinds = await kindsThat({ protein: ['gene', 'locus'], gene: ['locus'], species: [], locus: [], clone: ['gene'] })
  expect(await deriveOrder(kinds)).toEqual(['locus', 'gene', 'clone', 'protein', 'species'])
})

test('kinds that wait for each other are named in the order of the cycle', async () => {
  const kinds = await kindsThat({ clone: ['gene'], gene: ['locus'], locus: ['protein'], protein: ['gene'], species: [] })
  await expect(deriveOrder(kinds)).rejects.toThrow('Derive steps wait for each other: gene → locus → protein → gene')
})

test('a table that no kind has, and a table of its own, cannot be declared', async () => {
  await expect(deriveOrder(await kindsThat({ gene: ['locsu'] }))).rejects.toThrow(
    'gene derives from locsu, which is not a table of any kind',
  )
  await expect(deriveOrder(await kindsThat({ gene: ['gene'] }))).rejects.toThrow(
    'gene declares to derive from gene, which is its own table',
  )
})
