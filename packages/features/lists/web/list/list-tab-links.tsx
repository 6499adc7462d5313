import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ListTab, listTabs } from '../../contract/list-addresses.ts'
import type { ListKind } from '../../contract/list-kinds.ts'
import classes from './list-page.module.css'

const labels: Readonly<Record<ListTab, string>> = {
  items: 'Items',
  functions: 'Functions',
  map: 'Map',
  report: 'Report',
  changes: 'Changes',
  versions: 'Versions',
}

/** Tabs that every list of a kind has: functions and places are known of loci alone. */
export function itemTabs(kind: ListKind, count: number): TabNumbers {
  return { items: formatNumber(count), ...(kind === 'locus' && { functions: null, map: null }) }
}

/** The tabs of a list, each with what stands beside its name. */
export type TabNumbers = Readonly<Partial<Record<ListTab, string | null>>>

/** The tab that the address asks for, or the items where the list has no such tab. */
export function chosenTab(numbers: TabNumbers, asked: ListTab): ListTab {
  return numbers[asked] === undefined ? 'items' : asked
}

type ListTabLinksProps = { chosen: ListTab; numbers: TabNumbers; pathOf(tab: ListTab): string }

export function ListTabLinks({ chosen, numbers, pathOf }: ListTabLinksProps) {
  return (
    <nav className={classes.tabs} aria-label="Parts of this list">
      {listTabs.map((tab) => {
        const number = numbers[tab]
        return (
          number !== undefined && (
            <PageLink key={tab} href={pathOf(tab)} className={classes.tab} aria-current={chosen === tab ? 'page' : undefined}>
              {labels[tab]}
              {number !== null && <span className={classes.number}>{number}</span>}
            </PageLink>
          )
        )
      })}
    </nav>
  )
}
