import { ApiProblem, Problem } from '@rosette/contract-kit/problem.ts'
import { SiteText } from '@rosette/contract-kit/text/site-text.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accessOf } from '../../access/contract/access.ts'
import { sendTagged } from '../../site/server/send-tagged.ts'
import { type Texts, versionOf } from './load-texts.ts'

const tags = ['Texts']
const open = accessOf('everyone', { cost: 'light', takesTokens: true })

/** GET texts/{name}: a page of text as data. GET texts/pictures/{file}: what its pictures are. */
export const registerTexts: FastifyPluginAsyncZod<Texts> = async (app, { texts, pictures }) => {
  const text = {
    operationId: 'loadText',
    summary: 'A page of help or another text of the site',
    tags,
    params: z.object({ name: z.string().max(100).describe('The page without its first slash and with - for others: help, help-api') }),
    response: { 200: SiteText, 404: ApiProblem },
  }
  app.get('/texts/:name', { schema: text, config: open }, async (request, reply) => {
    const found = texts.get(request.params.name)
    if (!found) throw new Problem('not_found', `There is no text ${request.params.name}.`)
    return reply.header('cache-control', 'public, no-cache').send(found)
  })

  const tagged = new Map([...pictures].map(([file, picture]) => [file, { text: picture, version: versionOf(picture) }]))
  const picture = {
    operationId: 'loadTextPicture',
    summary: 'A picture of a text',
    tags,
    params: z.object({ file: z.string().max(100) }),
    querystring: z.object({ v: z.string().max(100).optional().describe('Which version of the picture, as texts name it') }),
    response: { 200: { description: 'The picture', content: { 'image/webp': { schema: z.unknown() } } }, 404: ApiProblem },
  }
  app.get('/texts/pictures/:file', { schema: picture, config: open }, async (request, reply) => {
    const found = tagged.get(request.params.file)
    if (!found) throw new Problem('not_found', `There is no picture ${request.params.file}.`)
    // What a text names never changes: a new picture has a new address.
    reply.header('cache-control', request.query.v === found.version ? 'public, max-age=31536000, immutable' : 'public, no-cache')
    return sendTagged(request, reply, { text: found.text, etag: `"${found.version}"`, type: 'image/webp' })
  })
}
