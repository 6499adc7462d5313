import { binOf, type GenomeRegion, regionOfBin } from '@rosette/contract-kit/records/genome-bins.ts'
import type { Chromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { type PointerEvent, useState } from 'react'
import { ChromosomeBar } from './chromosome-ideogram.tsx'
import { barHeight, type GenomeLayout } from './genome-layout.ts'
import classes from './genome-picture.module.css'

/** Told the stretch of a chromosome that was dragged over. */
type OnDrag = (region: GenomeRegion) => void

type ChromosomeRowsProps = { layout: GenomeLayout; region: GenomeRegion | null; onDrag?: OnDrag | undefined }

/** The chromosomes below a ruler in megabases, and the chosen region. */
export function ChromosomeRows({ layout, region, onDrag }: ChromosomeRowsProps) {
  return (
    <>
      <Ruler layout={layout} />
      {layout.rows.map(({ chromosome, length }) => (
        <g key={chromosome}>
          <text x="0" y={layout.yOf(chromosome) + 15} className={classes.name} data-here={region?.chromosome === chromosome || undefined}>
            {chromosome}
          </text>
          <line
            className={classes.base}
            x1={`${layout.left}%`}
            x2={`${layout.xOf(length)}%`}
            y1={layout.yOf(chromosome)}
            y2={layout.yOf(chromosome)}
          />
          <svg x={`${layout.left}%`} y={layout.yOf(chromosome) + 1} width={`${layout.width}%`} height="20" aria-hidden="true">
            <ChromosomeBar chromosome={chromosome} isHere={false} percent={(length / layout.longest) * 100} />
          </svg>
          {onDrag && <DragBand chromosome={chromosome} layout={layout} onDrag={onDrag} />}
        </g>
      ))}
      {region && <RegionBox region={region} layout={layout} />}
    </>
  )
}

function RegionBox({ region, layout }: { region: GenomeRegion; layout: GenomeLayout }) {
  if (!layout.rows.some(({ chromosome }) => chromosome === region.chromosome)) return null
  return (
    <rect
      className={classes.region}
      x={`${layout.xOf(region.start)}%`}
      width={`${layout.xOf(region.end) - layout.xOf(region.start)}%`}
      y={layout.yOf(region.chromosome) - barHeight - 3}
      height={barHeight + 22}
      rx="3"
    />
  )
}

/** Catches a drag along a chromosome, behind its bars; its ends are widened to whole bins. */
function DragBand({ chromosome, layout, onDrag }: { chromosome: Chromosome; layout: GenomeLayout; onDrag: OnDrag }) {
  const [from, setFrom] = useState<number | null>(null)
  const [to, setTo] = useState<number | null>(null)
  const row = layout.rows.find((each) => each.chromosome === chromosome)
  const length = row?.length ?? 1

  function baseOf(event: PointerEvent<SVGRectElement>): number {
    const { left, width } = event.currentTarget.ownerSVGElement?.getBoundingClientRect() ?? { left: 0, width: 1 }
    return Math.min(length, Math.max(1, layout.baseAt(((event.clientX - left) / width) * 100)))
  }

  function finish() {
    if (from !== null && to !== null && from !== to) onDrag(wholeBins(chromosome, from, to))
    setFrom(null)
    setTo(null)
  }

  const isDragged = from !== null && to !== null
  return (
    <>
      <rect
        className={classes.band}
        data-chromosome={chromosome}
        x={`${layout.left}%`}
        width={`${(length / layout.longest) * layout.width}%`}
        y={layout.yOf(chromosome) - barHeight}
        height={barHeight + 18}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture?.(event.pointerId)
          setFrom(baseOf(event))
        }}
        onPointerMove={(event) => from !== null && setTo(baseOf(event))}
        onPointerUp={finish}
        onPointerCancel={() => {
          setFrom(null)
          setTo(null)
        }}
      />
      {isDragged && <RegionBox region={wholeBins(chromosome, from, to)} layout={layout} />}
    </>
  )
}

function wholeBins(chromosome: Chromosome, from: number, to: number): GenomeRegion {
  const [low, high] = [Math.min(from, to), Math.max(from, to)]
  return { chromosome, start: binOf(low), end: regionOfBin({ chromosome, start: binOf(high) }).end }
}

const megabase = 1_000_000

function Ruler({ layout }: { layout: GenomeLayout }) {
  const ticks = Array.from({ length: Math.floor(layout.longest / (5 * megabase)) + 1 }, (_, index) => index * 5 * megabase)
  return (
    <svg aria-hidden="true" className={classes.picture}>
      {ticks.map((tick) => (
        <g key={tick} data-minor={(tick / megabase) % 10 === 5 || undefined} className={classes.tick}>
          <line x1={`${layout.xOf(tick)}%`} x2={`${layout.xOf(tick)}%`} y1="16" y2="20" />
          <text x={`${layout.xOf(tick)}%`} y="11" textAnchor="middle">
            {tick === 0 ? '0 Mb' : tick / megabase}
          </text>
        </g>
      ))}
    </svg>
  )
}
