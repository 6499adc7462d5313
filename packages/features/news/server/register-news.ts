import type { FastifyPluginAsync } from 'fastify'
import { type FeedRoutesOptions, feedRoutes } from './feed-routes.ts'
import { type NewsEditingOptions, newsEditingRoutes } from './news-editing-routes.ts'
import { type NewsRoutesOptions, newsRoutes } from './news-routes.ts'

/** News, events and jobs: reading them, as a feed too, and editing them. */
export const registerNews: FastifyPluginAsync<NewsRoutesOptions & FeedRoutesOptions & NewsEditingOptions> = async (app, dependencies) => {
  await app.register(newsRoutes, dependencies)
  await app.register(feedRoutes, dependencies)
  await app.register(newsEditingRoutes, dependencies)
}
