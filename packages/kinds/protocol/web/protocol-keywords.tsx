import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { Fragment } from 'react'
import type { ProtocolKeyword } from '../contract/protocol-record.ts'

/** DPROTO-003: each leads to its page, where it has one. */
export function ProtocolKeywords({ keywords }: { keywords: readonly ProtocolKeyword[] }) {
  return keywords.map(({ keyword, record }, place) => (
    <Fragment key={keyword}>
      {place > 0 && ', '}
      {record ? <RecordLink to={record}>{keyword}</RecordLink> : keyword}
    </Fragment>
  ))
}
