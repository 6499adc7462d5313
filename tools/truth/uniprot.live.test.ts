import { spawnSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { afterAll, expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

const hasPython = spawnSync('python3', ['--version']).status === 0
const { db, releaseId } = demoDatabase()
const site = (await demoSite()).as('anonymous')
const files = await mkdtemp(join(tmpdir(), 'rosette-uniprot-'))
afterAll(() => rm(files, { recursive: true }))

/** Reads the files by itself, and what the site answers as it compares it. */
const script = `
import json, sys
from files import Files
from uniprot import current_entries, told_by
answers = json.load(sys.stdin)
expected = current_entries(Files(sys.argv[1]))
loci = {accession: entry.pop("loci") for accession, entry in expected.items()}
found = {name: [told_by(entry) for entry in answer["entries"]] for name, answer in answers.items()}
print(json.dumps({"expected": expected, "loci": loci, "found": found}))
`

test.skipIf(!hasPython)('[UNIPROT-010] entries equal those that Python reads from the same files (needs Python 3)', async () => {
  await writeDemoRelease(files, { asOf: new Date('2026-11-15') })
  const { rows } = await db.pool.query<{ name: string; key: string }>(
    `select distinct name, locus_id as key from ${schemaOf(releaseId)}.uniprot_entry_locus join ${schemaOf(releaseId)}.locus using (locus_id)`,
  )
  const answers: Record<string, unknown> = {}
  for (const { name, key } of rows) answers[name] = (await site.get(`/api/detail/locus/uniprot?key=${key}`)).body
  const { stdout, stderr } = spawnSync('python3', ['-B', '-c', script, files], {
    cwd: join(checkout, 'tools/truth'),
    encoding: 'utf8',
    input: JSON.stringify(answers),
  })
  expect(stderr).toBe('')
  const { expected, loci, found }: Compared = JSON.parse(stdout)
  expect(loci).toEqual({
    P17839: ['AT4G18960'],
    F4JSC8: ['AT4G18960'],
    Q9S7Q7: ['AT5G10140'],
    X0DEM1: ['AT1G90010', 'AT1G90030'],
    X2DEM1: ['AT1G00000'],
  })
  for (const [accession, names] of Object.entries(loci)) {
    for (const name of names.filter((each) => each !== 'AT1G00000')) {
      expect(found[name]?.find((entry) => entry.accession === accession)).toEqual(expected[accession])
    }
  }
})

type Compared = {
  expected: Record<string, Record<string, unknown>>
  loci: Record<string, string[]>
  found: Record<string, { accession: string }[]>
}
