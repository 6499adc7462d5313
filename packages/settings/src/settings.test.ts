import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
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

test('[OPER-040] the engine has one address or several nodes, each once', () => {
  const read = (text: string) => readSettings({ ...least, OPENSEARCH_URL: text }).opensearchUrl
  expect(read('http://127.0.0.1:9200')).toBe('http://127.0.0.1:9200')
  expect(read('https://u:p@a:9200, https://u:p@b:9200,https://c')).toBe('https://u:p@a:9200,https://u:p@b:9200,https://c')
  for (const wrong of [
    'https://u:s3cret@a:9200,',
    'https://u:s3cret@a:9200,b:9200',
    'https://u:s3cret@a,ftp://b',
    ',',
    'https://u:s3cret@a https://b',
  ]) {
    expect(() => read(wrong), wrong).toThrow(/^OPENSEARCH_URL must be an address that starts with http:\/\/ or https:\/\/, or several/)
    expect(() => read(wrong)).not.toThrow(/s3cret/)
  }
  const twice = () => read('https://u:s3cret@a:9200,https://b:9200,https://v:other@a:9200/')
  expect(twice).toThrow(/OPENSEARCH_URL must not name a node twice/)
  expect(twice).not.toThrow(/s3cret|other/)
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
  expect(() => readSettings({ ...least, SECOND_FACTOR_OLD_KEY: key })).toThrow(/SECOND_FACTOR_OLD_KEY needs SECOND_FACTOR_KEY/)
})

describe('secrets in files', () => {
  const dir = mkdtempSync(join(tmpdir(), 'rosette-settings-'))
  afterAll(() => rmSync(dir, { recursive: true }))
  const fileWith = (text: string) => {
    const path = join(dir, `${Math.random()}`)
    writeFileSync(path, text)
    return path
  }
  const key = Buffer.alloc(32, 7).toString('base64')
  const secrets = [
    ['DATABASE_URL', 'databaseUrl', 'postgres://a:s3cret@db/one'],
    ['DATABASE_OWNER_URL', 'databaseOwnerUrl', 'postgres://b:s3cret@db/one'],
    ['DATABASE_REPLICA_URL', 'databaseReplicaUrl', 'postgres://b:s3cret@replica/one'],
    ['OPENSEARCH_URL', 'opensearchUrl', 'https://c:s3cret@search:9200'],
    ['MAIL_URL', 'mailUrl', 'smtps://d:s3cret@mail.example.org'],
    ['ORCID_CLIENT_SECRET', 'orcidClientSecret', 's3cret'],
    ['OBJECT_STORE_SECRET', 'objectStoreSecret', 's3cret'],
    ['SECOND_FACTOR_KEY', 'secondFactorKey', key],
    ['SECOND_FACTOR_OLD_KEY', 'secondFactorOldKey', key],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'otlpHeaders', 'x-key=s3cret'],
  ] as const

  test('[OPER-030] every secret is among them', () => {
    const marked = Object.values(settingTable).filter(({ isSecret }) => isSecret)
    expect(new Set(marked.map(({ name }) => name))).toEqual(new Set(secrets.map(([name]) => name)))
    const secretive = Object.values(settingTable).filter(
      ({ name, doc }) => /SECRET|PASSWORD$|(?<!_ID)_KEY$/.test(name) || doc.includes('password if'),
    )
    expect(secretive.filter(({ isSecret, name }) => !isSecret && name !== 'REQUIRE_SECOND_FACTOR').map(({ name }) => name)).toEqual([])
  })

  test.each(secrets)('[OPER-030] %s is read from a file, without one line break at its end', (name, field, text) => {
    const others = { ...least, SECOND_FACTOR_KEY: key, [name]: '' }
    for (const end of ['', '\n', '\r\n']) {
      const read = readSettings({ ...others, [`${name}_FILE`]: fileWith(text + end) })[field]
      const bytes = Buffer.from(text, 'base64')
      const parsed = { secondFactorKey: bytes, secondFactorOldKey: bytes, otlpHeaders: { 'x-key': 's3cret' } }
      expect(read).toEqual(Object.entries(parsed).find(([parsedField]) => parsedField === field)?.[1] ?? text)
    }
  })

  test('[OPER-030] nothing but that one line break is removed', () => {
    const env = { ...least, ORCID_CLIENT_SECRET_FILE: fileWith(' s3cret \n\n') }
    expect(readSettings(env).orcidClientSecret).toBe(' s3cret \n')
  })

  test.each(secrets)(
    '[OPER-030] %s in both places, in a file that is missing or empty, is an error without the value',
    (name, _field, text) => {
      const others = { ...least, SECOND_FACTOR_KEY: key, [name]: '' }
      const wrong = (env: Record<string, string>, message: RegExp) => {
        expect(() => readSettings({ ...others, ...env })).toThrow(message)
        expect(() => readSettings({ ...others, ...env })).not.toThrow(/s3cret|BwcHBw/)
      }
      wrong({ [name]: text, [`${name}_FILE`]: fileWith(text) }, new RegExp(`${name} and ${name}_FILE are both set`))
      wrong({ [`${name}_FILE`]: join(dir, 'missing') }, new RegExp(`${name}_FILE names a file that cannot be read \\(ENOENT\\): .*missing`))
      wrong({ [`${name}_FILE`]: dir }, new RegExp(`${name}_FILE names a file that cannot be read \\(EISDIR\\)`))
      wrong({ [`${name}_FILE`]: fileWith('\n') }, new RegExp(`${name}_FILE names an empty file`))
    },
  )

  test('[OPER-030] a wrong value of a file is not repeated, not even where an address begins with a password', () => {
    for (const name of ['DATABASE_URL', 'OPENSEARCH_URL', 'MAIL_URL', 'SECOND_FACTOR_KEY'] as const) {
      const others = { ...least, SECOND_FACTOR_KEY: key, [name]: '' }
      const read = () => readSettings({ ...others, [`${name}_FILE`]: fileWith('s3cret:word@db') })
      expect(read).toThrow(new RegExp(`^${name} must be`))
      expect(read).not.toThrow(/s3cret|word@/)
    }
  })

  test('[OPER-030] what is not a secret has no file', () => {
    expect(() => readSettings({ ...least, PORT_FILE: fileWith('3000') })).toThrow(/PORT_FILE is not a setting/)
  })
})

test('every setting has its line on the page', () => {
  const lines = formatSettings().split('\n')
  for (const { name, doc } of Object.values(settingTable)) {
    expect(lines.filter((line) => line.startsWith(`| \`${name}\` | `) && line.endsWith(` | ${doc} |`))).toHaveLength(1)
  }
})
