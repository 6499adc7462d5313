import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import type { DomainPosition } from '@rosette/ui-kit/pictures/domains/domain-groups.ts'
import { MarkButton } from '@rosette/ui-kit/pictures/frame/mark-button.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { percentScale, roundTicks, TrackRuler } from '@rosette/ui-kit/pictures/track-ruler.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { useMemo, useState } from 'react'
import {
  type HydropathyPoint,
  type HydropathyStretch,
  type HydropathyWindow,
  hydropathy,
  hydropathyStretches,
  membraneThreshold,
} from '../contract/hydropathy.ts'
import type { ProteinRecord } from '../contract/protein-record.ts'
import { readMarked } from './protein-domains.tsx'
import classes from './protein-hydropathy.module.css'

/** More marks than this cannot be distinguished on a screen. */
const mostStretches = 120

/** How water-shunning a protein is along its sequence. */
export function ProteinHydropathy({ record, sequence }: { record: ProteinRecord; sequence: string }) {
  const { name } = record
  const address = useAddress()
  const marked = readMarked(address, record)
  const [window, setWindow] = useState<HydropathyWindow>(9)
  const [focus, setFocus] = useState<string | null>(null)
  const points = useMemo(() => hydropathy(sequence, window), [sequence, window])
  const stretches = useMemo(() => hydropathyStretches(points, mostStretches), [points])
  const choice = (
    <Segments
      label="Window"
      segments={[
        { value: '9', label: '9 residues' },
        { value: '19', label: '19 residues' },
      ]}
      value={window === 9 ? '9' : '19'}
      onValue={(value) => setWindow(value === '9' ? 9 : 19)}
    />
  )
  return (
    <TitledCard id="hydropathy" title="Hydropathy" mark="Kyte and Doolittle" isPadded>
      {points.length === 0 ? (
        <>
          {choice}
          <EmptyText>{`The protein is shorter than a window of ${window} residues.`}</EmptyText>
        </>
      ) : (
        <PictureFrame
          name={`Hydropathy of ${name}`}
          table={{ caption: `Hydropathy of ${name}`, columns, rows: stretches, rowKey: (row) => String(row.start) }}
          tools={choice}
          legend={<span>Above the line: hydrophobic. Mean of {window} residues</span>}
          readout={focus}
        >
          <Plot
            length={sequence.length}
            points={points}
            stretches={stretches}
            window={window}
            marked={marked}
            onMark={({ start, end }) => address.go({ residues: marked?.start === start && marked.end === end ? null : `${start}-${end}` })}
            onFocus={setFocus}
          />
        </PictureFrame>
      )}
    </TitledCard>
  )
}

const [top, bottom] = [4.5, -4.5]
const plotHeight = 110
const yOf = (value: number) => ((top - value) / (top - bottom)) * plotHeight

type PlotProps = {
  length: number
  points: readonly HydropathyPoint[]
  stretches: readonly HydropathyStretch[]
  window: HydropathyWindow
  marked: DomainPosition | null
  onMark(stretch: HydropathyStretch): void
  onFocus(text: string | null): void
}

function Plot({ length, points, stretches, window, marked, onMark, onFocus }: PlotProps) {
  const scale = percentScale(1, length)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset.
    <svg className={classes.picture} width="100%" height={plotHeight + 28} role="group" aria-label="Mean hydropathy by residue">
      <TrackRuler scale={scale} ticks={roundTicks(1, length, 7)} />
      <g transform="translate(0 28)">
        <line className={classes.axis} x1="0" x2="100%" y1={yOf(0)} y2={yOf(0)} />
        {window === 19 && <line className={classes.threshold} x1="0" x2="100%" y1={yOf(membraneThreshold)} y2={yOf(membraneThreshold)} />}
        {/* Stretched to the width, with a line that keeps its own. It has no letters. */}
        <svg width="100%" height={plotHeight} viewBox={`0 0 100 ${plotHeight}`} preserveAspectRatio="none" aria-hidden="true">
          <polyline
            className={classes.curve}
            points={points.map(({ residue, mean }) => `${scale.percent(residue)},${yOf(mean)}`).join(' ')}
          />
        </svg>
        {stretches.map((stretch, index) => {
          const text = describeStretch(stretch)
          return (
            <MarkButton
              key={stretch.start}
              index={index}
              label={text}
              isPressed={marked?.start === stretch.start && marked.end === stretch.end}
              className={classes.stretch}
              onPress={() => onMark(stretch)}
              onPoint={onFocus}
            >
              <rect
                x={`${scale.percent(stretch.start - 0.5)}%`}
                width={`${scale.width(stretch.start, stretch.end + 1)}%`}
                height={plotHeight}
              />
            </MarkButton>
          )
        })}
      </g>
    </svg>
  )
}

function describeStretch({ start, end, mean }: HydropathyStretch): string {
  return `${start === end ? `Residue ${start}` : `Residues ${start}–${end}`}: ${formatMean(mean)}`
}

/** With a minus sign, not a hyphen. */
function formatMean(mean: number): string {
  return mean.toFixed(2).replace('-', '−')
}

const columns: readonly SectionColumn<HydropathyStretch>[] = [
  { id: 'start', label: 'From residue', cell: (row) => row.start, sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'To residue', cell: (row) => row.end, sortBy: (row) => row.end, isNumeric: true },
  { id: 'mean', label: 'Mean', cell: (row) => formatMean(row.mean), sortBy: (row) => row.mean, isNumeric: true },
  { id: 'highest', label: 'Highest', cell: (row) => formatMean(row.highest), sortBy: (row) => row.highest, isNumeric: true },
  { id: 'lowest', label: 'Lowest', cell: (row) => formatMean(row.lowest), sortBy: (row) => row.lowest, isNumeric: true },
]
