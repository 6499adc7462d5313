import { formatRegion, type GenomeRegion, parseRegion } from '@rosette/contract-kit/records/genome-bins.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Switch } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { GenomePicture } from '@rosette/ui-kit/pictures/genome/genome-picture.tsx'
import { describeRegion, nounOf } from '@rosette/ui-kit/pictures/genome/region-chip.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type ListPlaces, mostNamedGenes, type PlacedGene } from '../../contract/views/list-places.ts'
import { GeneActions } from './gene-actions.tsx'
import type { ListViewTabProps } from './list-view-tab.ts'
import { placesQuery } from './view-queries.ts'
import classes from './views.module.css'

/** Where the genes of a list lie, with names on demand, and the genes of a region (LIST-053). */
export function MapTab({ name, contentId }: ListViewTabProps) {
  const { params } = useAddress()
  const region = parseRegion(params.get('region') ?? '')
  const positions = useQuery(placesQuery(contentId, region))
  return (
    <QueryPart query={positions} what="the positions">
      {(places) => (
        <>
          <MapCard name={name} places={places} region={region} />
          {places.total > 0 && <GenesCard name={name} places={places} region={region} isBusy={positions.isPlaceholderData} />}
        </>
      )}
    </QueryPart>
  )
}

const genes = nounOf('gene')

type PlacesProps = { name: string; places: ListPlaces; region: GenomeRegion | null }

function MapCard({ name, places, region }: PlacesProps) {
  const { params, go } = useAddress()
  const placed = places.bins.reduce((sum, { count }) => sum + count, 0)
  const isNamed = params.get('names') === '1'
  const names = useMemo(
    () =>
      places.genes.map(({ locus, symbol, chromosome, start }) => ({ id: locus.key, text: symbol ?? locus.label, chromosome, base: start })),
    [places],
  )
  const isTooMany = isNamed && places.total > mostNamedGenes
  return (
    <TitledCard title="Map" mark={`${formatNumber(placed)} placed, ${formatNumber(places.unplaced)} not placed`} isPadded>
      {places.bins.length === 0 ? (
        <EmptyText>None of these genes is placed on the genome.</EmptyText>
      ) : (
        <GenomePicture
          name={`${name} on the genome`}
          noun={genes}
          bins={places.bins}
          region={region}
          onRegion={(next) => go({ region: next && formatRegion(next) })}
          {...(isNamed && !isTooMany && { names })}
          tools={<Switch label="Names" isOn={isNamed} onSwitch={(isOn) => go({ names: isOn ? '1' : null })} />}
          note={
            <>
              {isTooMany && <span role="status">{tooMany(places.total, region)}</span>}
              <span>A bar counts the genes that begin in it and opens those that overlap it</span>
            </>
          }
        />
      )}
    </TitledCard>
  )
}

function tooMany(wanted: number, region: GenomeRegion | null): string {
  return `too many genes to label (${formatNumber(wanted)}); choose a ${region ? 'smaller ' : ''}region with at most ${formatNumber(mostNamedGenes)} genes`
}

function GenesCard({ name, places, region, isBusy }: PlacesProps & { isBusy: boolean }) {
  const { genes: named, total: wanted } = places
  const where = region ? describeRegion(region) : 'all chromosomes'
  const title = `Genes of ${where}`
  return (
    <TitledCard
      title={title}
      mark={formatNumber(wanted)}
      action={
        named.length > 0 && (
          <div className={classes.actions}>
            <GeneActions name={`${name}: ${where}`} genes={named} columns={columns} />
          </div>
        )
      }
    >
      <div aria-busy={isBusy} className={classes.genes}>
        {named.length > 0 ? (
          <SectionTable caption={title} columns={columns} rows={named} rowKey={({ locus }) => locus.label} />
        ) : (
          <p className={classes.rest}>
            {formatNumber(wanted)} genes are more than can be listed here. Choose a region with at most {formatNumber(mostNamedGenes)}.
          </p>
        )}
      </div>
    </TitledCard>
  )
}

const columns: readonly SectionColumn<PlacedGene>[] = [
  { id: 'locus', label: 'Gene', cell: ({ locus }) => <RecordLink to={locus} />, sortBy: ({ locus }) => locus.label, onPhone: 'bare' },
  { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol, sortBy: ({ symbol }) => symbol, onPhone: 'bare' },
  { id: 'chromosome', label: 'Chromosome', cell: (gene) => gene.chromosome, sortBy: (gene) => gene.chromosome, onPhone: 'beside' },
  {
    id: 'start',
    label: 'Start',
    cell: (gene) => formatNumber(gene.start),
    sortBy: (gene) => gene.start,
    isNumeric: true,
    onPhone: 'beside',
  },
  { id: 'end', label: 'End', cell: (gene) => formatNumber(gene.end), sortBy: (gene) => gene.end, isNumeric: true, onPhone: 'beside' },
]
