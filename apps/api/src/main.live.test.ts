import { once } from 'node:events'
import { connect } from 'node:net'
import type { Database } from '@rosette/database/open-database.ts'
import { grantRuntimeRole } from '@rosette/database/runtime-role.ts'
import { startApi } from '@rosette/test-kit/api-process.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'

const database = await testDatabase()

test('the process starts, serves the published release, and ends cleanly on request', async () => {
  const main = startApi(database)
  const address = await main.address()
  const ready = await fetch(`${address}/readyz`)
  expect(await ready.json()).toMatchObject({ status: 'ready', release: database.releaseId })
  const record = await fetch(`${address}/api/detail/locus?name=AT4G18960`)
  expect(record.status).toBe(200)
  // The connection stays open for more, which must not hold up the end.
  main.child.kill('SIGTERM')
  const [code] = await main.exited
  expect(code).toBe(0)
  expect(main.output()).toContain('"msg":"stopped"')
})

test('requests in flight are finished before the process ends', async () => {
  const main = startApi(database, { STATEMENT_TIMEOUT_MS: '30000' })
  const address = await main.address()
  const { pool } = database.db
  const blocker = await pool.connect()
  // Holds the record's table for a moment, so that the request is surely in flight.
  await blocker.query(`begin; lock table release_${database.releaseId}.record_document in access exclusive mode`)
  const answer = fetch(`${address}/api/detail/locus?name=AT4G18960`)
  await isWaiting(pool)
  main.child.kill('SIGTERM')
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect(main.child.exitCode).toBeNull()
  await blocker.query('rollback')
  blocker.release()
  expect((await answer).status).toBe(200)
  const [code] = await main.exited
  expect(code).toBe(0)
})

/** Until a statement of the process waits for the lock. */
async function isWaiting(pool: Database['pool']): Promise<void> {
  for (let isLocked = false; !isLocked; ) {
    const { rows } = await pool.query(
      'select 1 from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
    )
    isLocked = rows.length > 0
  }
}

test('a wrong setting stops the start with a sentence that names it', async () => {
  const main = startApi(database, { RATE_LIMIT_PER_MINUTE: 'many' })
  const [code] = await main.exited
  expect(code).toBe(1)
  expect(main.output()).toContain('RATE_LIMIT_PER_MINUTE must be an integer')
})

test.each([
  [{ NODE_ENV: 'production' }, 1],
  [{ NODE_ENV: 'production', PASSWORD_MAX: '63' }, 1],
  [{ NODE_ENV: 'production', PASSWORD_MAX: '64' }, 0],
  [{ PASSWORD_MAX: '10' }, 0],
])('[SECURE-011] with %j there are %i warnings of PASSWORD_MAX', async (env, count) => {
  const main = startApi(database, env)
  await main.address()
  expect(main.output().match(/"level":40.*PASSWORD_MAX is below 64/g) ?? []).toHaveLength(count)
})

test('[SECURE-029] in production a site whose role owns the tables is warned of, and one with a role of its own is not', async () => {
  const warnings = async (env: Record<string, string>) => {
    const main = startApi(database, { NODE_ENV: 'production', ...env })
    await main.address()
    return main.output().match(/"level":40.*set DATABASE_OWNER_URL/g) ?? []
  }
  expect(await warnings({})).toHaveLength(1)
  const role = 'rosette_app'
  await grantRuntimeRole(database.db, { role, password: '' })
  const served = new URL(database.url)
  served.username = role
  expect(await warnings({ DATABASE_URL: served.href })).toEqual([])
})

test('[SECURE-021] metrics have a port of their own', async () => {
  const main = startApi(database, { METRICS_PORT: '0' })
  await main.address()
  const port = /"port":(\d+),"msg":"metrics are served"/.exec(main.output())?.[1]
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('process_cpu_seconds_total')
  expect((await fetch(`http://127.0.0.1:${port}/api/testJava`)).status).toBe(404)
})

test('[SECURE-020] a request whose body does not arrive is given up', async () => {
  const main = startApi(database, { REQUEST_TIMEOUT_MS: '700' })
  const { port, hostname } = new URL(await main.address())
  const socket = connect(Number(port), hostname)
  socket.write('POST /api/search/general HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{')
  const answer: string[] = []
  socket.on('data', (chunk) => answer.push(String(chunk)))
  await once(socket, 'close')
  expect(answer.join('')).toMatch(/^HTTP\/1\.1 408 /)
})
