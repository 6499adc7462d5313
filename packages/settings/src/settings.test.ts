import { expect, test } from 'vitest'
import { formatSettings } from './format-settings.ts'
import { settingTable } from './setting-table.ts'
import { readSettings, WrongSettings } from './settings.ts'

const least = { DATABASE_URL: 'postgres://rosette@127.0.0.1/rosette', OPENSEARCH_URL: 'http://127.0.0.1:9200' }

test('settings that are not given have their defaults', () => {
  expect(readSettings(least)).toMatchObject({
    databaseUrl: 'postgres://rosette@127.0.0.1/rosette',
    indexPrefix: 'rosette',
    port: 3000,
    accessMode: 'spec',
    curatorEmail: 'curator@example.org',
    trustProxy: false,
    viteDevUrl: null,
  })
})

test('a variable set to nothing counts as unset', () => {
  expect(readSettings({ ...least, PORT: '', LOG_LEVEL: ' ' })).toMatchObject({ port: 3000, logLevel: 'info' })
})

test('whom to trust as a proxy may be everyone, a number of hops or addresses', () => {
  const trusted = ['true', '2', '10.0.0.0/8,127.0.0.1'].map(
    (text) => readSettings({ ...least, ACCESS_MODE: 'open', TRUST_PROXY: text }).trustProxy,
  )
  expect(trusted).toEqual([true, 2, '10.0.0.0/8,127.0.0.1'])
})

test('[SECURE-026] where access depends on the address, not everyone may say what it is', () => {
  expect(() => readSettings({ ...least, TRUST_PROXY: 'true' })).toThrow(/TRUST_PROXY must not be true with ACCESS_MODE=spec/)
  for (const text of ['1', '127.0.0.1']) expect(() => readSettings({ ...least, TRUST_PROXY: text })).not.toThrow()
})

test('all wrong settings are listed at once, each with what it must be', () => {
  const read = () => readSettings({ ...least, OPENSEARCH_URL: undefined, PORT: '99999', SEARCH_QUEUE: 'many', INDEX_PREFIX: 'Rosette-1' })
  expect(read).toThrow(WrongSettings)
  expect(read).toThrow(/OPENSEARCH_URL is not set/)
  expect(read).toThrow(/PORT must be an integer from 0 to 65535 \(it is "99999"\)/)
  expect(read).toThrow(/SEARCH_QUEUE must be an integer/)
  expect(read).toThrow(/INDEX_PREFIX must be lower-case letters, digits and _/)
})

test('a wrong address is not repeated: it may carry a password', () => {
  const read = () => readSettings({ ...least, DATABASE_URL: 'mysql://rosette:secret@db/rosette' })
  expect(read).toThrow(/DATABASE_URL must be an address that starts with postgres:\/\//)
  expect(read).not.toThrow(/secret/)
})

test('[SECURE-008] a key has 32 bytes, is never repeated, and second factors can be required only with one', () => {
  const key = Buffer.alloc(32, 1).toString('base64')
  expect(readSettings({ ...least, SECOND_FACTOR_KEY: key, REQUIRE_SECOND_FACTOR: 'curators' })).toMatchObject({
    secondFactorKey: Buffer.alloc(32, 1),
    requireSecondFactor: 'curators',
  })
  expect(readSettings(least)).toMatchObject({ secondFactorKey: null, requireSecondFactor: 'none' })
  const short = () => readSettings({ ...least, SECOND_FACTOR_KEY: 'c2hvcnQ=' })
  expect(short).toThrow(/SECOND_FACTOR_KEY must be 32 bytes in base64 \(it is "…"\)/)
  expect(() => readSettings({ ...least, REQUIRE_SECOND_FACTOR: 'curators' })).toThrow(/needs SECOND_FACTOR_KEY/)
})

test('every setting has its line on the page', () => {
  const lines = formatSettings().split('\n')
  for (const { name, doc } of Object.values(settingTable)) {
    expect(lines.filter((line) => line.startsWith(`| \`${name}\` | `) && line.endsWith(` | ${doc} |`))).toHaveLength(1)
  }
})
