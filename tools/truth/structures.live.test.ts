import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { afterAll, expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
const { db, releaseId } = demoDatabase()
const site = (await demoSite()).as('anonymous')
const files = await mkdtemp(join(tmpdir(), 'rosette-structures-'))
afterAll(() => rm(files, { recursive: true }))

const script = `
import json, sys
from compare import Kind
from files import Files
from structures import compare_structures
kind = Kind("protein")
compare_structures(kind, Files(sys.argv[1]), json.load(sys.stdin))
print(json.dumps({"compared": sorted(kind.records), "differences": kind.differences}))
`

test.skipIf(!hasPython)('[STRUCT-013] structures are what Python reads from the same files (needs Python 3)', async () => {
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  const { proteinId } = await db
    .release(releaseId)
    .selectFrom('protein')
    .select('proteinId')
    .where('name', '=', 'AT4G18960.1')
    .executeTakeFirstOrThrow()
  const { body } = await site.get(`/api/detail/protein?key=${proteinId}`)
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', script, files], {
    cwd: join(checkout, 'tools/truth'),
    encoding: 'utf8',
    input: JSON.stringify(body),
  })
  expect(stderr).toBe('')
  expect(JSON.parse(stdout)).toEqual({ compared: ['AT4G18960.1 DEMO-P17839-F1', 'AT4G18960.1 DEMO1'], differences: [] })
})
