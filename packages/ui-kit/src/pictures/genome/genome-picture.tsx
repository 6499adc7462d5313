import { formatRegion, type GenomeBin, type GenomeRegion, regionOfBin } from '@rosette/contract-kit/records/genome-bins.ts'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useScreenUpTo } from '../../layout/use-screen.tsx'
import type { SectionColumn } from '../../record/define-page.ts'
import { formatNumber } from '../../text/format-number.ts'
import { MarkButton } from '../frame/mark-button.tsx'
import { MarkLink } from '../frame/mark-link.tsx'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { useWidth } from '../gene-picture/use-width.ts'
import { ChromosomeRows } from './chromosome-rows.tsx'
import { barHeight, type GenomeLayout, layGenome } from './genome-layout.ts'
import { GenomeNames } from './genome-names.tsx'
import classes from './genome-picture.module.css'
import { type GenomeName, placeNames } from './place-names.ts'
import { describeRegion, type Noun, RegionChip } from './region-chip.tsx'

type GenomePictureProps = {
  name: string
  /** What is drawn: copy, copies. */
  noun: Noun
  bins: readonly GenomeBin[]
  /** The region that is shown in the table below, or searched for. */
  region?: GenomeRegion | null
  /** A bar or a drag chooses a region. */
  onRegion?(region: GenomeRegion | null): void
  /** A bar is a link instead. */
  hrefOf?(bin: GenomeBin): string
  /** Written below the chromosomes, as many as fit; those that do not are counted. */
  names?: readonly GenomeName[]
  /** Controls of the page, before those of every picture. */
  tools?: ReactNode
  /** What cannot be drawn. */
  note?: ReactNode
}

/** Many things on the chromosomes to scale: bars per 250 kb, which are buttons or links. */
export function GenomePicture({ name, noun, bins, region = null, onRegion, hrefOf, names, tools, note }: GenomePictureProps) {
  const isNarrow = useScreenUpTo(760)
  const frame = useRef<HTMLDivElement>(null)
  const width = useWidth(frame)
  const [pointed, setPointed] = useState<string | null>(null)
  const placed = useMemo(() => names && placeNames(names, layGenome(bins, isNarrow), width), [names, bins, isNarrow, width])
  const layout = useMemo(() => layGenome(bins, isNarrow, placed?.lanes), [bins, isNarrow, placed])
  const highest = Math.max(1, ...bins.map(({ count }) => count))
  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns, rows: bins, rowKey: ({ chromosome, start }) => `${chromosome} ${start}` }}
      tools={
        <>
          {region && onRegion && <RegionChip region={region} count={countIn(bins, region)} noun={noun} onRemove={() => onRegion(null)} />}
          {tools}
        </>
      }
      legend={
        <>
          <span>
            <span className={classes.swatch} aria-hidden /> {noun.plural} per 250 kb, highest {formatNumber(highest)}
          </span>
          {placed && <span role="status">{describeNames(placed.names.length, names?.length ?? 0)}</span>}
          {note}
        </>
      }
      readout={pointed ?? (onRegion && 'Click a bar or drag along a chromosome to filter; Esc clears')}
    >
      <div ref={frame}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
        <svg
          className={classes.picture}
          width="100%"
          height={layout.height}
          role="group"
          aria-label={name}
          onKeyDown={(event) => event.key === 'Escape' && region && onRegion?.(null)}
        >
          <ChromosomeRows layout={layout} region={region} onDrag={onRegion} />
          {placed && <GenomeNames names={placed.names} layout={layout} />}
          <Totals layout={layout} bins={bins} noun={noun} isNarrow={isNarrow} />
          {bins.map((bin, index) => (
            <Bar
              key={`${bin.chromosome} ${bin.start}`}
              bin={bin}
              index={index}
              noun={noun}
              layout={layout}
              highest={highest}
              region={region}
              onRegion={onRegion}
              hrefOf={hrefOf}
              onPoint={setPointed}
            />
          ))}
        </svg>
      </div>
    </PictureFrame>
  )
}

