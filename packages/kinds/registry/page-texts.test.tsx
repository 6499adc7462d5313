import type { Kind } from '@rosette/contract-kit/kind/define-kind.ts'
import { AllNear } from '@rosette/test-kit/all-near.ts'
import { recordCases } from '@rosette/test-kit/record-cases.ts'
import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { at4g18960Orthologs, at4g18960Paralogs } from '../locus/fixtures/parts/at4g18960-homology.ts'
import { type kindNames, kindOfPath, kinds } from './contract.ts'
import { kindPages } from './pages.ts'

type AnyRecord = Record<string, unknown>

async function draw(name: (typeof kindNames)[number], record: AnyRecord): Promise<void> {
  const kind: Kind = kinds[name]
  // Which record a page takes is lost where all kinds are treated alike.
  await renderRecord(kind, (await kindPages[name]()).page as PageDefinition<AnyRecord>, record)
}

/** Everywhere in a record, also inside lists. */
function changed(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => changed(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, changed(each, change)]))
}

const detailPaths =
  'clone cloneend ecotype locus marker gene germplasm hoststrain library person organization polyallele protein protocol publication ' +
  'transposon transposonfamily keyword vector genesymbol sequence array_element analysisreference communication'

test('[DETAIL-001] every detail route of the documents leads to a kind, which is found by its query string', () => {
  for (const path of detailPaths.split(' ')) {
    const name = kindOfPath(path)
    expect(name, path).not.toBeNull()
    expect(name && kinds[name].path).toBe(path)
  }
})

const recordLink = new RegExp(`^/(${[...detailPaths.split(' '), 'species', 'map'].join('|')})\\?(.*)$`)

test.for(recordCases)(
  '[DETAIL-014] [DETAIL-017] $name $fixture writes its dates as YYYY-MM-DD; its links to records have a key, those to protocols an id',
  async ({ name, record }) => {
    await draw(name, record)
    const article = screen.getByRole('article')
    const text = article.textContent ?? ''
    const months = 'Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec'
    expect(text).not.toMatch(
      new RegExp(`\\d{1,2}/\\d{1,2}/\\d{2,4}|\\d{4}-\\d\\d-\\d\\dT|(${months})[a-z]* \\d{1,2}, \\d{4}|\\d{1,2} (${months})[a-z]* \\d{4}`),
    )
    if (typeof record.dateLastModified === 'string') expect(text).toContain(record.dateLastModified)
    for (const link of article.querySelectorAll('a[href]')) {
      const href = link.getAttribute('href') ?? ''
      const [, path = '', query = ''] = href.match(recordLink) ?? []
      const isRecord = href.startsWith('/') && kindOfPath(href.slice(1).split('?')[0] ?? '') !== null
      if (!isRecord) continue
      expect(path, href).not.toBe('')
      const usual =
        path === 'protocol'
          ? /^id=\d+$/
          : path === 'locus'
            ? /^(key=\d+|name=[\w.]+)$/
            : path === 'array_element'
              ? /^key=[\w%.-]+$/
              : /^key=\d+$/
      expect(query, href).toMatch(usual)
    }
  },
)

const withTexts = recordCases.filter(({ fixture }) => fixture !== 'untitledReference')

test.for(withTexts)('[DETAIL-021] markup in a text of $name $fixture is rendered as text', async ({ name, record }) => {
  const schema = await kinds[name].record()
  const markup = ' <img src=x onerror="broken()"><script>broken()</script><iframe></iframe>'
  // Only in texts that may say anything: a name of a vocabulary or an address stays as it is.
  const fields = Object.entries(record).map(([field, value]) => {
    const marked = changed(value, (text) => `${text}${markup}`)
    return [field, schema.safeParse({ ...record, [field]: marked }).success ? marked : value]
  })
  const hostile: AnyRecord = Object.fromEntries(fields)
  expect(JSON.stringify(hostile)).toContain('<script>')
  await draw(name, hostile)
  expect(document.querySelectorAll('article :is(img, script, iframe, [onerror])')).toHaveLength(0)
  expect(screen.getByRole('article').textContent).toContain('<script>broken()</script>')
})

const renderedOf = async (fixture: string) => {
  const found = recordCases.find((each) => each.fixture === fixture)
  if (found) await draw(found.name, found.record)
  return within(screen.getByRole('article'))
}

test('[DETAIL-020] a locus has tables, text, links, comments, a sequence, homologs and the link to the tree viewer', async () => {
  vi.stubGlobal('IntersectionObserver', AllNear)
  // Homologs are files of their own.
  vi.stubGlobal('fetch', async (url: string) => Response.json(url.includes('/paralogs/') ? at4g18960Paralogs : at4g18960Orthologs))
  const page = await renderedOf('at4g18960')
  const section = (name: string) => within(page.getByRole('region', { name }))
  // table, with links and strings in its cells
  expect(section('Germplasm and Clones').getByRole('table', { name: 'Clones' })).toBeTruthy()
  // multiline
  expect(section('Summary').getByText(/^Floral homeotic MADS-domain/)).toBeTruthy()
  // link and links
  expect(section('Maps and Mapping Data').getByRole('link', { name: 'F13C5' })).toBeTruthy()
  // link_list
  expect(section('External Links').getAllByRole('listitem').length).toBeGreaterThan(1)
  // string_list
  expect(section('Summary').getByText(/F13C5\.130/)).toBeTruthy()
  // comment_list
  expect(section('Summary').getByRole('button', { name: 'Add My Comment' })).toBeTruthy()
  // sequence
  expect(section('Sequences').getByText(/Send to BLAST|BLAST/)).toBeTruthy()
  // homologs and phylogenetic tree viewer link
  expect(await section('Homology').findByRole('link', { name: 'AT3G58780' })).toBeTruthy()
  expect(section('Homology').getByRole('link', { name: /tree viewer/i })).toBeTruthy()
})

test('[DETAIL-020] links that follow each other are separated, and images are listed', async () => {
  const found = recordCases.find(({ name }) => name === 'germplasm')
  await draw('germplasm', { ...found?.record, images: [{ imageId: 7 }, { imageId: 8 }] })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(['Image 1', 'Image 2'].map((label) => summary.getByText(label).textContent)).toEqual(['Image 1', 'Image 2'])
})
