import { Button } from '@mantine/core'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { SectionColumn } from '../record/define-page.ts'
import { SectionTable } from '../table/section-table.tsx'
import { formatNumber, formatRange } from '../text/format-number.ts'
import { GeneModelLane } from './gene-model-lane.tsx'
import geneModelTableClasses from './gene-model-table.module.css'
import classes from './gene-model-track.module.css'
import { describeModel, inTrackOrder, shapesOf, type TrackModel, type TrackShape } from './track-model.ts'
import { type PercentScale, percentScale, roundTicks, TrackRuler } from './track-ruler.tsx'

type GeneModelTrackProps = { models: readonly TrackModel[]; chromosome: string; strand: string }

/** What the reader points at: a model, and one of its parts when stepping through it. */
type Focus = { model: number; shape: number | null }

/** All gene models of a locus on one axis in base pairs. */
export function GeneModelTrack({ models, chromosome, strand }: GeneModelTrackProps) {
  const [focus, setFocus] = useState<Focus | null>(null)
  const [isTable, setTable] = useState(false)
  const ordered = useMemo(() => inTrackOrder(models), [models])
  const scale = scaleOf(ordered)

  function step(event: KeyboardEvent, from: Focus) {
    const next = nextFocus(event.key, from, ordered)
    if (!next) return
    event.preventDefault()
    setFocus(next)
    event.currentTarget.closest('figure')?.querySelectorAll<HTMLElement>('button[data-model]')[next.model]?.focus()
  }

  return (
    <figure className={classes.figure}>
      <TrackAxis scale={scale} label={`${chromosome}, ${strand}`} />
      {ordered.map((model, index) => (
        <TrackRow
          key={model.name}
          model={model}
          scale={scale}
          chosen={focus?.model === index ? focus.shape : null}
          onFocus={() => setFocus((current) => (current?.model === index ? current : { model: index, shape: null }))}
          onKey={(event) => step(event, focus ?? { model: index, shape: null })}
          onPoint={(shape) => setFocus({ model: index, shape })}
        />
      ))}
      <figcaption className={classes.foot}>
        <Legend models={ordered} />
        <span className={classes.readout} aria-live="polite">
          {focus ? readout(ordered, focus) : 'Point at a part, or step through a model with the arrow keys.'}
        </span>
        <Button variant="default" size="xs" aria-expanded={isTable} onClick={() => setTable(!isTable)}>
          {isTable ? 'Hide table' : 'View as table'}
        </Button>
      </figcaption>
      {isTable && <GeneModelTable models={ordered} />}
    </figure>
  )
}

function scaleOf(models: readonly TrackModel[]): PercentScale {
  return percentScale(Math.min(...models.map((model) => model.start)), Math.max(...models.map((model) => model.end)), 0.02)
}

function TrackAxis({ scale, label }: { scale: PercentScale; label: string }) {
  return (
    <div className={classes.row}>
      <span className={classes.axis}>{label}</span>
      <TrackRuler scale={scale} ticks={roundTicks(scale.start, scale.end, 7)} />
    </div>
  )
}

type TrackRowProps = Parameters<typeof GeneModelLane>[0] & { onFocus(): void; onKey(event: KeyboardEvent): void }

function TrackRow({ onFocus, onKey, ...lane }: TrackRowProps) {
  return (
    <div className={classes.row}>
      <button type="button" data-model className={classes.name} aria-label={describeModel(lane.model)} onFocus={onFocus} onKeyDown={onKey}>
        {lane.model.name}
      </button>
      <GeneModelLane {...lane} />
    </div>
  )
}

function Legend({ models }: { models: readonly TrackModel[] }) {
  const parts = new Set(models.flatMap((model) => shapesOf(model).map((shape) => shape.part)))
  return (
    <span className={classes.legend}>
      {parts.has('coding') && <span data-part="coding">coding</span>}
      {(parts.has('5′ UTR') || parts.has('3′ UTR')) && <span data-part="utr">untranslated</span>}
      {parts.has('non-coding exon') && <span data-part="exon">non-coding exon</span>}
      <span data-part="intron">intron</span>
    </span>
  )
}

function nextFocus(key: string, { model, shape }: Focus, models: readonly TrackModel[]): Focus | null {
  const current = models[model]
  if (!current) return null
  const last = shapesOf(current).length - 1
  if (key === 'ArrowDown' && model < models.length - 1) return { model: model + 1, shape: null }
  if (key === 'ArrowUp' && model > 0) return { model: model - 1, shape: null }
  if (key === 'ArrowRight') return { model, shape: Math.min(last, (shape ?? -1) + 1) }
  if (key === 'ArrowLeft') return { model, shape: Math.max(0, (shape ?? 1) - 1) }
  return null
}

function readout(models: readonly TrackModel[], { model, shape }: Focus): string {
  const current = models[model]
  if (!current) return ''
  const shapes = shapesOf(current)
  const part = shape === null ? undefined : shapes[shape]
  if (!part || shape === null) return describeModel(current)
  const length = formatNumber(part.end - part.start + 1)
  return `${current.name}: ${part.part} ${formatRange(part.start, part.end)} (${length} bp), part ${shape + 1} of ${shapes.length}`
}

type PartRow = TrackShape & { model: string }

const columns: readonly SectionColumn<PartRow>[] = [
  { id: 'model', label: 'Gene model', cell: (row) => row.model, sortBy: (row) => row.model },
  { id: 'part', label: 'Part', cell: (row) => row.part, sortBy: (row) => row.part },
  { id: 'start', label: 'Start (bp)', cell: (row) => formatNumber(row.start), sortBy: (row) => row.start, isNumeric: true },
  { id: 'end', label: 'End (bp)', cell: (row) => formatNumber(row.end), sortBy: (row) => row.end, isNumeric: true },
  {
    id: 'length',
    label: 'Length (bp)',
    cell: (row) => formatNumber(row.end - row.start + 1),
    sortBy: (row) => row.end - row.start,
    isNumeric: true,
  },
]

/** The drawing as a table. */
function GeneModelTable({ models }: { models: readonly TrackModel[] }) {
  const rows = useMemo(() => models.flatMap((model) => shapesOf(model).map((shape) => ({ ...shape, model: model.name }))), [models])
  return (
    <div className={geneModelTableClasses.frame}>
      <SectionTable
        caption="Parts of the gene models"
        columns={columns}
        rows={rows}
        rowKey={(row) => `${row.model} ${row.part} ${row.start}`}
      />
    </div>
  )
}
