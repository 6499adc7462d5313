import { access, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildBlastDatabases } from '@rosette/sequence-store/blast/build-blast-databases.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { preparedRelease } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { hostileSubmissions } from './fixtures/hostile-submissions.ts'
import { checkKnownAnswers } from './fixtures/known-answers.ts'
import { checkKnownPlaces } from './fixtures/known-places.ts'

// npm run check:blast-attack asks for 5,000.
const count = Number(process.env.ROSETTE_BLAST_ATTACKS ?? 200)
const seed = Number(process.env.ROSETTE_BLAST_SEED ?? 3702)

const { app, as, database, folder, runDir } = await blastSite({ RUN_QUEUE: '100000', RUN_QUEUE_PER_OWNER: '100000' })

test(`[BLAST-039] ${count} hostile submissions are refused or run as what they are, and leave nothing`, {
  timeout: 3_600_000,
}, async () => {
  const before = new Set(await readdir(folder))
  const statuses: Record<string, number> = {}
  for (const { type, payload } of hostileSubmissions(count, seed)) {
    const headers = { 'content-type': type, accept: type === 'application/json' ? 'application/json' : 'text/html' }
    const answer = await app.inject({ method: 'POST', url: '/api/services/blast', headers, payload })
    expect(answer.statusCode, payload.slice(0, 500)).toBeLessThan(500)
    statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1
  }
  expect(statuses[400]).toBeGreaterThan(count / 2)
  expect(statuses[413] ?? statuses[400]).toBeGreaterThan(0)
  // What was taken is run, by programs of the list only, with arguments that they take.
  const open = () => database.db.community.selectFrom('run').select('runId').where('state', 'in', ['waiting', 'running']).execute()
  await expect.poll(async () => (await open()).length, { timeout: 3_000_000, interval: 200 }).toBe(0)
  const failed = await database.db.community.selectFrom('run').select(['fault', 'question']).where('state', '=', 'failed').execute()
  expect(failed).toEqual([])
  await expect.poll(() => readdir(runDir)).toEqual([])
  expect(new Set(await readdir(folder))).toEqual(before)
  await expect(access(join(tmpdir(), 'rosette-hostile'))).rejects.toThrow('ENOENT')
  expect((await as('anonymous').get('/api/release')).status).toBe(200)
})

const real = preparedRelease()

test.skipIf(!real)('[BLAST-040] so do queries cut from the official files (needs ROSETTE_REAL_SITE)', { timeout: 300_000 }, async () => {
  if (!real) return
  const sequenceDir = await sequenceFolder(real.db, real.sequenceDir, real.releaseId)
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-known-'))
  // Others look at this folder too, so the databases are made beside it.
  const own = join(scratch, 'sequences')
  await mkdir(own)
  for (const file of await readdir(sequenceDir)) if (file.includes('.fa.gz')) await symlink(join(sequenceDir, file), join(own, file))
  await buildBlastDatabases({ dir: own })
  const { wrong } = await checkKnownAnswers({ sequenceDir: own, count: 30, seed, scratch })
  await rm(scratch, { recursive: true })
  expect(wrong).toEqual([])
})

test('[BLAST-040] queries cut from the sequences of the release find their source first, as the bare command does', {
  timeout: 120_000,
}, async () => {
  const scratch = await mkdtemp(join(tmpdir(), 'rosette-known-'))
  const { queries, wrong } = await checkKnownAnswers({ sequenceDir: folder, count: 30, seed, scratch })
  const places = await checkKnownPlaces({ sequenceDir: folder, count: 10, seed, scratch })
  await rm(scratch, { recursive: true })
  expect(Object.values(queries).every((number) => number > 0)).toBe(true)
  expect([...wrong, ...places.wrong]).toEqual([])
})
