import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accessOf } from '../../access/contract/access.ts'
import { type Question, QuestionsAnswer } from '../contract/question.ts'

export type QuestionRoutesOptions = { questions: readonly Question[] }

/** GET questions: all of them, with the searches that they are made of. */
export const questionRoutes: FastifyPluginAsyncZod<QuestionRoutesOptions> = async (app, { questions }) => {
  const schema = {
    operationId: 'listQuestions',
    summary: 'Questions with words to change, and the searches that answer them',
    tags: ['Search'],
    response: { 200: QuestionsAnswer },
  }
  app.get('/questions', { schema, config: accessOf('everyone', { cost: 'light', takesTokens: true }) }, async (_request, reply) =>
    reply.header('cache-control', 'public, no-cache').send({ questions: [...questions] }),
  )
}
