import { withQuery } from '@rosette/contract-kit/site-paths/with-query.ts'
import type { SaidWords } from './fill-question.ts'

/** The page of questions with one of them open, and what its words say if they were changed. */
export function questionPath(id: string, said: SaidWords = {}): string {
  return withQuery('/search/questions', { ask: id, ...Object.fromEntries(Object.entries(said).map(([name, word]) => [`w.${name}`, word])) })
}

/** What the words of an address say, by their names. */
export function parseSaid(params: Iterable<[string, string]>): SaidWords {
  return Object.fromEntries([...params].flatMap(([name, word]) => (name.startsWith('w.') ? [[name.slice(2), word]] : [])))
}
