import { evidenceNotStated, evidencesOfGroup, searchableEvidences } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'

/** The evidences of a choice; null for any. */
export function evidencesOf(choice: string): ReadonlySet<string> | null {
  if (choice === 'any') return null
  if (choice === 'experimental') return new Set(evidencesOfGroup('experimental'))
  // Without what no curator has looked at, and what nobody tells the evidence of.
  if (choice === 'curated') return new Set(searchableEvidences.filter((code) => code !== 'IEA' && code !== evidenceNotStated))
  return new Set(choice.split(','))
}
