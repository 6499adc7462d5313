import { type ReactNode, useId, useState } from 'react'
import { formatNumber } from '../../text/format-number.ts'
import { MarkButton } from '../frame/mark-button.tsx'
import { PictureFrame } from '../frame/picture-frame.tsx'
import type { PictureSet } from './set-parts.ts'
import { labelOf, type SetPictureProps } from './upset-picture.tsx'
import classes from './venn-picture.module.css'

type Spot = { x: number; y: number }

type Shape = {
  width: number
  height: number
  radius: number
  circles: readonly Spot[]
  names: readonly (Spot & { anchor: string })[]
  spots: Readonly<Record<string, Spot>>
}

const two: Shape = {
  width: 340,
  height: 220,
  radius: 85,
  circles: [
    { x: 120, y: 125 },
    { x: 220, y: 125 },
  ],
  names: [
    { x: 110, y: 22, anchor: 'end' },
    { x: 230, y: 22, anchor: 'start' },
  ],
  spots: { '10': { x: 82, y: 125 }, '01': { x: 258, y: 125 }, '11': { x: 170, y: 125 } },
}

const three: Shape = {
  width: 340,
  height: 310,
  radius: 85,
  circles: [
    { x: 120, y: 120 },
    { x: 220, y: 120 },
    { x: 170, y: 205 },
  ],
  names: [
    { x: 110, y: 20, anchor: 'end' },
    { x: 230, y: 20, anchor: 'start' },
    { x: 170, y: 303, anchor: 'middle' },
  ],
  spots: {
    '100': { x: 84, y: 102 },
    '010': { x: 256, y: 102 },
    '001': { x: 170, y: 250 },
    '110': { x: 170, y: 90 },
    '101': { x: 118, y: 180 },
    '011': { x: 222, y: 180 },
    '111': { x: 170, y: 146 },
  },
}

/** Two or three sets as circles that overlap. Areas say nothing: every part has its number. */
export function VennPicture({ name, sets, parts, words, chosen, onTick }: SetPictureProps) {
  const id = useId()
  const [pointed, setPointed] = useState<string | null>(null)
  const shape = sets.length === 2 ? two : three
  const { width, height } = shape
  const countOf = new Map(parts.map(({ part, count }) => [part, count]))
  // Parts of more sets lie above those of fewer, so that a pointer meets the right one.
  const shown = Object.entries(shape.spots).sort(([one], [other]) => sharing(one) - sharing(other))
  const pressed = shown.flatMap(([part]) => (countOf.has(part) ? [part] : []))
  return (
    <PictureFrame name={name} table={null} readout={pointed} legend="The areas are not to scale.">
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} className={classes.picture}>
        <title>{name}</title>
        <Masks id={id} shape={shape} />
        {sets.map((set, index) => (
          <SetName key={set.id} set={set} index={index} shape={shape} />
        ))}
        {shown.map(([part, spot]) => {
          const count = countOf.get(part) ?? 0
          const area = (
            <PartArea key={part} id={id} part={part} spot={spot} shape={shape} sets={sets} count={count} isChosen={chosen.has(part)} />
          )
          // Nothing can be done with nothing.
          if (count === 0) return area
          return (
            <MarkButton
              key={part}
              index={pressed.indexOf(part)}
              label={labelOf({ part, count }, sets, words)}
              isPressed={chosen.has(part)}
              className={classes.part}
              onPress={() => onTick(part)}
              onPoint={setPointed}
            >
              {area}
            </MarkButton>
          )
        })}
        {shape.circles.map(({ x, y }, index) => (
          <circle key={sets[index]?.id} cx={x} cy={y} r={shape.radius} className={classes.edge} stroke={sets[index]?.colour} />
        ))}
      </svg>
    </PictureFrame>
  )
}

function sharing(part: string): number {
  return [...part].filter((digit) => digit === '1').length
}

function Masks({ id, shape: { circles, radius, width, height } }: { id: string; shape: Shape }) {
  return (
    <defs>
      {circles.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <clipPath id={`${id}in${index}`}>
            <circle cx={x} cy={y} r={radius} />
          </clipPath>
          <mask id={`${id}out${index}`}>
            <rect width={width} height={height} fill="white" />
            <circle cx={x} cy={y} r={radius} fill="black" />
          </mask>
        </g>
      ))}
    </defs>
  )
}

type PartAreaProps = { id: string; part: string; spot: Spot; shape: Shape; sets: readonly PictureSet[]; count: number; isChosen: boolean }

/** The area inside some circles and outside the others, with its number. */
function PartArea({ id, part, spot, shape: { width, height }, sets, count, isChosen }: PartAreaProps) {
  const only = sharing(part) === 1 ? sets[part.indexOf('1')]?.colour : 'var(--ink-3)'
  const area = <rect width={width} height={height} className={classes.area} data-chosen={isChosen || undefined} fill={only} />
  return (
    <>
      <CutBy id={id} part={part} from={0}>
        {area}
      </CutBy>
      <text {...spot} className={classes.count}>
        {formatNumber(count)}
      </text>
    </>
  )
}

/** Leaves of a shape what lies in the circles of the part, from one circle on. */
function CutBy({ id, part, from, children }: { id: string; part: string; from: number; children: ReactNode }) {
  if (from === part.length) return children
  const rest = (
    <CutBy id={id} part={part} from={from + 1}>
      {children}
    </CutBy>
  )
  return part[from] === '1' ? <g clipPath={`url(#${id}in${from})`}>{rest}</g> : <g mask={`url(#${id}out${from})`}>{rest}</g>
}

function SetName({ set, index, shape }: { set: PictureSet; index: number; shape: Shape }) {
  const { anchor, ...spot } = shape.names[index] ?? { x: 0, y: 0, anchor: 'start' }
  const name = set.name.length > 16 ? `${set.name.slice(0, 15)}…` : set.name
  return (
    <text {...spot} className={classes.name} style={{ textAnchor: anchor === 'end' ? 'end' : anchor === 'middle' ? 'middle' : 'start' }}>
      {set.letter} {name} {formatNumber(set.size)}
    </text>
  )
}