function describeNames(shown: number, all: number): string {
  const left = all - shown
  if (left === 0) return all === 0 ? 'no name to show' : 'all names are shown'
  return `${formatNumber(shown)} of ${formatNumber(all)} names fit; ${formatNumber(left)} ${left === 1 ? 'does' : 'do'} not`
}

type BarProps = Pick<GenomePictureProps, 'noun' | 'onRegion' | 'hrefOf'> & {
  bin: GenomeBin
  index: number
  layout: GenomeLayout
  highest: number
  region: GenomeRegion | null
  onPoint(text: string | null): void
}

function Bar({ bin, index, noun, layout, highest, region, onRegion, hrefOf, onPoint }: BarProps) {
  const own = regionOfBin(bin)
  const label = `${describeRegion(own)}: ${noun.count(bin.count)}`
  const y = layout.yOf(bin.chromosome)
  const height = Math.max(2, (bin.count / highest) * barHeight)
  const x = `${layout.xOf(own.start)}%`
  const width = `${Math.max(0.35, layout.xOf(own.end) - layout.xOf(own.start))}%`
  const isIn = region === null || overlaps(own, region)
  const shape = (
    <>
      {/* As high as the row: a low bar is as easy to hit as a high one. */}
      <rect className={classes.target} x={x} width={width} y={y - barHeight} height={barHeight} />
      <rect className={classes.bar} data-out={!isIn || undefined} x={x} width={width} y={y - height} height={height} />
      <rect className={classes.share} x={x} width={width} y={y + 7} height="9" fillOpacity={0.25 + 0.75 * (bin.count / highest)} />
    </>
  )
  if (hrefOf) {
    return (
      <MarkLink href={hrefOf(bin)} index={index} label={label} className={classes.mark} onPoint={onPoint}>
        {shape}
      </MarkLink>
    )
  }
  const isChosen = region !== null && formatRegion(region) === formatRegion(own)
  return (
    <MarkButton
      index={index}
      label={label}
      isPressed={isChosen}
      className={classes.mark}
      onPress={() => (onRegion ? onRegion(isChosen ? null : own) : onPoint(label))}
      onPoint={onPoint}
    >
      {shape}
    </MarkButton>
  )
}

type TotalsProps = { layout: GenomeLayout; bins: readonly GenomeBin[]; noun: Noun; isNarrow: boolean }

function Totals({ layout, bins, noun, isNarrow }: TotalsProps) {
  return layout.rows.map(({ chromosome }) => {
    const count = bins.reduce((sum, bin) => sum + (bin.chromosome === chromosome ? bin.count : 0), 0)
    return (
      <text key={chromosome} x={`${layout.left + layout.width + 1}%`} y={layout.yOf(chromosome) + 15} className={classes.total}>
        {isNarrow ? formatNumber(count) : noun.count(count)}
      </text>
    )
  })
}

function overlaps(one: GenomeRegion, other: GenomeRegion): boolean {
  return one.chromosome === other.chromosome && one.start <= other.end && other.start <= one.end
}

/** Bins that lie in the region; a region chosen here never cuts one. */
function countIn(bins: readonly GenomeBin[], region: GenomeRegion): number {
  return bins.reduce((sum, bin) => sum + (overlaps(regionOfBin(bin), region) ? bin.count : 0), 0)
}

const columns: readonly SectionColumn<GenomeBin>[] = [
  { id: 'chromosome', label: 'Chromosome', cell: (bin) => bin.chromosome, sortBy: (bin) => bin.chromosome },
  { id: 'start', label: 'From (bp)', cell: (bin) => formatNumber(bin.start), sortBy: (bin) => bin.start, isNumeric: true },
  { id: 'end', label: 'To (bp)', cell: (bin) => formatNumber(regionOfBin(bin).end), sortBy: (bin) => bin.start, isNumeric: true },
  { id: 'count', label: 'Count', cell: (bin) => formatNumber(bin.count), sortBy: (bin) => bin.count, isNumeric: true },
]
