import { findAbsentPlace, ncbiAddress } from '@rosette/contract-kit/vocabulary/absent-place.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { OutsideLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { MissingId } from '../contract/missing-ids.ts'
import classes from './sequences-page.module.css'

/** IDs without a sequence, each with the reason (BULK-019). */
export function MissingIds({ missing }: { missing: readonly MissingId[] }) {
  if (missing.length === 0) return null
  return (
    <Notice kind="warning">
      <strong>{missing.length === 1 ? '1 name has no sequence' : `${formatNumber(missing.length)} names have no sequence`}</strong>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list must be reachable by keyboard (WCAG 2.1.1). */}
      <ul className={classes.missing} aria-label="Names without a sequence" tabIndex={0}>
        {missing.map(({ id, reason }) => (
          <li key={id}>
            <code>{id}</code> {reason} <PlaceLink reason={reason} />
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** Where a sequence can be read that the release does not have (COVER-005). */
function PlaceLink({ reason }: { reason: string }) {
  const place = findAbsentPlace(reason)
  return place && <OutsideLink href={ncbiAddress(place)}>Sequence at NCBI</OutsideLink>
}
