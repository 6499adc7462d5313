import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { trialServer } from '../fixtures/trial-kind.ts'
import { kindsByTable } from './table-lineage.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-lineage-'))
afterAll(() => rm(dir, { recursive: true }))

async function server(kind: string, tables: string, derive: string | null) {
  const fileOf = async (name: string, text: string) => {
    await writeFile(join(dir, name), text)
    return pathToFileURL(join(dir, name))
  }
  return {
    ...trialServer,
    tables: await fileOf(`${kind}-tables.sql`, tables),
    derive: derive === null ? null : await fileOf(`${kind}-derive.sql`, derive),
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
