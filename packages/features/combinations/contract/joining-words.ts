/** How a step is joined to what the steps before it found. */
export const joiningWords = ['and', 'or', 'without'] as const
export type JoiningWord = (typeof joiningWords)[number]

/** Of one combination, and of a question. */
export const maxSteps = 12
