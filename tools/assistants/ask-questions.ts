import { z } from 'zod'
import type { BiologistQuestion } from '../relevance/biologist-questions.ts'
import type { AssistantUnderTest } from './assistant-client.ts'

export type AnsweredQuestion = BiologistQuestion & { found: readonly string[]; calls: number }

const hits = 20
const Found = z.object({ rows: z.array(z.object({ name: z.string() })), didYouMean: z.string().optional() })

/**
 * Answers a question as a simple assistant would, in at most three calls: it searches, searches again for what was suggested if nothing was
 * found, and resolves what it is about to name.
 */
export async function askQuestion({ call }: AssistantUnderTest, question: BiologistQuestion): Promise<AnsweredQuestion> {
  let answer = Found.parse((await call('search', { text: question.text, limit: hits })).data)
  let calls = 1
  if (answer.rows.length === 0 && answer.didYouMean !== undefined) {
    answer = Found.parse((await call('search', { text: answer.didYouMean, limit: hits })).data)
    calls++
  }
  const names = answer.rows.map(({ name }) => name)
  if (names.length === 0) return { ...question, found: [], calls }
  const { notMatched } = await call('resolve', { ids: names, kind: 'locus' })
  return { ...question, found: names.filter((name) => !notMatched.includes(name)), calls: calls + 1 }
}

/** The mean over questions of the share of expected genes among the hits; a question without expected genes does not count. */
export function recallOf(questions: readonly { genes: Readonly<Record<string, string>>; found: readonly string[] }[]): number {
  const shares = questions.flatMap(({ genes, found }) => {
    const wanted = Object.values(genes)
    return wanted.length === 0 ? [] : wanted.filter((locus) => found.includes(locus)).length / wanted.length
  })
  return shares.reduce((sum, share) => sum + share, 0) / shares.length
}
