import { type SearchOptionId, searchOptions } from '@rosette/features/site/contract/search-options.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { IconAtom2, IconBook2, IconCircleDashed, IconDna2, IconPlant2, IconSwitch3, IconTag, IconUsers } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { EntryGrid } from '../static-pages/entry-grid.tsx'
import classes from './search-tiles.module.css'

const icons: Record<SearchOptionId, ComponentType<{ size?: number }>> = {
  dna: IconCircleDashed,
  genes: IconDna2,
  protein: IconAtom2,
  polyallele: IconSwitch3,
  publication: IconBook2,
  community: IconUsers,
  germplasm: IconPlant2,
  keyword: IconTag,
}

/** The most popular searches come first. */
const order: readonly SearchOptionId[] = ['genes', 'protein', 'polyallele', 'germplasm', 'dna', 'publication', 'keyword', 'community']

/** The eight searches of the overview as tiles. */
export function SearchTiles() {
  const entries = order.flatMap((id) => searchOptions.filter((option) => option.id === id)).map((option) => tileOf(option))
  return (
    <section>
      <div className={classes.head}>
        <h2 className={classes.title}>Advanced search</h2>
        <PageLink href="/search/overview" className={classes.all}>
          All search forms
        </PageLink>
      </div>
      <EntryGrid entries={entries} label="Advanced search" columns={2} />
    </section>
  )
}

function tileOf({ id, label, description, path }: (typeof searchOptions)[number]) {
  const Icon = icons[id]
  return { label, description, target: { page: path }, icon: <Icon size={20} aria-hidden /> }
}
