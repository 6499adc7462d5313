import { SiteText } from '@rosette/contract-kit/text/site-text.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'
import { textNameOf, textPaths } from '../contract/text-pages.ts'
import { loadTexts } from './load-texts.ts'

const { as } = await demoSite()
const visitor = as('anonymous')
const { texts } = await loadTexts({
  site: { curatorEmail: 'curators@example.org', externalLinks: {} },
  publicUrl: 'https://rosette.example',
})

test('[TEXT-001] every text page is served as its Markdown file says, its title and lead in the document', async () => {
  const topics = [...texts.keys()].filter((name) => name.startsWith('help-')).map((name) => name.replace('-', '/'))
  const paths = [...textPaths.filter((path) => !path.includes('$')), ...topics.map((topic) => `/${topic}`)]
  for (const path of paths) {
    const file = texts.get(textNameOf(path) ?? '')
    expect(file, path).toBeDefined()
    const { body } = await visitor.get(`/api/texts/${textNameOf(path)}`)
    expect(SiteText.parse(body)).toMatchObject({ title: file?.title, lead: file?.lead, sections: file?.sections.map(({ id }) => ({ id })) })
    expect(await visitor.open(path), path).toMatchObject({ status: 200, title: file?.title, description: file?.lead })
  }
})

test('a topic of the help that has no file is not found, by the API and as a page', async () => {
  expect(await visitor.get('/api/texts/help-none')).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await visitor.get('/api/texts/..%2Fpackage')).toMatchObject({ status: 404 })
  expect(await visitor.get('/api/texts/pictures/none.webp')).toMatchObject({ status: 404 })
  expect(await visitor.open('/help/none')).toMatchObject({ status: 404 })
})

test('[FACE-003] pictures of texts are kept by the browser for as long as the text names them', async () => {
  const [named = ''] = JSON.stringify([...texts.values()]).match(/\/api\/texts\/pictures\/[^"]+/) ?? []
  const answer = await visitor.get(named)
  expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'image/webp' } })
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  expect((await visitor.get(named.replace(/v=.*/, 'v=another'))).headers['cache-control']).toBe('public, no-cache')
})
