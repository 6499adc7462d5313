import { generalSearchPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { everythingType, type SearchCategory } from '@rosette/kinds/registry/search-entries.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { EverythingAnswer } from '../../contract/everything-call.ts'
import { headingOf } from '../query/category-words.ts'
import { countsQuery } from './everything-query.ts'
import classes from './type-tabs.module.css'

type TabName = SearchCategory | typeof everythingType.category

type TypeTabsProps = {
  searchText: string
  chosen: TabName
  counts: Pick<EverythingAnswer, 'total' | 'types'>
}

/** The types of records with their counts for one text. Types without a match stand together behind one button. */
export function TypeTabs({ searchText, chosen, counts: { total, types } }: TypeTabsProps) {
  const isTab = (type: (typeof types)[number]) => type.total > 0 || type.category === chosen
  const others = types.filter((type) => !isTab(type))
  return (
    <div className={classes.bar}>
      <nav className={classes.tabs} aria-label="Types">
        <Tab searchText={searchText} chosen={chosen} category={everythingType.category} label={everythingType.label} count={total} />
        {types.filter(isTab).map((type) => (
          <Tab
            key={type.category}
            searchText={searchText}
            chosen={chosen}
            category={type.category}
            label={headingOf(type.category)}
            count={type.total}
          />
        ))}
      </nav>
      {others.length > 0 && (
        <details className={classes.others}>
          <summary className={classes.opener}>
            {others.length} without a match
            <IconChevronDown size={15} aria-hidden />
          </summary>
          <ul className={classes.list}>
            {others.map(({ category }) => (
              <li key={category}>
                <PageLink href={generalSearchPath(searchText, category) ?? '/'}>{headingOf(category)}</PageLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

type TabProps = Pick<TypeTabsProps, 'searchText' | 'chosen'> & { category: TabName; label: string; count: number }

function Tab({ searchText, chosen, category, label, count }: TabProps) {
  return (
    <PageLink
      className={classes.tab}
      href={generalSearchPath(searchText, category) ?? '/'}
      aria-current={category === chosen ? 'page' : undefined}
    >
      {label} <span className={classes.count}>{formatNumber(count)}</span>
    </PageLink>
  )
}

/**
 * The counts of the other types beside the results of one. Drawn with its rows, so they are requested after those; if they cannot be had,
 * nothing is shown.
 */
export function OtherTypeTabs({ searchText, category }: { searchText: string; category: SearchCategory }) {
  const { data, isError } = useQuery(countsQuery(searchText))
  if (isError) return null
  // Their place is kept, so that the rows do not jump.
  if (!data) return <div className={classes.place} aria-hidden />
  return <TypeTabs searchText={searchText} chosen={category} counts={data} />
}
