import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { queryOptions } from '@tanstack/react-query'
import { QuestionsAnswer } from '../contract/question.ts'

const questionsCall = { path: 'questions' }

export const questionsQuery = queryOptions({
  queryKey: ['questions'],
  queryFn: ({ signal }) => fetchJson(QuestionsAnswer, { ...questionsCall, signal }),
  meta: { call: questionsCall },
  staleTime: 600_000,
})
