import type { OwnSubmission } from '../contract/symbol-submission.ts'

/** How a submission stands, in a word. */
export const statusWords: Readonly<Record<OwnSubmission['status'], string>> = {
  submitted: 'Waiting for review',
  asked_back: 'The curator has a question',
  accepted: 'Accepted',
  rejected: 'Declined',
}
