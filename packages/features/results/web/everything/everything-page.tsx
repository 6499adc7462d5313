import { generalSearchPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { everythingType } from '@rosette/kinds/registry/search-entries.ts'
import { PageHeading } from '@rosette/ui-kit/layout/page-heading.tsx'
import { usePageTitle } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { CopyLinkButton } from '@rosette/ui-kit/record/parts/copy-button.tsx'
import { ResultsSkeleton } from '@rosette/ui-kit/results/results-table.tsx'
import type { PageReuse } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { ReuseButton } from '@rosette/ui-kit/reuse/reuse-button.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { EverythingAnswer } from '../../contract/everything-call.ts'
import { ResultsNote } from '../list/listed-rows.tsx'
import { pluralOf } from '../query/category-words.ts'
import { SearchError } from '../results-error.tsx'
import { BestMatchCard } from './best-match-card.tsx'
import classes from './everything-page.module.css'
import { everythingCall, everythingQuery } from './everything-query.ts'
import { TypeRows } from './type-rows.tsx'
import { TypeTabs } from './type-tabs.tsx'

/** `/results?category=everything`: what every type has for one text (EVERY-007). */
export function EverythingPage({ searchText }: { searchText: string }) {
  const { data: answer, error, refetch } = useQuery(everythingQuery(searchText))
  const title = answer ? `${formatCount(answer.total, 'record')} for “${searchText}”` : `Searching for “${searchText}”`
  usePageTitle(title)
  if (error) {
    return (
      <>
        <EverythingHeading title="Search Results" />
        <SearchError error={error} category={null} onRetry={refetch} />
      </>
    )
  }
  if (!answer) {
    return (
      <>
        <EverythingHeading title={title} />
        <p role="status">Searching...</p>
        <ResultsSkeleton />
      </>
    )
  }
  return (
    <>
      <EverythingHeading
        title={title}
        reuse={everythingReuse(searchText, title)}
        statement={`Names, identifiers and texts in ${answer.types.length} types of record. Within a type: exact names, then names that begin with it, then text matches.`}
      />
      {answer.total > 0 && <TypeTabs searchText={searchText} chosen={everythingType.category} counts={answer} />}
      <Found answer={answer} searchText={searchText} />
    </>
  )
}

/** Citation and code of the list of types, which has no file but its answer (USE-001). */
function everythingReuse(searchText: string, title: string): PageReuse {
  return {
    title,
    recordKinds: [],
    call: everythingCall({ searchText }),
    permanentPath: async () => generalSearchPath(searchText, everythingType.category) ?? '/',
    files: async () => [],
    fileName: 'everything_results',
  }
}

type EverythingHeadingProps = { title: string; statement?: ReactNode; reuse?: PageReuse }

function EverythingHeading({ title, statement, reuse }: EverythingHeadingProps) {
  return (
    <PageHeading
      steps={[
        { label: 'Home', href: '/' },
        { label: 'Search', href: '/search/overview' },
      ]}
      here={everythingType.label}
      title={title}
      statement={statement}
      actions={
        <>
          <CopyLinkButton />
          {reuse && <ReuseButton reuse={reuse} />}
          <ButtonLink href="/search/overview" leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}>
            New Search
          </ButtonLink>
        </>
      }
    />
  )
}

function Found({ answer, searchText }: { answer: EverythingAnswer; searchText: string }) {
  const { best, types, missing, didYouMean = null, total } = answer
  const without = types.filter((type) => type.total === 0)
  return (
    <div className={classes.stack}>
      <Missing categories={missing} />
      {total > 0 && <DidYouMean text={didYouMean} />}
      {best && <BestMatchCard best={best} searchText={searchText} />}
      {types
        .filter((type) => type.total > 0)
        .map((type) => (
          <TypeRows key={type.category} type={type} searchText={searchText} />
        ))}
      {total === 0 ? (
        <Nothing didYouMean={didYouMean} hasBest={best !== null} />
      ) : (
        without.length > 0 && <p className={classes.without}>No match among {listed(without.map(({ category }) => pluralOf(category)))}.</p>
      )}
    </div>
  )
}

/** EVERY-004: an answer without some types says so. */
function Missing({ categories }: { categories: EverythingAnswer['missing'] }) {
  if (categories.length === 0) return null
  const names = listed(categories.map(pluralOf))
  return (
    <p role="status" className={classes.missing}>
      {names.charAt(0).toUpperCase() + names.slice(1)} could not be searched right now. The other types are complete.
    </p>
  )
}

function DidYouMean({ text }: { text: string | null }) {
  if (text === null) return null
  return (
    <p>
      Did you mean{' '}
      <PageLink href={generalSearchPath(text, everythingType.category) ?? '/'} className={classes.inline}>
        {text}
      </PageLink>
      ?
    </p>
  )
}

function Nothing({ didYouMean, hasBest }: { didYouMean: string | null; hasBest: boolean }) {
  return (
    <ResultsNote title={hasBest ? 'No other matches' : 'No matches'}>
      <DidYouMean text={didYouMean} />
      What you can try:
      <ul>
        <li>Check the spelling, or search for fewer letters.</li>
        <li>A locus name looks like AT4G18960, a symbol like AG, a stock number like CS1092.</li>
        <li>
          Search by properties instead of names in one of the{' '}
          <PageLink href="/search/overview" className={classes.inline}>
            search forms
          </PageLink>
          .
        </li>
      </ul>
    </ResultsNote>
  )
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names)
}
