import { withoutHiddenText } from './without-hidden-text.ts'

/** The most characters of the data of an answer, as JSON: about five thousand tokens. */
export const mostCharacters = 20_000

/** Entries of each list and characters of each text, tried in turn until the data fits. */
const steps = [
  { entries: Number.POSITIVE_INFINITY, characters: Number.POSITIVE_INFINITY },
  { entries: 100, characters: 2000 },
  { entries: 30, characters: 600 },
  { entries: 10, characters: 250 },
  { entries: 3, characters: 120 },
  { entries: 1, characters: 40 },
] as const

type Step = (typeof steps)[number]

/** The data of an answer without hidden text, its lists and texts shortened as far as it takes. */
export function fitAnswer(data: unknown): { value: unknown; isCut: boolean } {
  for (const [at, step] of steps.entries()) {
    const value = shorten(data, step)
    if (JSON.stringify(value).length <= mostCharacters) return { value, isCut: at > 0 }
  }
  throw new Error('The data of an answer has too many fields')
}

function shorten(value: unknown, step: Step): unknown {
  if (typeof value === 'string') {
    const text = withoutHiddenText(value)
    return text.length > step.characters ? `${text.slice(0, step.characters)}… (${text.length} characters)` : text
  }
  if (Array.isArray(value)) return value.slice(0, step.entries).map((each) => shorten(each, step))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [withoutHiddenText(name), shorten(each, step)]))
}
