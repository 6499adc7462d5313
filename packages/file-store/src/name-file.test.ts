import { parse } from 'content-disposition'
import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { nameFile } from './name-file.ts'

async function dispositionOf(name: string, type?: 'inline'): Promise<string> {
  const app = fastify()
  app.get('/', async (_request, reply) => nameFile(reply, name, type).send('text'))
  return String((await app.inject('/')).headers['content-disposition'])
}

test.each(['genes_results_2026-11-15.tsv', 'a file.txt', 'Blüte "AG".pdf', '50%20.txt', 'back\\slash.txt', '雪.txt', "it's.txt"])(
  '[STORE-004] a browser saves the file as %s',
  async (name) => {
    const header = await dispositionOf(name)
    expect(parse(header)).toMatchObject({ type: 'attachment', parameters: { filename: name } })
    // A header holds ASCII only.
    expect(header).toMatch(/^[\x20-\x7e]+$/)
  },
)

test('[STORE-004] a name cannot add another header, nor another parameter', async () => {
  expect(await dispositionOf('a.txt\r\nset-cookie: b=1')).not.toMatch(/[\r\n]/)
  expect(parse(await dispositionOf('a.txt"; filename="b.html')).parameters).toMatchObject({ filename: 'a.txt"; filename="b.html' })
})

test('[STORE-004] what the browser may show is inline', async () => {
  expect(await dispositionOf('manual.pdf', 'inline')).toBe('inline; filename=manual.pdf')
})
