import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { expect, test } from 'vitest'
import { externalLinks } from '../../site/contract/external-links.ts'
import { findSitePage } from '../../site/contract/site-pages.ts'
import { oldAddresses } from './fixtures/old-addresses.ts'
import { readLegacyAddress } from './legacy-address.ts'
import { findLegacyRule, findLegacyTarget, legacyRules } from './legacy-rules.ts'

const addresses = Object.values(oldAddresses).flat()

test.each(Object.entries(oldAddresses))('[%s] old addresses lead to their successors', (_id, ofRule) => {
  for (const [url, target] of ofRule) {
    expect(findLegacyTarget(url), url).toEqual(typeof target === 'string' ? { path: target } : target)
  }
})

test('[LEGACY-024] no target is an old address itself, and each leads to a page of the site, a record or a known page outside', () => {
  expect(addresses.length).toBeGreaterThan(60)
  for (const [, target] of addresses) {
    if (typeof target !== 'string') continue
    expect(findLegacyTarget(target), target).toBeNull()
    const [path = ''] = target.split('?')
    expect(findSitePage(path) !== null || kindOfPath(path.split('/')[1] ?? '') !== null, target).toBe(true)
  }
  for (const id of ['documentation', 'faq'] as const) expect(findLegacyTarget(new URL(externalLinks[id]).pathname)).toBeNull()
})

test('[LEGACY-024] every rule of the table answers an address of these, so that none is hidden by one before it', () => {
  const used = new Set(addresses.map(([url]) => findLegacyRule(readLegacyAddress(url))))
  expect(legacyRules.filter((rule) => !used.has(rule)).map(({ path }) => String(path))).toEqual([])
})

test('pages of this site are not old addresses, whatever their query says', () => {
  for (const url of ['/', '/locus?key=1', '/search/genes', '/tools/blast?type=locus', '/help?x=.jsp', '/jsp', '/servlets']) {
    expect(findLegacyTarget(url), url).toBeNull()
  }
})

test('[LEGACY-020] every &amp; of an address separates parameters, and what is written twice counts as first written', () => {
  const { textOf, wordOf } = readLegacyAddress('/servlets/X?action=View&amp;Type=Locus&amp;name=A%26amp;B&amp;name=C')
  expect([wordOf('action'), wordOf('type'), textOf('name')]).toEqual(['view', 'locus', 'A&amp;B'])
})
