import { readdir, readlink } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { accessOf } from '@rosette/features/access/contract/access.ts'
import { publishRelease, rollbackRelease } from '@rosette/release-kit/publish/publish-release.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { makeRelease } from '@rosette/test-kit/live/second-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'

const database = await testDatabase()
const { db, releaseId, shapeHash } = database
const { sequenceDir } = await makeDemoSequences(database)
const folder = await sequenceFolder(db, sequenceDir, releaseId)
await makeRelease(db, 'second', releaseId)
await makeRelease(db, 'third', releaseId)

const slow = { isReleased: false }
const options = {
  env: { SEQUENCE_DIR: sequenceDir },
  addRoutes: (app: FastifyInstance) => {
    app.get('/api/test/slow', { schema: { hide: true }, config: accessOf('everyone', { cost: 'light' }) }, async () => {
      while (!slow.isReleased) await sleep(10)
      return { done: true }
    })
  },
}
const apps = [await testApp(database, options), await testApp(database, options)] as const
const protein = { ids: 'AT4G18960.1', dataset: 'araport11_protein' }
const readProtein = (app: (typeof apps)[number]) => app.as('anonymous').post('/api/search/sequences', protein)

/** How many files below the folder of the release this process has open, as the kernel lists them. */
async function openFiles(): Promise<number> {
  const numbers = await readdir('/proc/self/fd')
  const paths = await Promise.all(numbers.map((number) => readlink(`/proc/self/fd/${number}`).catch(() => '')))
  return paths.filter((path) => path.startsWith(folder)).length
}

const soon = { timeout: 20_000, interval: 20 }

const expectCurrent = (current: string) =>
  expect.poll(() => apps.map(({ releases }) => releases.current()), soon).toEqual([current, current])

test('[OPER-023] each of two processes closes the sequences of a release that it no longer holds when its last request has ended, and opens them again when it is published again', async () => {
  for (const app of apps) expect(await readProtein(app)).toMatchObject({ status: 200, text: expect.stringContaining('>') })
  const ofBoth = await openFiles()
  expect(ofBoth).toBeGreaterThan(1)
  expect(ofBoth % 2).toBe(0)

  // A call may ask for the release before, and a rollback returns to it.
  await publishRelease(db, 'second', shapeHash)
  await expectCurrent('second')
  expect(await openFiles()).toBe(ofBoth)
  await rollbackRelease(db, shapeHash)
  await expectCurrent(releaseId)
  for (const app of apps) expect((await readProtein(app)).status).toBe(200)
  expect(await openFiles()).toBe(ofBoth)

  const holding = apps[0].as('anonymous').get('/api/test/slow')
  await sleep(200)
  await publishRelease(db, 'second', shapeHash)
  await expectCurrent('second')
  await publishRelease(db, 'third', shapeHash)
  await expectCurrent('third')
  // The second process has nothing to wait for; a request of the first one still reads the old release.
  await expect.poll(openFiles, soon).toBe(ofBoth / 2)
  slow.isReleased = true
  expect((await holding).headers['rosette-release']).toBe(releaseId)
  await expect.poll(openFiles, soon).toBe(0)

  await publishRelease(db, releaseId, shapeHash)
  await expectCurrent(releaseId)
  for (const app of apps) expect((await readProtein(app)).status).toBe(200)
  expect(await openFiles()).toBe(ofBoth)
})
