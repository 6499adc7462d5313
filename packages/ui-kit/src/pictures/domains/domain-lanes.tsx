import { type ReactNode, useMemo, useState } from 'react'
import { useScreenUpTo } from '../../layout/use-screen.tsx'
import type { SectionColumn } from '../../record/define-page.ts'
import { formatNumber } from '../../text/format-number.ts'
import { MarkButton } from '../frame/mark-button.tsx'
import { pointing } from '../frame/mark-link.tsx'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { markProps } from '../frame/use-mark-keys.ts'
import { percentScale, roundTicks, TrackRuler } from '../track-ruler.tsx'
import type { DomainLegend } from './domain-colours.ts'
import type { DomainGroup, DomainLane, DomainPosition } from './domain-groups.ts'
import classes from './domain-lanes.module.css'
import { InterproLink, interproAddress } from './interpro-link.tsx'
import { type LaneLayout, layLanes, type PlacedBar } from './lay-lanes.ts'

type DomainLanesProps = {
  name: string
  length: number
  groups: readonly DomainGroup[]
  legend?: DomainLegend
  tools?: ReactNode
  /** The residues that are marked in the sequence. */
  marked?: DomainPosition | null
  /** A bar is a button that marks its residues; without this it is a link to its InterPro entry. */
  onMark?(position: DomainPosition | null): void
}

/** A protein from its first to its last residue, with its domains in lanes on one ruler. */
export function DomainLanes({ name, length, groups, legend = [], tools, marked = null, onMark }: DomainLanesProps) {
  const isNarrow = useScreenUpTo(760)
  const [focus, setFocus] = useState<string | null>(null)
  const layout = layLanes(groups, isNarrow)
  const rows = useMemo(() => groups.flatMap(toRows), [groups])
  return (
    <PictureFrame
      name={`Domains of ${name}`}
      table={{ caption: `Domains of ${name}`, columns, rows, rowKey: (row) => row.id }}
      tools={tools}
      legend={legend.length > 0 && <Legend legend={legend} />}
      readout={focus ?? (onMark && 'A bar marks its residues in the sequence')}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        className={classes.picture}
        width="100%"
        height={layout.height}
        role="group"
        aria-label={`${name}, ${formatNumber(length)} residues`}
      >
        <svg x={`${layout.left}%`} width={`${layout.width}%`} height="24" className={classes.plot} aria-hidden="true">
          <TrackRuler scale={percentScale(1, length)} ticks={roundTicks(1, length, isNarrow ? 4 : 7)} />
        </svg>
        {layout.titles.map(({ id, title, accession, y }) => (
          <text key={id} x="0" y={y} className={classes.title}>
            {title}
            {accession && (
              <tspan dx="6" className={classes.accession}>
                {accession}
              </tspan>
            )}
          </text>
        ))}
        {layout.lanes.map((placed) => (
          <LaneText key={placed.lane.id} lane={placed.lane} y={placed.y} layout={layout} />
        ))}
        {layout.bars.map((bar, index) => (
          <Bar
            key={bar.id}
            bar={bar}
            layout={layout}
            length={length}
            index={index}
            isMarked={marked !== null && marked.start === bar.position.start && marked.end === bar.position.end}
            onMark={onMark}
            onFocus={setFocus}
          />
        ))}
        {marked && <MarkedResidues marked={marked} layout={layout} length={length} />}
      </svg>
    </PictureFrame>
  )
}

/** The line of a lane with its label and, at the other end, its source. On a phone both stand above the line. */
function LaneText({ lane, y, layout: { left, width, isNarrow } }: { lane: DomainLane; y: number; layout: LaneLayout }) {
  const textY = isNarrow ? y - 12 : y + 4
  return (
    <>
      <text x="0" y={textY} className={classes.label}>
        {shortened(lane.label, isNarrow ? 34 : 22)}
      </text>
      <line className={classes.chain} x1={`${left}%`} x2={`${left + width}%`} y1={y} y2={y} />
      {lane.source && (
        <text x={isNarrow ? '100%' : `${left + width + 1.5}%`} y={textY} textAnchor={isNarrow ? 'end' : 'start'} className={classes.source}>
          {lane.source}
        </text>
      )}
    </>
  )
}

