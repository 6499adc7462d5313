import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import classes from './did-you-mean.module.css'
import { formatResultsPath, newResultsQuery, type ResultsQuery } from './query/results-query.ts'

/** How the text may have been meant, as a link that searches for it. */
export function DidYouMean({ query, text }: { query: ResultsQuery; text: string | null }) {
  if (text === null) return null
  return (
    <p className={classes.line}>
      Did you mean <PageLink href={formatResultsPath(newResultsQuery(query.category, { searchText: text }))}>{text}</PageLink>?
    </p>
  )
}
