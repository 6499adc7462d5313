import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RichElement, RichNode } from '@rosette/contract-kit/text/rich-text.ts'
import type { SiteText } from '@rosette/contract-kit/text/site-text.ts'
import { kindOfPath } from '@rosette/kinds/registry/contract.ts'
import { readSourceTree } from '@rosette/repo-rules/repository-rules/source-tree.ts'
import { helpPictures } from '@rosette/test-kit/pictures/product-pictures.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findSitePage } from '../../site/contract/site-pages.ts'
import { textNameOf, textPaths } from '../contract/text-pages.ts'
import { loadTexts, maxPictureBytes, textFolder } from './load-texts.ts'

const facts = { site: { curatorEmail: 'curators@example.org', externalLinks: {} }, publicUrl: 'https://rosette.example/' }
const { texts, pictures } = await loadTexts(facts)

let copy = ''
beforeEach(async () => {
  copy = await mkdtemp(join(tmpdir(), 'texts-'))
  await cp(textFolder, copy, { recursive: true })
})
afterEach(() => rm(copy, { recursive: true }))

test('every text page has its file, and every file is a page', () => {
  const needed = textPaths.filter((path) => !path.includes('$')).map(textNameOf)
  expect([...texts.keys()]).toEqual(expect.arrayContaining(needed))
  expect([...texts.keys()].filter((name) => !needed.includes(name) && !name.startsWith('help-'))).toEqual([])
})

test('a change of wording shows without a change of code', async () => {
  const file = join(copy, 'contact.md')
  const written = await readFile(file, 'utf8')
  await writeFile(file, written.replace('title: Contact', 'title: Ask Us').replace('## Curators', '## People who answer'))
  const changed = (await loadTexts(facts, copy)).texts.get('contact')
  expect(changed).toMatchObject({ title: 'Ask Us', sections: [{ id: 'people-who-answer', title: 'People who answer' }] })
})

test('[TEXT-002] links lead to pages, anchors to headings, pictures are described and small, and no text has HTML', async () => {
  // HTML, pictures without a description, missing and large ones already stop the loading: the next test.
  expect([...texts.values()].flatMap(deadLinksOf)).toEqual([])
  expect([...pictures].filter(([, picture]) => picture.length > maxPictureBytes).map(([file]) => file)).toEqual([])
  const shown = new Set([...texts.values()].flatMap(elementsOf).flatMap(({ src, darkSrc }) => [src?.split('?')[0], darkSrc?.split('?')[0]]))
  expect([...pictures.keys()].filter((file) => !shown.has(`/api/texts/pictures/${file}`))).toEqual([])
  await mkdir(join(copy, 'pictures'), { recursive: true })
  await writeFile(join(copy, 'pictures/large.webp'), Buffer.alloc(maxPictureBytes + 1))
  for (const [words, problem] of [
    ['a <em>word</em>', 'texts have no HTML'],
    ...['&nbsp;', '&#160;', '&#xA0;'].map((entity) => [`5${entity}mm`, `texts have no HTML: ${entity}`] as const),
    ['![](pictures/large.webp)', 'has no description'],
    ['![A plant](pictures/none.webp)', 'there is no picture none.webp'],
    ['![A plant](pictures/large.webp)', 'at most 60000'],
    ['[x](javascript:alert)', 'is not an address'],
    ['[x](external:nowhere)', 'no external:nowhere'],
  ] as const) {
    await writeFile(join(copy, 'contact.md'), `---\ntitle: A\nlead: B\n---\n## C\n\n${words}\n`)
    await expect(loadTexts(facts, copy), words).rejects.toThrow(problem)
  }
})

