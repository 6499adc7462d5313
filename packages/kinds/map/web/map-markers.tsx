import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { useKindPath } from '@rosette/ui-kit/app-facts.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { MarkLink } from '@rosette/ui-kit/pictures/frame/mark-link.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { percentScale, roundTicks, TrackRuler } from '@rosette/ui-kit/pictures/track-ruler.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo, useState } from 'react'
import type { MapMarker } from '../contract/map-markers.ts'
import type { MapRecord } from '../contract/map-record.ts'
import classes from './map-markers.module.css'

/** The markers of a map along its own axis, in its own units. */
export function MapMarkers({ record }: { record: MapRecord }) {
  const { markers, markerCount } = record
  return (
    <div className={classes.card}>
      <TitledCard id="markers" title="Markers" mark={formatNumber(markerCount)} isPadded>
        {markers.length === 0 ? <EmptyText>No markers on this map.</EmptyText> : <MarkerAxis map={record} />}
        {markers.length < markerCount && <p className={classes.note}>The first {formatNumber(markers.length)} are drawn.</p>}
      </TitledCard>
    </div>
  )
}

const levels = 3
const levelHeight = 16
const axisHeight = 28

function MarkerAxis({ map }: { map: MapRecord }) {
  const { name, chromosome, markers, units } = map
  const [pointed, setPointed] = useState<string | null>(null)
  const columns = useMemo(() => columnsIn(units), [units])
  const end = Math.max(map.length ?? 0, ...markers.map((marker) => marker.end))
  const scale = percentScale(0, end)
  const title = `Markers of ${name}, ${chromosome}`
  return (
    <PictureFrame
      name={title}
      table={{ caption: title, columns, rows: markers, rowKey: (row) => `${row.marker.key} ${row.start}` }}
      legend={`Position in ${units}; markers stand on ${levels} levels only to keep them apart`}
      readout={pointed}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg className={classes.picture} width="100%" height={axisHeight + levels * levelHeight} role="group" aria-label={title}>
        <TrackRuler scale={scale} ticks={roundTicks(0, end, 8)} />
        {markers.map((marker, index) => (
          <MarkerTick
            key={`${marker.marker.key} ${marker.start}`}
            marker={marker}
            index={index}
            x={scale.percent(marker.start)}
            units={units}
            onPoint={setPointed}
          />
        ))}
      </svg>
    </PictureFrame>
  )
}

type MarkerTickProps = { marker: MapMarker; index: number; x: number; units: string; onPoint(text: string | null): void }

function MarkerTick({ marker: { marker, start }, index, x, units, onPoint }: MarkerTickProps) {
  const kind = useKindPath(marker.kind)
  const label = `${marker.label}, ${formatNumber(start)} ${units}`
  const y = axisHeight + (index % levels) * levelHeight
  if (!kind) return null
  return (
    <MarkLink href={linkPath(kind, marker)} index={index} label={label} className={classes.tick} onPoint={onPoint}>
      <line x1={`${x}%`} x2={`${x}%`} y1={y} y2={y + levelHeight - 3} />
    </MarkLink>
  )
}

function columnsIn(units: string): readonly SectionColumn<MapMarker>[] {
  return [
    { id: 'name', label: 'Marker', cell: (row) => <RecordLink to={row.marker} />, sortBy: (row) => row.marker.label },
    { id: 'start', label: `Start (${units})`, cell: (row) => formatNumber(row.start), sortBy: (row) => row.start, isNumeric: true },
    { id: 'end', label: `End (${units})`, cell: (row) => formatNumber(row.end), sortBy: (row) => row.end, isNumeric: true },
  ]
}
