import { normaliseIdentifier } from '@rosette/contract-kit/kind/normalise-identifier.ts'
import type { LeftOut } from '@rosette/contract-kit/search/search-contract.ts'
import type { ResolveAnswer, ResolvedLine } from '../../resolve/contract/resolve-answer.ts'

/** An ID of a list: the name of its record, or null, and what is reported if it is not among the hits. */
export type ListedId = { name: string | null; otherwise: LeftOut }

/** The meaning of each ID of a list; duplicates count once. */
export function sortList({ lines }: ResolveAnswer, hasObsolete = false): ListedId[] {
  return lines.flatMap((line) => listedId(line, hasObsolete) ?? [])
}

function listedId(line: ResolvedLine, hasObsolete: boolean): ListedId | null {
  const { input } = line
  switch (line.bucket) {
    case 'duplicate':
      return null
    case 'unknown':
      return { name: null, otherwise: { input, reason: 'unknown', instead: [] } }
    case 'ambiguous':
      return { name: null, otherwise: { input, reason: 'ambiguous', instead: line.candidates.map(({ label }) => label) } }
    case 'obsolete': {
      const otherwise: LeftOut = { input, reason: 'obsolete', instead: line.successors.map(({ label }) => label) }
      return { name: hasObsolete ? (line.record?.label ?? normaliseIdentifier(input)) : null, otherwise }
    }
    default:
      return { name: line.record.label, otherwise: { input, reason: 'filtered', instead: [] } }
  }
}
