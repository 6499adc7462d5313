import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { afterAll, expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
const { db, releaseId } = demoDatabase()
const files = await mkdtemp(join(tmpdir(), 'rosette-interactions-'))
afterAll(() => rm(files, { recursive: true }))

/** Reads the files by itself; which loci there are and what they are called it is told. */
const script = `
import json, sys
from files import Files
from interactions import by_locus
loci = json.load(sys.stdin)
told, left_out = by_locus(Files(sys.argv[1]), set(loci), loci)
lines = [[name, row[0], row[1], row[2], row[5], row[8]] for name, rows in told.items() for row in rows]
print(json.dumps({"lines": sorted(lines, key=str), "leftOut": left_out}))
`

test.skipIf(!hasPython)('[NETWORK-012] statements equal those that Python reads from the same files (needs Python 3)', async () => {
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  const schema = schemaOf(releaseId)
  const named = await db.pool.query<{ name: string; symbols: string[] }>(
    `select name, array_remove(array_agg(symbol), null) as symbols from ${schema}.locus left join ${schema}.locus_symbol using (locus_id)
     where not is_obsolete and not is_genetic group by name`,
  )
  const loci = Object.fromEntries(named.rows.map(({ name, symbols }) => [name, symbols]))
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', script, files], {
    cwd: join(checkout, 'tools/truth'),
    encoding: 'utf8',
    input: JSON.stringify(loci),
  })
  expect(stderr).toBe('')
  const read = JSON.parse(stdout)
  const stored = await db.pool.query<{ line: unknown[] }>(
    `select json_build_array(a.name, b.name, source, interaction_type, pubmed_id, is_compiled) as line
     from ${schema}.locus_interaction as line join ${schema}.locus as a using (locus_id) join ${schema}.locus as b on b.locus_id = partner_id
     where source <> 'IntAct'`,
  )
  const texts = (lines: readonly unknown[]) => lines.map((line) => JSON.stringify(line)).toSorted()
  expect(read.lines.length).toBeGreaterThan(20)
  expect(texts(stored.rows.map(({ line }) => line))).toEqual(texts(read.lines))
  expect(read.leftOut).toEqual({ BioGRID: 1, CKN: 1, AtRegNet: 1 })
})
