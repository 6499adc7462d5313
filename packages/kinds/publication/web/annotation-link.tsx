import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import type { PublicationRecord } from '../contract/publication-record.ts'

/**
 * The annotations made from this publication, as a search. DPUB-003: the criteria wait in local storage under a name with
 * the time, and the results page is told the name.
 */
export function AnnotationLink({ record: { referenceId, annotationCount } }: { record: PublicationRecord }) {
  const [name] = useState(() => `searchParams_${Date.now()}`)
  const criteria = { searchTerms: [{ search_type: 'reference_id', search_method: 'exactly', search_input: String(referenceId) }] }
  return (
    <PageLink
      href={`/results?mainType=detail&category=annotations&key=${name}`}
      onClick={() => localStorage.setItem(name, JSON.stringify(criteria))}
    >
      {formatNumber(annotationCount)} annotations
    </PageLink>
  )
}
