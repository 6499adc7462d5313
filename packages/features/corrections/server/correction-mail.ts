import type { CorrectionDecision, DeclineReason } from '../contract/correction.ts'
import { correctionPath, declineReasons } from '../contract/correction.ts'

type MailFacts = {
  number: number
  naturalKey: string
  decision: Exclude<CorrectionDecision, 'take' | 'put_back'>
  note: string
  reason: DeclineReason | null
  releaseId: string
  publicUrl: string
}

const subjects: Readonly<Record<MailFacts['decision'], (name: string) => string>> = {
  accept: (name) => `Accepted: your correction of ${name}`,
  ask_back: (name) => `A question about ${name}`,
  decline: (name) => `About your correction of ${name}`,
  release: (name) => `Now public: your correction of ${name}`,
}

/** What the sender is told of a decision: one mail, one link. */
export function correctionMail({ number, naturalKey, decision, note, reason, releaseId, publicUrl }: MailFacts) {
  const link = new URL(correctionPath(number), publicUrl).href
  const paragraphs: Readonly<Record<MailFacts['decision'], readonly string[]>> = {
    accept: [
      `Thank you. A curator has read your correction of ${naturalKey} and accepted it. We will tell you when a release has it.`,
      ...writes(note),
    ],
    ask_back: [
      `Thank you for your correction of ${naturalKey}. Before we can take it, a curator asks:`,
      note,
      'Everything you wrote is still there. Please answer on its page.',
    ],
    decline: [
      `Thank you for taking the trouble. We did not take your correction of ${naturalKey} this time: ${reasonText(reason)}.`,
      ...writes(note),
    ],
    release: [`Your correction of ${naturalKey} is in release ${releaseId}. Thank you for making this record better.`, ...writes(note)],
  }
  return { subject: subjects[decision](naturalKey), text: `${[...paragraphs[decision], link].join('\n\n')}\n` }
}

function writes(note: string): string[] {
  return note === '' ? [] : [`The curator writes:\n${note}`]
}

function reasonText(reason: DeclineReason | null): string {
  const words = reason === null || reason === 'other' ? 'a curator decided against it' : declineReasons[reason]
  return words.charAt(0).toLowerCase() + words.slice(1)
}
