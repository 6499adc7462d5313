import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { Pager } from '@rosette/ui-kit/table/pager.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ContentItem, ContentPage } from '../../../list-contents/contract/list-content.ts'
import { describeLocus, useLocusNames } from '../locus-names.tsx'

const pageSize = 100

type Placed = ContentItem & { place: number }

/** The items of a list in the order in which they were given (LIST-063). */
export function ItemsAsGiven({ contentId }: { contentId: string }) {
  const [page, setPage] = useState(1)
  const from = (page - 1) * pageSize
  const found = useQuery({
    queryKey: ['list-content-page', contentId, from],
    queryFn: ({ signal }) =>
      fetchJson(ContentPage, { path: `list-contents/${contentId}`, query: { from: String(from), size: String(pageSize) }, signal }),
    retry: false,
  })
  const items = found.data?.items.map((item, index) => ({ ...item, place: from + index + 1 })) ?? []
  const names = useLocusNames(items.flatMap(({ record }) => (record?.kind === 'locus' ? [record.label] : [])))
  const columns: readonly PlainColumn<Placed>[] = [
    { id: 'place', label: '#', isNumeric: true, cell: ({ place }) => formatNumber(place) },
    { id: 'item', label: 'Item', isUnlabelled: true, cell: ({ item, record }) => (record ? <RecordLink to={record} /> : item) },
    { id: 'name', label: 'Name', cell: ({ record }) => describeLocus(names.get(record?.label ?? '')) },
    { id: 'status', label: 'In this release', cell: ({ status }) => status },
  ]
  return (
    <QueryPart query={found} what="the items">
      {({ count }) => (
        <TitledCard title="Items as given" mark={formatNumber(count)}>
          <PlainTable caption="Items as given" rows={items} rowKey={({ item }) => item} columns={columns} />
          <Pager page={page} pages={Math.ceil(count / pageSize)} label="Items as given" onPage={setPage} />
        </TitledCard>
      )}
    </QueryPart>
  )
}
