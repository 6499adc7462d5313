import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { formatRegion, parseRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { describeRegion } from '@rosette/ui-kit/pictures/genome/region-chip.tsx'
import { formatOrientation } from '@rosette/ui-kit/table/map-location-columns.tsx'
import { Pager } from '@rosette/ui-kit/table/pager.tsx'
import { PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber, formatRange } from '@rosette/ui-kit/text/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { copyPageSizes, type FamilyCopy, familyCopies } from '../contract/family-copies.ts'
import type { TransposonfamilyRecord } from '../contract/transposonfamily-record.ts'
import classes from './family-copies-card.module.css'

const pageSize = copyPageSizes[0]

/** The copies in the region that is chosen in the picture above, page by page. */
export function FamilyCopiesCard({ record }: { record: TransposonfamilyRecord }) {
  const address = useAddress()
  const region = parseRegion(address.params.get('region') ?? '')
  const page = Math.max(1, Number.parseInt(address.params.get('page') ?? '1', 10) || 1)
  const params = { region: region ? formatRegion(region) : '', page: String(page), pageSize: String(pageSize) }
  const query = recordPartQuery(familyCopies, record.transposonFamilyId, params)
  const found = useQuery({ ...query, placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = found
  const all = formatNumber(record.copies.count)
  const mark = data && (region ? `${formatNumber(data.total)} of ${all}` : all)
  return (
    <TitledCard title="Copies" mark={mark}>
      <QueryPart query={found} what="the copies" isInset>
        {({ copies, total }) => (
          <div aria-busy={isPlaceholderData}>
            <CopiesTable copies={copies} longest={record.copies.longest ? lengthOf(record.copies.longest) : 1} />
            <div className={classes.foot}>
              <span role="status">{region ? `Copies that begin on ${describeRegion(region)}` : 'All copies'}</span>
              <Pager
                label="Pages of copies"
                page={page}
                pages={Math.ceil(total / pageSize)}
                hrefOf={(to) => address.pathTo({ page: to === 1 ? null : String(to) })}
              />
            </div>
          </div>
        )}
      </QueryPart>
    </TitledCard>
  )
}

function CopiesTable({ copies, longest }: { copies: readonly FamilyCopy[]; longest: number }) {
  return (
    <PlainTable
      caption="Copies"
      className={classes.table}
      rows={copies}
      rowKey={({ transposon }) => transposon.key}
      columns={[
        { id: 'transposon', label: 'Transposon', isName: true, cell: ({ transposon }) => <RecordLink to={transposon} /> },
        {
          id: 'position',
          label: 'Position',
          cell: ({ chromosome, startPosition, endPosition }) => `${chromosome}: ${formatRange(startPosition, endPosition)}`,
        },
        { id: 'length', label: 'Length, bp', isNumeric: true, cell: (copy) => formatNumber(lengthOf(copy)) },
        { id: 'strand', label: 'Strand', cell: ({ orientation }) => formatOrientation(orientation) },
        {
          id: 'scale',
          label: 'To scale',
          className: classes.scale,
          cell: (copy) => (
            <svg width="100%" height="8" aria-hidden="true">
              <rect className={classes.length} width={`${(lengthOf(copy) / longest) * 100}%`} height="8" rx="2" />
            </svg>
          ),
        },
      ]}
    />
  )
}

function lengthOf({ startPosition, endPosition }: Pick<FamilyCopy, 'startPosition' | 'endPosition'>): number {
  return endPosition - startPosition + 1
}