test('[FACE-003] the help shows the product, in both themes and with words, in places that are kept for it', async () => {
  const rendered = [...texts.values()].flatMap(elementsOf).filter(({ tag }) => tag === 'img')
  expect(rendered.map(({ alt }) => alt).sort()).toEqual(helpPictures.map(({ says }) => says).sort())
  for (const { src, darkSrc, width = 0, height = 0 } of rendered) {
    expect(src).toMatch(/-light\.webp\?v=[\w-]{22}$/)
    expect(darkSrc).toMatch(/-dark\.webp\?v=[\w-]{22}$/)
    // Sharp in a column of text on most screens.
    expect(width, src).toBeGreaterThan(900)
    expect(height, src).toBeGreaterThan(100)
  }
  await rm(join(copy, 'pictures/filters-dark.webp'))
  await expect(loadTexts(facts, copy)).rejects.toThrow('there is no picture filters-dark.webp')
  await cp(join(copy, 'pictures/hits-dark.webp'), join(copy, 'pictures/filters-dark.webp'))
  await expect(loadTexts(facts, copy)).rejects.toThrow('filters-light.webp is not as large as the dark one')
})

test('a dead link and a dead anchor are found', () => {
  const linking = (href: string): SiteText => ({
    name: 'help',
    title: 'A',
    lead: 'B',
    sections: [{ id: 'c', title: 'C', nodes: [{ tag: 'a', href, children: [] }] }],
  })
  expect(deadLinksOf(linking('/nowhere'))).toEqual(['help: /nowhere'])
  expect(deadLinksOf(linking('#d'))).toEqual(['help: #d'])
  expect(deadLinksOf(linking('/contact#d'))).toEqual(['help: /contact#d'])
  expect(deadLinksOf(linking('/help/none'))).toEqual(['help: /help/none'])
  expect(deadLinksOf(linking('/contact#curators'))).toEqual([])
})

test('[TEXT-006] every help mark names a part of the help that exists', () => {
  const marks = readSourceTree(join(import.meta.dirname, '../../../..'))
    .filter(({ path }) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      Array.from(text.matchAll(/['"](help-[^'"#]*)#([^'"]*)['"]/g), ([, name = '', place = '']) => ({ path, name, place })),
    )
  expect(marks.length).toBeGreaterThan(8)
  const dead = marks.filter(({ name, place }) => !texts.get(name)?.sections.some(({ id }) => id === place))
  expect(dead).toEqual([])
})

test('what differs from site to site is filled in', () => {
  const [mail] = elementsOf(texts.get('contact')).filter(({ tag }) => tag === 'a')
  expect(mail).toEqual({ tag: 'a', href: 'mailto:curators@example.org', children: ['curators@example.org'] })
  expect(JSON.stringify([...texts.values()])).not.toMatch(/\{(curatorEmail|site)\}/)
})

/** Links of a text that lead nowhere on this site. */
function deadLinksOf(text: SiteText): string[] {
  const links = elementsOf(text).flatMap(({ href }) => (href?.startsWith('/') || href?.startsWith('#') ? [href] : []))
  return links.filter((href) => !isAlive(href, text)).map((href) => `${text.name}: ${href}`)
}

function isAlive(href: string, text: SiteText): boolean {
  const { pathname, hash } = new URL(href, 'http://site')
  if (pathname.startsWith('/api/')) return pathname === '/api/docs'
  const name = href.startsWith('#') ? text.name : textNameOf(pathname)
  if (name === null) {
    const [, first = ''] = pathname.split('/')
    return hash === '' && (findSitePage(pathname) !== null || kindOfPath(first) !== null)
  }
  const target = texts.get(name) ?? null
  return target !== null && (hash === '' || headingsOf(name === text.name ? text : target).includes(hash.slice(1)))
}

function headingsOf(text: SiteText): string[] {
  return [...text.sections.map(({ id }) => id), ...elementsOf(text).flatMap(({ id }) => id ?? [])]
}

function elementsOf(text: SiteText | undefined): RichElement[] {
  const below = (nodes: readonly RichNode[]): RichElement[] =>
    nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...below(node.children)]))
  return text?.sections.flatMap(({ nodes }) => below(nodes)) ?? []
}
