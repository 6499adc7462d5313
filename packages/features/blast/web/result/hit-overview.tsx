import { useMediaQuery } from '@mantine/hooks'
import { MarkButton } from '@rosette/ui-kit/pictures/frame/mark-button.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import rowClasses from '@rosette/ui-kit/pictures/rows.module.css'
import steps from '@rosette/ui-kit/pictures/steps.module.css'
import { percentScale, roundTicks, TrackRuler } from '@rosette/ui-kit/pictures/track-ruler.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo, useState } from 'react'
import type { BlastHit, BlastHsp } from '../../contract/blast-result.ts'
import { bestOf, formatEvalue, scoreStepOf, scoreSteps } from './filter-hits.ts'
import classes from './hit-overview.module.css'

type HitOverviewProps = {
  query: { name: string; length: number }
  hits: readonly BlastHit[]
  chosen: number | null
  onChoose(hit: BlastHit): void
}

/** More rows than these are only in the table. */
const mostRows = 50
const rowHeight = 20
const top = 32

/** The hits of one query along it: a bar for each alignment, coloured by its bit score. */
export function HitOverview({ query, hits, chosen, onChoose }: HitOverviewProps) {
  const isNarrow = useMediaQuery('(max-width: 760px)') ?? false
  const [pointed, setPointed] = useState<string | null>(null)
  const rendered = useMemo(() => hits.slice(0, mostRows), [hits])
  const rows = useMemo(() => rendered.flatMap((hit) => hit.hsps.map((hsp) => ({ hit, hsp }))), [rendered])
  const [left, right] = isNarrow ? [30, 10] : [15, 7]
  const plot = { left, width: 100 - left - right }
  const name = `Hits of ${query.name}`
  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns, rows, rowKey: ({ hsp }) => String(hsp.line) }}
      legend={<Legend />}
      readout={pointed ?? 'A bar opens its alignment'}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg
        className={rowClasses.picture}
        width="100%"
        height={top + rendered.length * rowHeight + 4}
        role="group"
        aria-label={`${query.name}, ${formatNumber(query.length)} residues`}
      >
        <svg x={`${plot.left}%`} width={`${plot.width}%`} height="24" className={rowClasses.picture} aria-hidden="true">
          <TrackRuler scale={percentScale(1, query.length)} ticks={roundTicks(1, query.length, isNarrow ? 3 : 7)} />
        </svg>
        <text x="100%" y="14" textAnchor="end" className={rowClasses.number}>
          Bits
        </text>
        {rendered.map((hit, index) => (
          <Row
            key={hit.number}
            hit={hit}
            index={index}
            plot={plot}
            length={query.length}
            isChosen={hit.number === chosen}
            onChoose={onChoose}
            onPoint={setPointed}
          />
        ))}
      </svg>
      {hits.length > mostRows && (
        <p className={classes.more}>
          The best {mostRows} of {formatNumber(hits.length)} hits are drawn.
        </p>
      )}
    </PictureFrame>
  )
}

type RowProps = {
  hit: BlastHit
  index: number
  plot: { left: number; width: number }
  length: number
  isChosen: boolean
  onChoose(hit: BlastHit): void
  onPoint(text: string | null): void
}

function Row({ hit, index, plot, length, isChosen, onChoose, onPoint }: RowProps) {
  const y = top + index * rowHeight
  const { bitScore } = bestOf(hit)
  return (
    <g>
      <MarkButton
        index={index}
        label={describe(hit)}
        isPressed={isChosen}
        className={rowClasses.row}
        onPress={() => onChoose(hit)}
        onPoint={onPoint}
      >
        <rect className={rowClasses.target} x="0" width="100%" y={y} height={rowHeight} />
        <line x1={`${plot.left}%`} x2={`${plot.left + plot.width}%`} y1={y + 10} y2={y + 10} className={classes.line} />
        {hit.hsps.map((hsp) => (
          <Bar key={hsp.line} hsp={hsp} plot={plot} length={length} y={y} />
        ))}
      </MarkButton>
      <g className={rowClasses.texts}>
        <text x="0" y={y + 14} className={classes.name}>
          {nameOf(hit)}
        </text>
        <text x="100%" y={y + 14} textAnchor="end" className={rowClasses.number}>
          {formatNumber(Math.round(bitScore))}
        </text>
      </g>
    </g>
  )
}

function Bar({ hsp, plot, length, y }: { hsp: BlastHsp; plot: RowProps['plot']; length: number; y: number }) {
  const scale = percentScale(1, length)
  const [from, to] = [Math.min(hsp.queryStart, hsp.queryEnd), Math.max(hsp.queryStart, hsp.queryEnd)]
  const x = plot.left + (scale.percent(from) / 100) * plot.width
  const width = Math.max(0.3, (scale.width(from, to + 1) / 100) * plot.width)
  return (
    <rect
      className={`${steps.step} ${classes.bar}`}
      data-step={scoreStepOf(hsp.bitScore)}
      x={`${x}%`}
      width={`${width}%`}
      y={y + 6}
      height="9"
      rx="2"
    />
  )
}

/** Name and first symbol, cut if they are long. */
function nameOf({ subject, locus }: BlastHit): string {
  const [symbol] = locus?.symbols ?? []
  const name = symbol === undefined ? subject : `${subject} ${symbol}`
  return name.length > 20 ? `${name.slice(0, 19)}…` : name
}

function describe(hit: BlastHit): string {
  const { bitScore, evalue, queryStart, queryEnd } = bestOf(hit)
  const symbols = hit.locus?.symbols.length ? `, ${hit.locus.symbols.join(', ')}` : ''
  return `${hit.subject}${symbols}: ${formatNumber(Math.round(bitScore))} bits, E ${formatEvalue(evalue)}, query ${queryStart}–${queryEnd}`
}

function Legend() {
  return (
    <ul className={rowClasses.legend}>
      <li>Bit score</li>
      {scoreSteps.toReversed().map(({ step, label }) => (
        <li key={step}>
          <span className={`${steps.step} ${classes.swatch}`} data-step={step} aria-hidden />
          {label}
        </li>
      ))}
    </ul>
  )
}

type OverviewRow = { hit: BlastHit; hsp: BlastHsp }

const columns: readonly SectionColumn<OverviewRow>[] = [
  { id: 'subject', label: 'Sequence', cell: ({ hit }) => hit.subject, sortBy: ({ hit }) => hit.subject },
  {
    id: 'queryStart',
    label: 'Query from',
    cell: ({ hsp }) => formatNumber(hsp.queryStart),
    sortBy: ({ hsp }) => hsp.queryStart,
    isNumeric: true,
  },
  { id: 'queryEnd', label: 'Query to', cell: ({ hsp }) => formatNumber(hsp.queryEnd), sortBy: ({ hsp }) => hsp.queryEnd, isNumeric: true },
  { id: 'bits', label: 'Bit score', cell: ({ hsp }) => hsp.bitScore, sortBy: ({ hsp }) => hsp.bitScore, isNumeric: true },
]
