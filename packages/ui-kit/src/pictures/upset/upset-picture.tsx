import { useRef, useState } from 'react'
import { formatNumber } from '../../text/format-number.ts'
import { MarkButton } from '../frame/mark-button.tsx'
import { PictureFrame } from '../frame/picture-frame.tsx'
import { useWidth } from '../gene-picture/use-width.ts'
import { layUpset, type UpsetColumn, type UpsetLayout } from './lay-upset.ts'
import { namePart, type PictureSet, type SetPart, type SetWords } from './set-parts.ts'
import classes from './upset-picture.module.css'

export type SetPictureProps = {
  /** What files of the picture are called. */
  name: string
  sets: readonly PictureSet[]
  /** The largest first; the page shows the same parts as a table. */
  parts: readonly SetPart[]
  words: SetWords
  /** The parts that are ticked. */
  chosen: ReadonlySet<string>
  onTick(part: string): void
}

/** Sizes of exclusive parts of several sets: a bar for each part, and dots for the sets it is in. Every bar can be ticked. */
export function UpsetPicture({ name, sets, parts, words, chosen, onTick }: SetPictureProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const layout = layUpset(sets, parts, useWidth(frame))
  return (
    <PictureFrame name={name} table={null} readout={pointed}>
      <div ref={frame} className={classes.scroller}>
        <svg width={layout.width} height={layout.height} className={classes.picture}>
          <title>{name}</title>
          <Ground layout={layout} unit={words.plural} />
          {layout.columns.map((column, index) => (
            <MarkButton
              key={column.part}
              index={index}
              label={labelOf(column, sets, words)}
              isPressed={chosen.has(column.part)}
              className={classes.column}
              onPress={() => onTick(column.part)}
              onPoint={setPointed}
            >
              <Column column={column} layout={layout} isChosen={chosen.has(column.part)} />
            </MarkButton>
          ))}
        </svg>
      </div>
    </PictureFrame>
  )
}

export function labelOf({ part, count }: SetPart, sets: readonly PictureSet[], { singular, plural }: SetWords): string {
  return `${namePart(part, sets)}: ${formatNumber(count)} ${count === 1 ? singular : plural}`
}

function Ground({ layout: { plot, grid, rows }, unit }: { layout: UpsetLayout; unit: string }) {
  return (
    <g>
      {grid.map(({ value, y }) => (
        <g key={value}>
          <line x1={plot.left} x2={plot.right} y1={y} y2={y} className={classes.grid} />
          <text x={plot.left - 8} y={y} className={classes.scale}>
            {formatNumber(value)}
          </text>
        </g>
      ))}
      {rows.map(({ set, y, bar }, row) => (
        <g key={set.id}>
          {row % 2 === 0 && <rect x="0" y={y - 16} width={plot.right} height="32" rx="4" className={classes.stripe} />}
          <text x="10" y={y} className={classes.letter}>
            {bar ? `${set.letter}  ${shorten(set.name, bar.x - 70)}` : set.letter}
          </text>
          {bar && <rect x={bar.x} y={y - 5} width={bar.width} height="10" rx="2" fill={set.colour} />}
          <text x={(bar?.x ?? plot.left - 2) - 6} y={y} className={classes.size}>
            {formatNumber(set.size)}
          </text>
        </g>
      ))}
      {rows[0]?.bar && (
        <text
          x={plot.left - 56}
          y={plot.bottom - 85}
          className={classes.axis}
          transform={`rotate(-90 ${plot.left - 56} ${plot.bottom - 85})`}
        >
          {unit} in this part only
        </text>
      )}
    </g>
  )
}

/** Names of lists may be long; the full one stands above the picture. */
function shorten(name: string, width: number): string {
  const most = Math.max(6, Math.floor(width / 7.5))
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}

function Column({ column, layout, isChosen }: { column: UpsetColumn; layout: UpsetLayout; isChosen: boolean }) {
  const { part, count, x, bar, line } = column
  const { columnWidth, rows, height, tickY } = layout
  return (
    <g data-chosen={isChosen || undefined}>
      <rect x={x - columnWidth / 2 + 1} y="6" width={columnWidth - 2} height={height - 8} rx="5" className={classes.ground} />
      <rect {...bar} rx="2" className={classes.bar} />
      <text x={x} y={bar.y - 8} className={classes.count}>
        {formatNumber(count)}
      </text>
      {line && <line x1={x} x2={x} y1={line.from} y2={line.to} className={classes.line} />}
      {rows.map(({ set, y }, row) => (
        <circle key={set.id} cx={x} cy={y} r="6.5" className={part[row] === '1' ? classes.filled : classes.hollow} />
      ))}
      <rect x={x - 7} y={tickY + 2} width="14" height="14" rx="3.5" className={classes.box} />
      {isChosen && <path d={`M${x - 3.5} ${tickY + 9.5}l2.500 2.500 5-5.500`} className={classes.tick} />}
    </g>
  )
}
