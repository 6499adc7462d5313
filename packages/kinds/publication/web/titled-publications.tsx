import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'

/** Says how many publications have a title, where some lack it (FPUB-009). */
export function TitledPublications() {
  const { data } = useQuery(coverageQuery())
  if (!data || data.publications.withTitle === data.publications.of) return null
  const { of, withTitle, withAuthors, withJournal } = data.publications
  return (
    <Notice kind="info">
      Titles of {formatNumber(withTitle)} of {formatNumber(of)} papers are in this release, authors of {formatNumber(withAuthors)} and
      journals of {formatNumber(withJournal)}; title, author and journal find only those. Locus and year find papers without a title, too.
    </Notice>
  )
}
