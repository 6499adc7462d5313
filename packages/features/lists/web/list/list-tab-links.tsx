import { LinkTabs } from '@rosette/ui-kit/layout/link-tabs.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { type ListTab, listTabs } from '../../../list-contents/contract/list-addresses.ts'
import type { ListKind } from '../../../list-contents/contract/list-kinds.ts'

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
export function chosenTab(numbers: TabNumbers, requested: ListTab): ListTab {
  return numbers[requested] === undefined ? 'items' : requested
}

type ListTabLinksProps = { chosen: ListTab; numbers: TabNumbers; pathOf(tab: ListTab): string }

export function ListTabLinks({ chosen, numbers, pathOf }: ListTabLinksProps) {
  const tabs = listTabs.flatMap((tab) => {
    const mark = numbers[tab]
    return mark === undefined ? [] : [{ label: labels[tab], href: pathOf(tab), isCurrent: chosen === tab, mark }]
  })
  return <LinkTabs label="Parts of this list" tabs={tabs} />
}
