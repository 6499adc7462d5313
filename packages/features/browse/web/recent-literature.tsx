import { searchQuery } from '@rosette/api-client/search-query.ts'
import { maxSearchRows } from '@rosette/contract-kit/search/search-contract.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { PublicationHit } from '@rosette/kinds/publication/contract/publication-search-card.ts'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { ResultsNote } from '../../results/web/list/listed-rows.tsx'
import { ResultsError } from '../../results/web/results-error.tsx'
import { BrowseHeading, titleOf } from './browse-heading.tsx'
import { parseBrowseQuery, passesFilter, useBrowseChanges } from './browse-query.ts'
import classes from './list-state.module.css'
import { ListState } from './list-state.tsx'
import { formatRange, literatureTexts, rangeOf, sortLiterature } from './literature-order.ts'
import { LiteratureDetails, literatureColumns } from './literature-row.tsx'
import { PlainList } from './plain-list.tsx'

const name = 'recent_literature'

/** BROWSE-014: no year is requested, so that the list is as long in January. */
const recent = { call: 'publication', what: { searchTerms: [{ recently_modified: true }] }, options: { rowsLimit: maxSearchRows } }

export const recentLiteraturePage = defineSitePage({
  component: RecentLiterature,
  queries: () => [searchQuery(PublicationHit, recent)],
})

/** `/browse/recent_literature`: what was added in the fortnight before the newest publication. */
export function RecentLiterature() {
  const query = useQuery(searchQuery(PublicationHit, recent))
  const range = useMemo(() => rangeOf(query.data?.docs ?? []), [query.data])
  return (
    <PageWrap className={classes.page}>
      <BrowseHeading name={name} heading="Browse Recent Added Literature" statement={range && formatRange(range)} />
      <ListState query={query}>
        {({ docs, error }) => {
          if (error !== null) return <ResultsError text={error} category={null} newSearch={null} onRetry={() => query.refetch()} />
          return docs.length === 0 ? <NoDates /> : <Literature docs={docs} />
        }}
      </ListState>
    </PageWrap>
  )
}

function Literature({ docs }: { docs: readonly PublicationHit[] }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const query = parseBrowseQuery(name, search)
  const changes = useBrowseChanges(name, query)
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const { filter, sort } = query
  const rows = useMemo(
    () =>
      sortLiterature(
        docs.filter((hit) => passesFilter(filter, literatureTexts(hit))),
        sort.field,
      ),
    [docs, filter, sort.field],
  )
  const toggle = ({ id }: PublicationHit) =>
    setOpened((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]))
  return (
    <PlainList
      name={name}
      title={titleOf(name)}
      words="publications"
      numberHead={<abbr title="Row number">#</abbr>}
      columns={literatureColumns({ isOpen: ({ id }) => opened.has(id), toggle })}
      rows={rows}
      rowKey={({ id }) => id}
      query={query}
      changes={changes}
      details={(hit) => opened.has(hit.id) && <LiteratureDetails hit={hit} />}
      tools={
        <Segments
          label="Sort by"
          segments={[
            { value: 'journal', label: 'Sort by Journal' },
            { value: 'author', label: 'Sort by Author' },
          ]}
          value={sort.field === 'author' ? 'author' : 'journal'}
          onValue={(field) => changes.restart({ sort: { field, direction: 'asc' } })}
        />
      }
    />
  )
}

/** The official files of TAIR do not say when a publication was added. */
function NoDates() {
  return (
    <ResultsNote title="This release does not record when publications were added">
      <ButtonLink size="xs" href={resultsPath('publication', { criteria: {} }, { sort: '-year' })}>
        Show all publications, newest first
      </ButtonLink>
    </ResultsNote>
  )
}
