import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { WebAssets } from './web-assets.ts'

/** The built web app. Names below `/assets` change with their content, so they are cached forever. */
export async function addStaticFiles(app: FastifyInstance, { dist, topFiles }: WebAssets): Promise<void> {
  if (dist === null) return
  await app.register(async (files) => {
    await files.register(fastifyStatic, {
      root: join(dist, 'assets'),
      prefix: '/assets/',
      index: false,
      immutable: true,
      maxAge: '1y',
      preCompressed: true,
    })
    for (const file of topFiles) {
      files.get(`/${file}`, { schema: { hide: true }, config: { cost: 'light' } }, (_request, reply) =>
        reply.sendFile(file, dist, { immutable: false, maxAge: '1h' }),
      )
    }
  })
}
