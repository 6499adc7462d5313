import { LinkTabs } from '@rosette/ui-kit/layout/link-tabs.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { EnrichmentAnswer, SourceAnswers } from '../contract/enrichment-answer.ts'
import { type EnrichmentView, queryOfSource } from '../contract/enrichment-view.ts'
import { termSources } from '../contract/term-sources.ts'
import classes from './enrichment-page.module.css'
import { EnrichmentResult } from './enrichment-result.tsx'

type SourceResultsProps = { view: EnrichmentView; query: Readonly<Record<string, string>>; found: EnrichmentAnswer | SourceAnswers }

/** What was found: of one source at once, of several each below a tab of its own. */
export function SourceResults({ view, query, found }: SourceResultsProps) {
  const { pathTo } = useAddress()
  if (!('sources' in found)) return <EnrichmentResult view={view} query={query} answer={found} />
  const { sources, tests, method } = found
  const shown = sources.find(({ settings }) => settings.source === view.source) ?? sources[0]
  if (!shown) return null
  return (
    <>
      <div>
        <LinkTabs
          label="Terms"
          tabs={sources.map(({ settings: { source }, significant }) => ({
            label: termSources[source].label,
            href: pathTo({ tab: source, term: null, side: null }),
            isCurrent: source === shown.settings.source,
            mark: formatNumber(significant),
          }))}
        />
        <p className={classes.tests}>
          {formatCount(tests, 'test')} of {sources.length} sources. Each source has a background of its own, and q is corrected for the
          tests of that source.
        </p>
      </div>
      <EnrichmentResult
        key={shown.settings.source}
        view={view}
        query={queryOfSource(query, shown.settings.source)}
        answer={shown}
        method={method}
      />
    </>
  )
}

/** The first of the answers, for what holds for all of them. */
export function firstAnswer(found: EnrichmentAnswer | SourceAnswers | undefined): EnrichmentAnswer | undefined {
  return found && 'sources' in found ? found.sources[0] : found
}
