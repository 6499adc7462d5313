import type { SortOrder } from '@rosette/contract-kit/search/search-contract.ts'
import { defineSitePage } from '@rosette/ui-kit/layout/define-site-page.ts'
import { PageWrap } from '@rosette/ui-kit/layout/page-wrap.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { compareValues } from '@rosette/ui-kit/text/compare-values.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { familyPath, familySortName, type GeneFamily } from '../contract/gene-families.ts'
import { BrowseHeading, titleOf } from './browse-heading.tsx'
import { geneFamiliesQuery } from './browse-queries.ts'
import { parseBrowseQuery, passesFilter, useBrowseChanges } from './browse-query.ts'
import { HistoricalNotice } from './historical-notice.tsx'
import classes from './list-state.module.css'
import { ListState } from './list-state.tsx'
import { type PlainColumn, PlainList } from './plain-list.tsx'

const name = 'gene_family'

const columns: readonly PlainColumn<GeneFamily>[] = [
  { id: 'name', label: 'Gene Family', isName: true, isSortable: true, cell: (family) => <FamilyName family={family} /> },
  { id: 'genes', label: 'Members', isSortable: true, cell: ({ countText }) => countText },
  { id: 'submitter', label: 'Submitter', cell: ({ submitter }) => submitter && <Submitter submitter={submitter} /> },
]

export const geneFamilyListPage = defineSitePage({ component: GeneFamilyList, queries: () => [geneFamiliesQuery()] })

/** `/browse/gene_family`: the historical list. */
export function GeneFamilyList() {
  const query = useQuery(geneFamiliesQuery())
  return (
    <PageWrap className={classes.page}>
      <BrowseHeading name={name} />
      <HistoricalNotice />
      <ListState query={query}>{({ families }) => <Families families={families} />}</ListState>
    </PageWrap>
  )
}

function Families({ families }: { families: readonly GeneFamily[] }) {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const query = parseBrowseQuery(name, search)
  const changes = useBrowseChanges(name, query)
  const { filter, sort } = query
  const rows = useMemo(() => {
    const passing = families.filter((family) => passesFilter(filter, [family.name, family.countText, family.submitter?.name ?? '']))
    return sortFamilies(passing, sort)
  }, [families, filter, sort])
  return (
    <PlainList
      name={name}
      title={titleOf(name)}
      words="gene families"
      numberHead={<abbr title="Row number">#</abbr>}
      columns={columns}
      rows={rows}
      rowKey={({ code, name: label }) => code ?? label}
      query={query}
      changes={changes}
    />
  )
}

export function sortFamilies(families: readonly GeneFamily[], { field, direction }: SortOrder): GeneFamily[] {
  const sortValue = ({ name: label, geneCount }: GeneFamily) => (field === 'genes' ? geneCount : familySortName(label))
  const sorted = families.toSorted((one, other) => compareValues(sortValue(one), sortValue(other)))
  return direction === 'desc' ? sorted.toReversed() : sorted
}

/** BROWSE-034: a family whose page is not known is plain text. */
function FamilyName({ family: { code, name: label } }: { family: GeneFamily }) {
  return code === null ? label : <PageLink href={familyPath(code)}>{label}</PageLink>
}

/** BROWSE-033: a link only if it is known whose record it is. */
export function Submitter({ submitter: { name: label, record } }: { submitter: NonNullable<GeneFamily['submitter']> }) {
  return record === null ? label : <RecordLink to={{ ...record, label }} />
}
