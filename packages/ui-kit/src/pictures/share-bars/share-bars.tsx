import { type ReactNode, useMemo, useState } from 'react'
import { useScreenUpTo } from '../../layout/use-screen.tsx'
import { formatNumber } from '../../text/format-number.ts'
import { MarkButton } from '../frame/mark-button.tsx'
import { PictureFrame } from '../frame/picture-frame.tsx'
import rowClasses from '../rows.module.css'
import { blockHead, layShares, type ShareLayout, top } from './lay-shares.ts'
import classes from './share-bars.module.css'
import { formatShare, shareOf, shareTicks } from './share-of.ts'
import { type ShareBlock, type ShareRow, shareColumns, toRows } from './share-rows.ts'

type ShareBarsProps = {
  /** What files of the picture are called. */
  name: string
  /** The picture in words. */
  sentence: ReactNode
  blocks: readonly ShareBlock[]
  /** The group whose genes are shown. */
  chosen: string | null
  onChoose(name: string): void
  tools?: ReactNode
}

/** Groups as bars from zero: the share of a list, and below it that of the genome. A bar opens its genes. */
export function ShareBars({ name, sentence, blocks, chosen, onChoose, tools }: ShareBarsProps) {
  const isNarrow = useScreenUpTo(760)
  const [pointed, setPointed] = useState<string | null>(null)
  const rows = useMemo(() => toRows(blocks), [blocks])
  const ticks = shareTicks(Math.max(0, ...rows.map((row) => Math.max(shareOf(row.list, row.ofList), shareOf(row.genome, row.ofGenome)))))
  const layout = layShares(blocks, ticks.at(-1) ?? 1, isNarrow)
  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns: shareColumns, rows, rowKey: (row) => row.name }}
      tools={tools}
      legend={<Legend />}
      readout={pointed ?? 'A bar opens its genes'}
    >
      <p className={classes.sentence}>{sentence}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg className={rowClasses.picture} width="100%" height={layout.height} role="group" aria-label={name}>
        <Ground layout={layout} ticks={ticks} blocks={blocks} />
        {rows.map((row, index) => (
          <MarkButton
            key={row.name}
            index={index}
            label={labelOf(row)}
            isPressed={row.name === chosen}
            className={rowClasses.row}
            onPress={() => onChoose(row.name)}
            onPoint={setPointed}
          >
            <Bars row={row} y={layout.yOf(row)} layout={layout} />
          </MarkButton>
        ))}
        {/* Beside the buttons, whose labels say them in words. */}
        <svg aria-hidden="true" className={`${rowClasses.picture} ${rowClasses.texts}`}>
          {rows.map((row) => (
            <Values key={row.name} row={row} y={layout.yOf(row)} layout={layout} />
          ))}
        </svg>
      </svg>
    </PictureFrame>
  )
}

function labelOf({ name, list, ofList, genome, ofGenome }: ShareRow): string {
  const side = (part: number, whole: number) => `${formatNumber(part)} of ${formatNumber(whole)}, ${formatShare(part, whole)}`
  return `${name}: list ${side(list, ofList)}; genome ${side(genome, ofGenome)}`
}

/** Everything that only guides the eye: a screen reader hears the labels of the bars. */
function Ground({ layout, ticks, blocks }: { layout: ShareLayout; ticks: readonly number[]; blocks: readonly ShareBlock[] }) {
  return (
    <svg aria-hidden="true" className={rowClasses.picture}>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className={rowClasses.tick} x1={`${layout.xOf(tick)}%`} x2={`${layout.xOf(tick)}%`} y1={top - 8} y2={layout.height} />
          <text className={rowClasses.number} x={`${layout.xOf(tick)}%`} y={top - 14} textAnchor={tick === 0 ? 'start' : 'middle'}>
            {Math.round(tick * 100)}
            {tick === 0 && ' %'}
          </text>
        </g>
      ))}
      {layout.columns.map(({ label, x }) => (
        <text key={label} className={rowClasses.head} x={`${x}%`} y={top - 14} textAnchor="end">
          {label}
        </text>
      ))}
      {blocks.map(({ title }, block) => (
        <text key={title} className={classes.block} x="0" y={layout.blockY(block) + blockHead - 9}>
          {title}
        </text>
      ))}
    </svg>
  )
}

function Bars({ row, y, layout }: { row: ShareRow; y: number; layout: ShareLayout }) {
  const { name, list, ofList, genome, ofGenome } = row
  const left = layout.xOf(0)
  // What is not zero can be seen, however small it is.
  const widthOf = (part: number, whole: number) => `${part === 0 ? 0 : Math.max(0.2, layout.xOf(shareOf(part, whole)) - left)}%`
  return (
    <>
      <rect className={rowClasses.target} x="0" width="100%" y={y} height={layout.rowHeight} />
      <text className={rowClasses.name} x="0" y={y + layout.nameY}>
        {name}
      </text>
      <rect className={classes.list} x={`${left}%`} width={widthOf(list, ofList)} y={y + layout.barY} height="11" rx="1.5" />
      <rect className={classes.genome} x={`${left}%`} width={widthOf(genome, ofGenome)} y={y + layout.barY + 13} height="6" rx="1.5" />
    </>
  )
}

function Values({ row: { list, ofList, genome, ofGenome }, y, layout }: { row: ShareRow; y: number; layout: ShareLayout }) {
  const values = [formatNumber(list), formatShare(list, ofList), formatShare(genome, ofGenome)]
  return layout.columns.map(({ label, x }, at) => (
    <text key={label} className={rowClasses.number} x={`${x}%`} y={y + layout.barY + 12} textAnchor="end">
      {values[at]}
    </text>
  ))
}

function Legend() {
  return (
    <ul className={rowClasses.legend}>
      <li>
        <span className={classes.swatch} data-side="list" aria-hidden />
        this list
      </li>
      <li>
        <span className={classes.swatch} data-side="genome" aria-hidden />
        genome
      </li>
    </ul>
  )
}
