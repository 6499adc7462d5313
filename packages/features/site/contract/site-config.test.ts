import { expect, test } from 'vitest'
import { LinkAddress } from './external-link-overrides.ts'
import { PageData } from './page-data.ts'
import { SiteConfig } from './site-config.ts'

const least = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-11-16' }

test('without further settings nothing is overridden, and accounts follow the rules of the specification', () => {
  expect(SiteConfig.parse(least)).toEqual({
    ...least,
    externalLinks: {},
    people: {
      passwordMin: 6,
      passwordMax: 10,
      isEnglishOnly: true,
      exampleEmail: 'name@example.org',
      hasOrcid: false,
      hasMail: false,
      partnerId: 'tair',
      isDemoLogin: false,
    },
  })
})

test.each([
  ['a name instead of an e-mail address', { curatorEmail: 'curator' }],
  ['a day in another order', { buildDate: '16.11.2026' }],
  ['a link to a script', { externalLinks: { jbrowse2: 'javascript:alert(1)' } }],
])('%s is refused', (_what, change) => {
  expect(SiteConfig.safeParse({ ...least, ...change }).success).toBe(false)
})

test('a document carries its record with the question that found it', () => {
  const record = { kind: 'locus', lookup: { name: 'AT1G01010' }, record: { name: 'AT1G01010' } }
  const site = SiteConfig.parse(least)
  expect(PageData.parse({ site, release: 'demo', record })).toEqual({ site, release: 'demo', record, firstView: null })
  expect(PageData.parse({ site, release: null, record: null })).toEqual({ site, release: null, record: null, firstView: null })
  expect(PageData.safeParse({ site, release: null, record: { ...record, lookup: { symbol: 'AG' } } }).success).toBe(false)
})

test.each([
  ['https://example.org/a', true],
  ['http://example.org', true],
  ['/browser', true],
  ['/', true],
  ['//example.org', false],
  ['/a b', false],
  ['a/b', false],
  ['https', false],
  ['xhttps://example.org', false],
])('%s is where a link may lead: %s', (address, isTaken) => {
  expect(LinkAddress.safeParse(address).success).toBe(isTaken)
})
