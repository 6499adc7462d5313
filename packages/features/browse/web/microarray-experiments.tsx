import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSite } from '../../site/web/site-context.tsx'
import { browsePath } from '../contract/browse-lists.ts'
import { BrowseHeading, titleOf } from './browse-heading.tsx'
import { experimentNamesQuery } from './browse-queries.ts'
import { parseBrowseQuery, passesFilter, useBrowseChanges } from './browse-query.ts'
import classes from './list-state.module.css'
import { ListState } from './list-state.tsx'
import { type PlainColumn, PlainList } from './plain-list.tsx'

const name = 'microarray_experiments'

/** BROWSE-025. */
const columns: readonly PlainColumn<string>[] = [
  {
    id: 'name',
    label: 'Experiment Name',
    isName: true,
    cell: (experiment) => <PageLink href={experimentPath(experiment)}>{experiment}</PageLink>,
  },
]

// Where the list lies is known to the page, not to its route.
export const microarrayExperimentsPage = defineSitePage({ component: MicroarrayExperiments, queries: () => [] })

/** `/browse/microarray_experiments`: all experiments by name. */
export function MicroarrayExperiments() {
  const { staticUrl } = useSite()
  const query = useQuery(experimentNamesQuery(staticUrl))
  return (
    <PageWrap className={classes.page}>
      <BrowseHeading name={name} />
      <ListState query={query}>{(names) => <Experiments names={names} />}</ListState>
    </PageWrap>
  )
}

function Experiments({ names }: { names: readonly string[] }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const query = parseBrowseQuery(name, search)
  const changes = useBrowseChanges(name, query)
  const { filter } = query
  const rows = useMemo(() => names.filter((each) => passesFilter(filter, [each])).toSorted(compareValues), [names, filter])
  return (
    <PlainList
      name={name}
      title={titleOf(name)}
      words="microarray experiments"
      numberHead="No."
      columns={columns}
      rows={rows}
      rowKey={(experiment) => experiment}
      query={query}
      changes={changes}
    />
  )
}

/** Where an experiment is shown. A slash or a percent character of its name stays part of the name (BROWSE-026). */
function experimentPath(experiment: string): string {
  return `${browsePath(name)}/${encodeURIComponent(experiment)}`
}
