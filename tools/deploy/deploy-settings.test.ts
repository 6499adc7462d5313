import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import type { Setting } from '@rosette/settings/define-setting.ts'
import { settingTable } from '@rosette/settings/setting-table.ts'
import { readSettings } from '@rosette/settings/settings.ts'
import { describe, expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

const read = (file: string) => readFileSync(join(checkout, 'deploy', file), 'utf8')
const example = read('rosette.env.example')
const env = Object.fromEntries(Object.entries(parseEnv(example)).map(([name, value]) => [name, value ?? '']))
const nginx = read('nginx.conf')
const services = readdirSync(join(checkout, 'deploy/systemd'))
  .filter((name) => name.endsWith('.service'))
  .map((name) => [name, read(`systemd/${name}`)] as const)
const settings = Object.values<Setting>(settingTable)
const names = settings.map(({ name }) => name)
const fileNames = settings.filter(({ isSecret }) => isSecret).map(({ name }) => `${name}_FILE`)

test('[OPER-034] every setting that deploy/ names exists, commented lines included', () => {
  const inExample = [...example.matchAll(/^#?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name)
  expect(inExample.length).toBeGreaterThan(15)
  expect(inExample.filter((name) => !names.includes(name ?? ''))).toEqual([])
  const inTexts = [example, nginx, ...services.map(([, text]) => text)].flatMap((text) => text.match(/\b[A-Z]+(?:_[A-Z]+)*_FILE\b/g) ?? [])
  expect(inTexts.filter((name) => name !== 'NAME_FILE' && !fileNames.includes(name))).toEqual([])
  const inNginx = [...nginx.matchAll(/^# {3}([A-Z_]+)=(\S+)/gm)].map(([, name = '', value]) => [name, value])
  expect(inNginx).toEqual([
    ['TRUST_PROXY', env.TRUST_PROXY],
    ['DOWNLOAD_ACCEL_PATH', env.DOWNLOAD_ACCEL_PATH],
  ])
})

test('[OPER-034] the example holds no secret, is valid with them and is what ASVS wants', () => {
  expect(settings.filter(({ name, isSecret }) => isSecret && name in env)).toEqual([])
  const secrets = {
    DATABASE_URL: 'postgres://a@127.0.0.1/a',
    OPENSEARCH_URL: 'https://127.0.0.1:9200',
    SECOND_FACTOR_KEY: Buffer.alloc(32).toString('base64'),
  }
  expect(readSettings({ ...env, ...secrets })).toMatchObject({
    nodeEnv: 'production',
    accessMode: 'spec',
    passwordMin: 12,
    passwordMax: 128,
    requireSecondFactor: 'curators',
    demoLogin: false,
    trustProxy: '127.0.0.1',
    publicUrl: expect.stringMatching(/^https:/),
  })
})

test('[OPER-032] nginx serves the folder and the path of the example', () => {
  expect(nginx).toContain(`location ${env.DOWNLOAD_ACCEL_PATH} {\n    internal;\n    alias ${env.DOWNLOAD_DIR}/;`)
  expect(nginx).toMatch(/proxy_set_header X-Forwarded-For \$remote_addr;/)
})

test('[OPER-097] nginx is started again when it fails, with the limit that the other units have', () => {
  const text = read('systemd/nginx.service.d/rosette.conf')
  expect(text).toMatch(/^\[Unit\]\nStartLimitIntervalSec=300\nStartLimitBurst=5$/m)
  expect(text).toMatch(/^\[Service\]\nRestart=on-failure\nRestartSec=\d$/m)
})

describe.each(services)('%s', (name, text) => {
  const valuesOf = (key: string) => [...text.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value)

  test('[OPER-033] runs as a user without rights, in a file system that it cannot change, within limits', () => {
    expect(valuesOf('User')).toEqual(['rosette'])
    for (const key of ['NoNewPrivileges', 'ProtectHome', 'PrivateTmp', 'PrivateDevices']) expect(valuesOf(key), key).toEqual(['yes'])
    expect(valuesOf('ProtectSystem')).toEqual(['strict'])
    expect(valuesOf('CapabilityBoundingSet')).toEqual([''])
    expect(valuesOf('MemoryMax')).toEqual([expect.stringMatching(/^\dG$/)])
    if (name === 'rosette-backup.service') expect(valuesOf('Type')).toEqual(['oneshot'])
    else
      expect([valuesOf('Restart'), valuesOf('StartLimitBurst'), valuesOf('StartLimitIntervalSec')]).toEqual([
        ['on-failure'],
        ['5'],
        ['300'],
      ])
  })

  test('[OPER-033] gets secrets as credentials, each by the setting that reads it; the site never gets the owner of the tables', () => {
    const credentials = valuesOf('LoadCredential').map((value = '') => value.slice(0, value.indexOf(':')))
    const readFrom = [...text.matchAll(/ ?([A-Z_]+)_FILE=%d\/([\w-]+)/g)].map(([, setting, credential]) => [setting, credential])
    expect(readFrom).toEqual(credentials.map((credential) => [credential.toUpperCase().replaceAll('-', '_'), credential]))
    expect(credentials).toContain('database-url')
    expect(credentials.includes('database-owner-url')).toBe(!name.startsWith('rosette-api'))
  })
})
