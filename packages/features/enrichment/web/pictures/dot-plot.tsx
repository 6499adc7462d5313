import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { MarkButton } from '@rosette/ui-kit/pictures/frame/mark-button.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import rowClasses from '@rosette/ui-kit/pictures/rows.module.css'
import steps from '@rosette/ui-kit/pictures/steps.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo, useState } from 'react'
import type { EnrichedTerm, EnrichmentAnswer } from '../../contract/enrichment-answer.ts'
import { termSources } from '../../contract/term-sources.ts'
import { chanceStepOf, formatChance, formatFold } from '../format-chance.ts'
import { foldedCounts, numberColumns } from '../term-columns.tsx'
import { ChanceLegend } from './chance-legend.tsx'
import classes from './dot-plot.module.css'

const mostDots = 20

/** The terms that are drawn: the best ones, smallest q first. */
export function renderedTerms(shown: readonly EnrichedTerm[]): readonly EnrichedTerm[] {
  return shown.slice(0, mostDots)
}

type DotPlotProps = {
  answer: EnrichmentAnswer
  /** Significant terms that are not folded. */
  terms: readonly EnrichedTerm[]
  chosen: string | null
  onChoose(id: string): void
}

type Layout = { rowHeight: number; plotLeft: number; plotWidth: number; dotY: number; mostLetters: number; mostSteps: number }

const wide: Layout = { rowHeight: 30, plotLeft: 42, plotWidth: 34, dotY: 15, mostLetters: 58, mostSteps: 7 }
// The name stands above its dot.
const narrow: Layout = { rowHeight: 50, plotLeft: 2, plotWidth: 44, dotY: 33, mostLetters: 46, mostSteps: 4 }
const top = 52

/** Fold of the best terms on a logarithmic axis: the area of a dot is its genes, its shade is q, and every number stands beside it. */
export function DotPlot({ answer, terms, chosen, onChoose }: DotPlotProps) {
  const isNarrow = useScreenUpTo(760)
  const layout = isNarrow ? narrow : wide
  const [pointed, setPointed] = useState<string | null>(null)
  const rendered = useMemo(() => renderedTerms(terms), [terms])
  const foldedOf = useMemo(() => foldedCounts(answer.terms), [answer])
  const name = `Enrichment of ${termSources[answer.settings.source].terms}`
  const ticks = ticksUpTo(Math.max(2, ...rendered.map(({ fold }) => fold)), layout.mostSteps)
  const last = ticks.at(-1) ?? 2
  const xOf = (fold: number) => layout.plotLeft + (Math.log(Math.max(1, fold)) / Math.log(last)) * layout.plotWidth
  const mostFound = Math.max(1, ...rendered.map(({ found }) => found))
  const height = top + rendered.length * layout.rowHeight + 6
  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns: numberColumns, rows: rendered, rowKey: ({ id }) => id }}
      legend={<ChanceLegend last="area: list genes" />}
      readout={pointed ?? 'A dot opens its genes'}
    >
      <p className={classes.sentence}>{sentenceOf(answer, rendered)}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg className={rowClasses.picture} width="100%" height={height} role="group" aria-label={`${name}: fold on a logarithmic axis`}>
        <g>
          {ticks.map((tick) => (
            <g key={tick}>
              <line className={rowClasses.tick} x1={`${xOf(tick)}%`} x2={`${xOf(tick)}%`} y1={top - 8} y2={height - 4} />
              <text className={rowClasses.number} x={`${xOf(tick)}%`} y={top - 14} textAnchor="middle">
                {tick}
              </text>
            </g>
          ))}
          <text className={rowClasses.head} x={`${layout.plotLeft + layout.plotWidth / 2}%`} y={14} textAnchor="middle">
            Fold enrichment (log scale)
          </text>
          {columnsOf(isNarrow).map(({ label, x }) => (
            <text key={label} className={rowClasses.head} x={`${x}%`} y={top - 14} textAnchor="end">
              {label}
            </text>
          ))}
        </g>
        {rendered.map((term, index) => (
          <Row
            key={term.id}
            term={term}
            index={index}
            layout={layout}
            isNarrow={isNarrow}
            foldedInto={foldedOf.get(term.id) ?? 0}
            isChosen={term.id === chosen}
            x={xOf(term.fold)}
            radius={Math.max(3.5, 10 * Math.sqrt(term.found / mostFound))}
            onChoose={onChoose}
            onPoint={setPointed}
          />
        ))}
      </svg>
    </PictureFrame>
  )
}

type RowProps = {
  term: EnrichedTerm
  index: number
  layout: Layout
  isNarrow: boolean
  foldedInto: number
  isChosen: boolean
  x: number
  radius: number
  onChoose(id: string): void
  onPoint(text: string | null): void
}

function Row({ term, index, layout, isNarrow, foldedInto, isChosen, x, radius, onChoose, onPoint }: RowProps) {
  const y = top + index * layout.rowHeight
  const dotY = y + layout.dotY
  const values = [formatFold(term.fold), formatNumber(term.found), formatChance(term.log10Q)]
  const label = `${term.name}: ${term.found} of ${formatNumber(term.withTerm)} genes, ${formatFold(term.fold)} fold, q ${formatChance(term.log10Q)}`
  return (
    <g>
      <MarkButton
        index={index}
        label={label}
        isPressed={isChosen}
        className={rowClasses.row}
        onPress={() => onChoose(term.id)}
        onPoint={onPoint}
      >
        <rect className={rowClasses.target} x="0" width="100%" y={y} height={layout.rowHeight} />
        <line className={classes.line} x1={`${layout.plotLeft}%`} x2={`${x}%`} y1={dotY} y2={dotY} />
        <circle className={`${steps.step} ${classes.dot}`} data-step={chanceStepOf(term.log10Q)} cx={`${x}%`} cy={dotY} r={radius} />
      </MarkButton>
      {/* The button says it, and a long name in full. */}
      <g className={rowClasses.texts} aria-hidden>
        <text className={rowClasses.name} x="0" y={y + (isNarrow ? 14 : 19)}>
          {shorten(term.name, layout.mostLetters - (foldedInto > 0 ? 11 : 0))}
          {foldedInto > 0 && <tspan className={classes.folded}>{`  +${foldedInto} folded`}</tspan>}
        </text>
        {columnsOf(isNarrow).map(({ label: head, x: end }, at) => (
          <text key={head} className={rowClasses.number} x={`${end}%`} y={dotY + 4} textAnchor="end">
            {values[at]}
          </text>
        ))}
      </g>
    </g>
  )
}

function columnsOf(isNarrow: boolean): { label: string; x: number }[] {
  const [fold, genes, q] = isNarrow ? [62, 76, 100] : [84, 91, 100]
  return [
    { label: 'Fold', x: fold },
    { label: 'Genes', x: genes },
    { label: 'q', x: q },
  ]
}

/** Powers of two, up to the first that no fold exceeds; every other or third one if there are many. */
function ticksUpTo(fold: number, mostSteps: number): number[] {
  const most = Math.ceil(Math.log2(fold))
  const step = Math.ceil(most / mostSteps)
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, at) => 2 ** (at * step))
}

/** The picture in words. */
function sentenceOf({ list, shown }: EnrichmentAnswer, rendered: readonly EnrichedTerm[]): string {
  const [best] = rendered
  if (!best) return ''
  return (
    `The top ${rendered.length} of ${formatNumber(shown)} terms. First comes ${best.name}: ${formatNumber(best.found)} of ` +
    `${formatNumber(list.counted)} list genes have it, ${formatFold(best.fold)} times as many as expected by chance.`
  )
}

function shorten(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}
