import type { SubmissionDecision } from '../contract/symbol-submission.ts'

const sentences: Readonly<Record<SubmissionDecision, (symbol: string) => string>> = {
  accept: (symbol) => `Your gene class symbol ${symbol} has been accepted. It is now found with the other gene class symbols.`,
  decline: (symbol) => `Your gene class symbol ${symbol} could not be accepted.`,
  ask_back: (symbol) => `A curator has a question about your gene class symbol ${symbol}. Please submit it again with the answer.`,
}

/** What the submitter is told. */
export function decisionMail(decision: SubmissionDecision, symbol: string, note: string): { subject: string; text: string } {
  const paragraphs = [sentences[decision](symbol), ...(note === '' ? [] : [`The curator writes:\n${note}`])]
  return { subject: `Gene class symbol ${symbol}`, text: `${paragraphs.join('\n\n')}\n` }
}
