import type { FastifyPluginAsync } from 'fastify'
import { type CombinationRoutesOptions, combinationRoutes } from './combination-routes.ts'
import { type QuestionRoutesOptions, questionRoutes } from './question-routes.ts'

/** Searches that are combined, and questions made of them. */
export const registerCombinations: FastifyPluginAsync<CombinationRoutesOptions & QuestionRoutesOptions> = async (app, dependencies) => {
  await app.register(combinationRoutes, dependencies)
  await app.register(questionRoutes, dependencies)
}
