import { ApiProblemError } from '@rosette/api-client/api-problem-error.ts'

const unexpected = 'An unexpected error occurred. Please try again.'

/** The sentence of a failed call, or the documents' own where it has none (REG-014, EDIT-011). */
export function failedText(error: unknown): string {
  return (error instanceof ApiProblemError ? error.said : null) ?? unexpected
}

/** Whether the server looked at it and said no, as against a fault of the server or on the way (EDIT-013). */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiProblemError && error.status !== null && error.status < 500
}
