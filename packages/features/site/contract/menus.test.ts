import { expect, test } from 'vitest'
import { ExternalLinkOverrides } from './external-link-overrides.ts'
import { externalAddress, externalLinks } from './external-links.ts'
import { downloadFolderPath, downloadFolders, menuOf, menus } from './menus.ts'
import { findSitePage } from './site-pages.ts'

const entries = menus.flatMap((menu) => menu.entries)
const external = entries.flatMap(({ target }) => ('external' in target ? [target.external] : []))

test('[SHELL-029] every external entry resolves through the one table, and an operator overrides any of them', () => {
  expect(external.length).toBeGreaterThan(30)
  for (const id of external) {
    expect(externalAddress(id, {})).toBe(externalLinks[id])
    const address = externalAddress(id, {})
    if (address.startsWith('/')) expect(findSitePage(address), id).not.toBeNull()
    else expect(new URL(address).protocol).toBe('https:')
    expect(externalAddress(id, { [id]: 'https://mirror.example.org/' })).toBe('https://mirror.example.org/')
  }
})

test('an operator may name a page of the site itself, but neither a script nor an unknown id', () => {
  expect(ExternalLinkOverrides.parse({ jbrowse2: '/browser' })).toEqual({ jbrowse2: '/browser' })
  expect(ExternalLinkOverrides.safeParse({ jbrowse2: 'javascript:alert(1)' }).success).toBe(false)
  expect(ExternalLinkOverrides.safeParse({ jbrowse2: '//elsewhere.example.org' }).success).toBe(false)
  expect(ExternalLinkOverrides.safeParse({ jbrowse3: 'https://example.org' }).success).toBe(false)
})

test('every entry that stays on the site leads to a page of the site', () => {
  const paths = entries.flatMap(({ target }) => ('page' in target ? [target.page] : []))
  const dead = paths.filter((path) => findSitePage(path.split('?')[0] ?? '') === null)
  expect(dead).toEqual([])
})

test('labels are unique within a menu and every entry says what it is for', () => {
  for (const menu of menus) {
    const labels = menu.entries.map(({ label }) => label)
    expect(new Set(labels).size, menu.title).toBe(labels.length)
    expect(menu.entries.every(({ description }) => description.length > 0)).toBe(true)
  }
})

test('a download folder is its title with underscores, unless it names its folder', () => {
  expect(downloadFolders.map(downloadFolderPath).slice(0, 4)).toEqual([
    '/download/list?dir=Genes',
    '/download/list?dir=GO_and_PO_Annotations',
    '/download/list?dir=Maps',
    '/download/list?dir=Microarrays',
  ])
  expect(menuOf('Download').entries).toHaveLength(downloadFolders.length + 1)
})

test('[DOWN-003] [DOWN-004] the download sections have titles and descriptions, and a folder of their title unless they name one', () => {
  expect(downloadFolders.map(({ title }) => title)).toEqual([
    'Genes',
    'GO and PO Annotations',
    'Maps',
    'Microarray Data',
    'Pathways',
    'Polymorphisms and Phenotypes',
    'Proteins',
    'Protocols',
    'Public Data Releases',
    'Subscriber Data Releases',
    'Publications',
    'Sequences',
    'Software',
    'User Requests',
  ])
  expect(downloadFolders.filter(({ holds }) => holds.trim() === '')).toEqual([])
  expect(downloadFolderPath({ title: 'User Requests' })).toBe('/download/list?dir=User_Requests')
  expect(downloadFolderPath({ title: 'Microarray Data', folder: 'Microarrays' })).toBe('/download/list?dir=Microarrays')
})
