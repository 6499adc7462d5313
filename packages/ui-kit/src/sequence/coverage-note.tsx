import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import {
  type CoveredSet,
  completeSetsAddress,
  describeGap,
  formatShare,
  shareOf,
} from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../feedback/notice.tsx'
import { OutsideLink } from '../links/page-link.tsx'

/** Says, before anything is run, that a set holds a part of what it is named after (COVER-002); nothing of a complete one. */
export function CoverageNote({ set }: { set: CoveredSet | null }) {
  const { data } = useQuery(coverageQuery())
  const gap = data && set !== null ? describeGap(data.sequences, set) : null
  if (gap === null) return null
  return (
    <Notice kind="warning">
      {gap} <OutsideLink href={completeSetsAddress}>Complete sets at TAIR</OutsideLink>
    </Notice>
  )
}

/** Adds to the label of a set what it holds: 'Araport11 transcripts (2,165 of 60,440)'. */
export function useSetLabels(): (label: string, set: CoveredSet | null) => string {
  const { data } = useQuery(coverageQuery())
  return (label, set) => (data && set !== null ? `${label} (${formatShare(shareOf(data.sequences, set), set)})` : label)
}