/** A line, or a band, over all lanes: what is marked may lie in several bars, or in none. */
function MarkedResidues({
  marked,
  layout: { left, width, height },
  length,
}: {
  marked: DomainPosition
  layout: LaneLayout
  length: number
}) {
  const scale = percentScale(1, length)
  const x = left + (scale.percent(marked.start) * width) / 100
  const size = Math.max(0.2, (scale.width(marked.start, marked.end + 1) * width) / 100)
  return (
    <rect
      className={classes.marked}
      data-residues={`${marked.start}-${marked.end}`}
      x={`${x}%`}
      y="20"
      width={`${size}%`}
      height={height - 20}
    />
  )
}

type BarProps = {
  bar: PlacedBar
  layout: LaneLayout
  length: number
  index: number
  isMarked: boolean
  onMark?(position: DomainPosition | null): void
  onFocus(text: string | null): void
}

function Bar({ bar: { lane, position: residues, y }, layout, length, index, isMarked, onMark, onFocus }: BarProps) {
  const text = describeBar(lane, residues, length)
  const shape = <BarShape lane={lane} residues={residues} y={y} layout={layout} length={length} />
  if (onMark) {
    return (
      <MarkButton
        index={index}
        label={text}
        isPressed={isMarked}
        className={classes.bar}
        onPress={() => onMark(isMarked ? null : residues)}
        onPoint={onFocus}
      >
        {shape}
      </MarkButton>
    )
  }
  // Only entries of InterPro have a page to open.
  if (lane.accession === null) return shape
  return (
    <a
      {...markProps(index)}
      {...pointing(text, onFocus)}
      className={classes.bar}
      href={interproAddress(lane.accession)}
      target="_blank"
      rel="noopener noreferrer"
    >
      {shape}
    </a>
  )
}

type BarShapeProps = { lane: DomainLane; residues: DomainPosition; y: number; layout: LaneLayout; length: number }

/** Letters inside need this much of a bar; what does not fit is said beside the lane and on focus. */
const pixelsPerLetter = 6.6

function BarShape({ lane, residues, y, layout: { left, width, isNarrow }, length }: BarShapeProps) {
  const scale = percentScale(1, length)
  const x = left + (scale.percent(residues.start) * width) / 100
  const size = Math.max(0.4, (scale.width(residues.start, Math.min(residues.end, length) + 1) * width) / 100)
  const isRoomy = (size / 100) * (isNarrow ? 300 : 780) > lane.name.length * pixelsPerLetter
  return (
    <>
      <rect className={classes.domain} data-colour={lane.colour} x={`${x}%`} width={`${size}%`} y={y - 7} height="14" rx="3" />
      {isRoomy && lane.name !== lane.label && (
        <text x={`${x + size / 2}%`} y={y + 4} textAnchor="middle" className={classes.inside}>
          {lane.name}
        </text>
      )}
    </>
  )
}

/** `MADS-box (PROSITE PS50066): residues 17–77 of 252`. */
function describeBar({ name, label, source }: DomainLane, { start, end }: DomainPosition, length: number): string {
  const found = [source, label === name ? null : label].filter((each) => each !== null && !name.includes(each)).join(' ')
  return `${name}${found && ` (${found})`}: residues ${start}–${end} of ${length}`
}

function shortened(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1)}…` : text
}

function Legend({ legend }: { legend: DomainLegend }) {
  return (
    <ul className={classes.legend}>
      {legend.map(({ colour, label }) => (
        <li key={colour}>
          <span className={classes.swatch} data-colour={colour} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}

type PlaceRow = { id: string; lane: DomainLane; start: number; end: number }

function toRows({ lanes }: DomainGroup): PlaceRow[] {
  return lanes.flatMap((lane) => lane.places.map((position) => ({ id: `${lane.id} ${position.start} ${position.end}`, lane, ...position })))
}

const columns: readonly SectionColumn<PlaceRow>[] = [
  { id: 'name', label: 'Domain', cell: ({ lane }) => lane.name, sortBy: ({ lane }) => lane.name },
  {
    id: 'accession',
    label: 'InterPro entry',
    cell: ({ lane }) => (lane.accession ? <InterproLink accession={lane.accession} /> : 'None'),
    sortBy: ({ lane }) => lane.accession,
  },
  { id: 'label', label: 'Signature', cell: ({ lane }) => lane.label, sortBy: ({ lane }) => lane.label },
  { id: 'source', label: 'Source', cell: ({ lane }) => lane.source ?? 'Unknown', sortBy: ({ lane }) => lane.source },
  { id: 'start', label: 'Start', cell: (row) => row.start, sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'End', cell: (row) => row.end, sortBy: (row) => row.end, isNumeric: true },
]
