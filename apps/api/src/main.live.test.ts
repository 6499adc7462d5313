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

await grantRuntimeRole(database.db, { role: 'rosette_app', password: '' })
const servedUrl = new URL(database.url)
servedUrl.username = 'rosette_app'

test.each<{ env: Record<string, string>; isOwner: boolean; ofPasswords: number }>([
  { env: {}, isOwner: true, ofPasswords: 1 },
  { env: { PASSWORD_MAX: '63' }, isOwner: false, ofPasswords: 1 },
  { env: { PASSWORD_MAX: '64' }, isOwner: false, ofPasswords: 0 },
])(
  '[SECURE-011] [SECURE-029] production with $env is warned $ofPasswords times of PASSWORD_MAX, and of a role that owns the tables: $isOwner',
  async ({ env, isOwner, ofPasswords }) => {
    const main = startApi(database, { NODE_ENV: 'production', ...env, ...(!isOwner && { DATABASE_URL: servedUrl.href }) })
    await main.address()
    expect(main.output().match(/"level":40.*PASSWORD_MAX is below 64/g) ?? []).toHaveLength(ofPasswords)
    expect(main.output().match(/"level":40.*set DATABASE_OWNER_URL/g) ?? []).toHaveLength(isOwner ? 1 : 0)
  },
)

test('[SECURE-011] [SECURE-020] [SECURE-021] outside production nothing is said of PASSWORD_MAX; metrics have a port of their own; a request whose body does not arrive is given up', async () => {
  const main = startApi(database, { PASSWORD_MAX: '10', METRICS_PORT: '0', REQUEST_TIMEOUT_MS: '700' })
  const { port, hostname } = new URL(await main.address())
  expect(main.output()).not.toContain('PASSWORD_MAX is below 64')

  const metricsPort = /"port":(\d+),"msg":"metrics are served"/.exec(main.output())?.[1]
  const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`)
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('process_cpu_seconds_total')
  expect((await fetch(`http://127.0.0.1:${metricsPort}/api/testJava`)).status).toBe(404)

  const socket = connect(Number(port), hostname)
  socket.write('POST /api/search/general HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{')
  const received: string[] = []
  socket.on('data', (chunk) => received.push(String(chunk)))
  await once(socket, 'close')
  expect(received.join('')).toMatch(/^HTTP\/1\.1 408 /)
})
