import { scaleSizes } from './scale-plan.ts'

/** What may be written for a size, for messages. */
export const scaleWords = `M, L or a number of search documents from 1000 to ${scaleSizes.L}`

/** 'M', 'L' or a number: about how many search documents a release shall have. Null for anything else. */
export function parseScale(text: string): number | null {
  if (text === 'M' || text === 'L') return scaleSizes[text]
  const documents = /^\d{4,8}$/.test(text) ? Number(text) : 0
  return documents >= 1000 && documents <= scaleSizes.L ? documents : null
}
