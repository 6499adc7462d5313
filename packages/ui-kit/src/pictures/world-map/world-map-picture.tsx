import { useMemo, useState } from 'react'
import { useScreenUpTo } from '../../layout/use-screen.tsx'
import { RecordLink } from '../../links/record-link.tsx'
import type { SectionColumn } from '../../record/define-page.ts'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { MapMark } from './map-mark.tsx'
import { MapOutlines } from './map-outlines.tsx'
import { type CloseView, degreesAt, mapPanes, placeIn } from './map-panes.ts'
import { MapScale } from './map-scale.tsx'
import { placeMarks } from './place-marks.ts'
import { useLand } from './use-land.ts'
import classes from './world-map.module.css'
import type { MapLook, MapPoint, WorldMapProps } from './world-map-props.ts'
import { ZoomButtons } from './zoom-buttons.tsx'
import { fitView, zoomIn, zoomOut } from './zoom-view.ts'

/** The map itself: the world, and the close view if there is one. */
export function WorldMapPicture({ name, points, close = null, line = null, isZoomable = false, around = null, legend }: WorldMapProps) {
  const isNarrow = useScreenUpTo(760)
  const [readout, setReadout] = useState<string | null>(null)
  const fitted = useMemo(() => (isZoomable ? fitView(points, around) : null), [isZoomable, points, around])
  const [chosen, setChosen] = useState<{ view: CloseView | null } | null>(null)
  const view = chosen ? chosen.view : fitted
  const panes = useMemo(() => mapPanes(close, isNarrow, view), [close, isNarrow, view])
  const land = useLand(close !== null || view !== null)
  const { marks, echoes } = placeMarks(panes, points)
  const x = (units: number) => `${(100 * units) / panes.width}%`
  const y = (units: number) => `${(100 * units) / panes.height}%`
  const start = line && panes.close && placeIn(panes.close, line.from)
  const end = line && panes.close && placeIn(panes.close, line.to)
  function zoomAt(place: { x: number; y: number }) {
    const at = degreesAt(panes.world, place)
    if (at) setChosen({ view: zoomIn(view, points, at) })
  }
  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns: mapColumns, rows: points, rowKey: (point) => point.id }}
      legend={legend}
      readout={readout}
    >
      {isZoomable && (
        <ZoomButtons
          isWorld={view === null}
          onIn={() => setChosen({ view: zoomIn(view, points) })}
          onOut={() => setChosen({ view: zoomOut(view) })}
          onWorld={() => setChosen({ view: null })}
        />
      )}
      <svg className={classes.map} style={{ aspectRatio: `${panes.width} / ${panes.height}` }} width="100%" data-drawing="">
        <title>{name}</title>
        <MapOutlines pane={panes.world} panes={panes} land={view ? land.fine : land.coarse} onPlace={isZoomable ? zoomAt : undefined} />
        {panes.close && <MapOutlines pane={panes.close} panes={panes} land={land.fine} />}
        {view && <MapScale view={view} pane={panes.world} panes={panes} />}
        {close && panes.close && <MapScale view={close} pane={panes.close} panes={panes} />}
        {echoes.toReversed().map(({ point, place }) => (
          <MapDot key={point.id} look={point.look} x={x(place.x)} y={y(place.y)} size={point.look === 'here' ? 5 : 2.5} />
        ))}
        {line && start && end && (
          <>
            <line className={classes.between} x1={x(start.x)} y1={y(start.y)} x2={x(end.x)} y2={y(end.y)} />
            <text className={classes.distance} x={x((start.x + end.x) / 2)} y={y((start.y + end.y) / 2)} dy="-7">
              {line.label}
            </text>
          </>
        )}
        {marks.map(({ point, place, isNamed }, number) => (
          <MapMark key={point.id} point={point} index={number} x={x(place.x)} y={y(place.y)} isNamed={isNamed} onRead={setReadout} />
        ))}
        {/* Accessions at the same place must not cover what the page is about, whose mark is the first for the keyboard. */}
        {marks
          .filter(({ point }) => point.look === 'here')
          .map(({ point, place }) => (
            <MapDot key={point.id} look="here" x={x(place.x)} y={y(place.y)} size={6} />
          ))}
      </svg>
    </PictureFrame>
  )
}

/** A dot that repeats a mark; the pointer goes through it to what is below. */
function MapDot({ look, x, y, size }: { look: MapLook; x: string; y: string; size: number }) {
  return <circle className={classes.dot} data-look={look} data-repeats="" cx={x} cy={y} r={size} />
}

/** The table of a map: what each mark is, and its position in degrees. */
const mapColumns: readonly SectionColumn<MapPoint>[] = [
  { id: 'name', label: 'Name', cell: ({ record, label }) => (record ? <RecordLink to={record} /> : label), sortBy: ({ label }) => label },
  { id: 'note', label: 'What', cell: ({ note }) => note },
  { id: 'latitude', label: 'Latitude', cell: ({ latitude }) => latitude, sortBy: ({ latitude }) => latitude, isNumeric: true },
  { id: 'longitude', label: 'Longitude', cell: ({ longitude }) => longitude, sortBy: ({ longitude }) => longitude, isNumeric: true },
]
