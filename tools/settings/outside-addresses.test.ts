import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Setting } from '@rosette/settings/define-setting.ts'
import { settingTable } from '@rosette/settings/setting-table.ts'
import { expect, test } from 'vitest'
import { checkout } from '../checkout.ts'

const settings = Object.values<Setting>(settingTable)
const addresses = ['http://a.example', 'https://a.example', 'postgres://a.example/a', 'smtp://a.example', 'smtps://a.example']

/** A setting holds an address if it wants one, or if its name says so. */
function holdsAddress({ name, schema }: Setting): boolean {
  const accepts = (text: string) => schema.safeParse(text).success
  return /_(URL|ISSUER|ENDPOINT)$/.test(name) || (addresses.some(accepts) && !accepts('words, not an address'))
}

test('[OPER-063] docs/security.md names every setting that holds an outside address, once', async () => {
  const text = await readFile(join(checkout, 'docs/security.md'), 'utf8')
  const section = /^## Outside addresses\n([\s\S]*?)\n\[security-asvs/m.exec(text)?.[1] ?? ''
  const contacted = [...section.matchAll(/^\| `([A-Z_]+)` \|[^|]{3,}\|[^|]{20,}\|$/gm)].map(([, name]) => name)
  const onlyInPages =
    /^These settings hold addresses that only browsers contact[\s\S]*?\./m.exec(section)?.[0].match(/(?<=`)[A-Z_]+(?=`)/g) ?? []
  expect([...contacted, ...onlyInPages].sort()).toEqual(
    settings
      .filter(holdsAddress)
      .map(({ name }) => name)
      .sort(),
  )
  expect(contacted).toContain('OTEL_EXPORTER_OTLP_ENDPOINT')
})

test('[OPER-063] a setting holds an address by what it wants or by its name', () => {
  const named = (name: string) => settings.filter((setting) => setting.name === name).map(holdsAddress)
  expect(['MAIL_URL', 'ORCID_ISSUER', 'VITE_DEV_URL', 'DATABASE_URL'].flatMap(named)).toEqual([true, true, true, true])
  expect(['MAIL_FROM', 'PORT', 'COOKIE_DOMAIN', 'OBJECT_STORE_BUCKET'].flatMap(named)).toEqual([false, false, false, false])
})
