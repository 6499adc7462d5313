import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { serviceAddresses, serviceEnvironment, slotCount } from './service-addresses.ts'

let temp: string
beforeEach(() => {
  temp = mkdtempSync(join(tmpdir(), 'rosette-addresses-'))
})
afterEach(() => rmSync(temp, { recursive: true }))

function addressesOf(name: string, env: Record<string, string> = {}, isRoot = true) {
  const root = join(temp, name)
  mkdirSync(root, { recursive: true })
  return serviceAddresses({ root, env, isRoot, claimsDir: join(temp, 'claims') })
}

test('a checkout finds the same services each time', () => {
  expect(addressesOf('one')).toEqual(addressesOf('one'))
})

test('no two checkouts share a folder or a port, also when their paths hash to the same slot', () => {
  // Far more than half of all slots: paths that meet are certain.
  const all = Array.from({ length: 200 }, (_, i) => addressesOf(`checkout-${i}`))
  const ports = all.flatMap((a) => [a.postgresPort, ...Array.from({ length: 9 }, (_, n) => a.openSearchPort + n)])
  const transport = all.flatMap((a) => Array.from({ length: 9 }, (_, n) => a.openSearchPort + 10 + n))
  expect(new Set([...ports, ...transport]).size).toBe(200 * 19)
  expect(new Set(all.map((a) => a.dir)).size).toBe(200)
  expect(Math.max(...transport)).toBeLessThan(32_768)
})

test('the claim of a checkout that is gone is given away', () => {
  for (let i = 0; i < slotCount; i++) addressesOf(`old-${i}`)
  const gone = addressesOf('old-7')
  rmSync(join(temp, 'old-7'), { recursive: true })
  expect(addressesOf('new').postgresPort).toBe(gone.postgresPort)
})

test('folder and ports can be set, and a wrong port is named', () => {
  const set = addressesOf('one', { ROSETTE_SERVICES_DIR: '/srv/rosette', ROSETTE_PG_PORT: '5433', ROSETTE_OPENSEARCH_PORT: '9201' })
  expect(set).toMatchObject({
    dir: '/srv/rosette',
    databaseUrl: 'postgres://rosette@127.0.0.1:5433/rosette',
    openSearchUrl: 'http://127.0.0.1:9201',
  })
  expect(() => addressesOf('one', { ROSETTE_PG_PORT: 'x' })).toThrow("ROSETTE_PG_PORT must be a port number, not 'x'")
})

test('services of root live where their own users can reach them, those of others in their cache', () => {
  expect(addressesOf('one').dir).toMatch(/^\/var\/tmp\/rosette-[0-9a-f]{10}$/)
  expect(addressesOf('one', { XDG_CACHE_HOME: '/home/ada/.cache' }, false).dir).toMatch(/^\/home\/ada\/\.cache\/rosette\/[0-9a-f]{10}$/)
})

test('addresses of the environment win over the services of the checkout', () => {
  const env = { DATABASE_URL: 'postgres://db.example.org/rosette' }
  expect(serviceEnvironment(env)).toEqual({ ...env, OPENSEARCH_URL: serviceAddresses({ env }).openSearchUrl })
})
