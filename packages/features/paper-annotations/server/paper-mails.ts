import { type DeclineReason, declineReasons } from '../contract/paper-submission.ts'

type DecidedLine = { locusName: string; lineState: string; declineReason: string | null; lineNote: string | null }

export type DecisionFacts = { to: string; curator: string; pubmedId: number; lines: readonly DecidedLine[]; note: string; link: string }

type Mail = { subject: string; text: string }

/** The one mail about a decision: what was accepted, asked and declined. */
export function decisionMail({ to, curator, pubmedId, lines, note, link }: DecisionFacts): Mail {
  const like = (state: string) => lines.filter(({ lineState }) => lineState === state)
  const [accepted, questioned, declined] = [like('accepted'), like('questioned'), like('declined')]
  const genes = listed([...new Set(lines.map(({ locusName }) => locusName))])
  const paragraphs = [
    `Dear ${to},`,
    `thank you. ${curator} has read your ${countOf(lines.length, 'line')} on PubMed ${pubmedId}.`,
    ...(accepted.length === 0
      ? []
      : [
          `${accepted.length} of ${lines.length} accepted. They will be on the records with the next release, and we will tell you when they are there.`,
        ]),
    ...questioned.map(({ locusName, lineNote }) => `About ${locusName}, before we can take the line: "${lineNote ?? ''}"`),
    ...declined.map(
      ({ locusName, declineReason, lineNote }) =>
        `We did not take a line about ${locusName}: ${reasonOf(declineReason)}.${lineNote === null ? '' : ` ${lineNote}`}`,
    ),
    ...(note === '' ? [] : [note]),
    questioned.length > 0 ? `Answer here; everything you wrote is still there: ${link}` : `What happened to each line: ${link}`,
  ]
  const subject =
    questioned.length > 0
      ? `A question about ${genes}`
      : accepted.length > 0
        ? `Accepted: your ${countOf(accepted.length, 'line')} on ${genes}`
        : `About your lines on ${genes}`
  return { subject, text: paragraphs.join('\n\n').concat('\n') }
}

export type ReleasedFacts = {
  to: string
  pubmedId: number
  releaseId: string
  lineCount: number
  loci: readonly string[]
  isNamed: boolean
  publicUrl: string
}

/** Once for each submission and release: accepted lines are on the records. */
export function releasedMail({ to, pubmedId, releaseId, lineCount, loci, isNamed, publicUrl }: ReleasedFacts): Mail {
  const paragraphs = [
    `Dear ${to},`,
    `they are there: your ${countOf(lineCount, 'line')} from PubMed ${pubmedId} are on the records with release ${releaseId}.`,
    loci.map((locus) => `${publicUrl}/locus?name=${encodeURIComponent(locus)}`).join('\n'),
    ...(isNamed ? ['Your name stands beside them.'] : []),
    'Thank you for making these records better.',
  ]
  return { subject: `Now public: your ${countOf(lineCount, 'line')} in release ${releaseId}`, text: paragraphs.join('\n\n').concat('\n') }
}

function reasonOf(reason: string | null): string {
  // The table allows no other.
  return reason === null ? declineReasons.other : declineReasons[reason as DeclineReason]
}

function countOf(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
