import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'

const unexpected = 'An unexpected error occurred. Please try again.'

/** The message of a failed call, or the specification's if it has none (REG-014, EDIT-011). */
export function failedText(error: unknown): string {
  return (error instanceof ApiProblemError ? error.said : null) ?? unexpected
}
