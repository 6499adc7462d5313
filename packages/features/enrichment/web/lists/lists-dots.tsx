import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { MarkButton } from '@rosette/ui-kit/pictures/frame/mark-button.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import rowClasses from '@rosette/ui-kit/pictures/rows.module.css'
import steps from '@rosette/ui-kit/pictures/steps.module.css'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useState } from 'react'
import { ListName } from '../../../list-contents/web/list-name.tsx'
import type { ComparedTerm, ListsEnrichment } from '../../contract/lists-enrichment.ts'
import { termSources } from '../../contract/term-sources.ts'
import { chanceStepOf, formatChance, formatFold } from '../format-chance.ts'
import { ChanceLegend } from '../pictures/chance-legend.tsx'
import dots from '../pictures/dot-plot.module.css'
import { letterOf } from './letter-of.ts'
import classes from './lists.module.css'

const mostTerms = 25
const top = 30

type ListsDotsProps = { answer: ListsEnrichment; terms: readonly ComparedTerm[]; chosen: string | null; onChoose(id: string): void }

/** Terms by lists: the area of a dot is its genes, its shade q; what is not significant is hollow. */
export function ListsDots({ answer, terms, chosen, onChoose }: ListsDotsProps) {
  const isNarrow = useScreenUpTo(760)
  const [pointed, setPointed] = useState<string | null>(null)
  const rendered = terms.slice(0, mostTerms)
  const name = `${termSources[answer.settings.source].label} terms of ${answer.lists.length} lists`
  const [rowHeight, left, dotY] = isNarrow ? [50, 0, 34] : [30, 46, 15]
  const xOf = (at: number) => left + ((at + 0.5) * (100 - left)) / answer.lists.length
  const mostFound = Math.max(1, ...rendered.flatMap(({ cells }) => cells.map(({ found }) => found)))
  const height = top + rendered.length * rowHeight + 6
  return (
    <PictureFrame
      name={name}
      table={null}
      legend={
        <>
          <ul className={rowClasses.legend}>
            {answer.lists.map(({ id }, at) => (
              <li key={id}>
                {letterOf(at)}: <ListName contentId={id} />
              </li>
            ))}
          </ul>
          <ChanceLegend last="area: list genes; hollow: not significant" />
        </>
      }
      readout={pointed ?? 'A row says its numbers'}
    >
      <p className={dots.sentence}>
        {terms.length > rendered.length
          ? `The first ${rendered.length} of ${formatNumber(terms.length)} terms.`
          : `${formatNumber(terms.length)} terms.`}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
      <svg className={rowClasses.picture} width="100%" height={height} role="group" aria-label={name}>
        {answer.lists.map(({ id }, at) => (
          <g key={id}>
            <text className={rowClasses.head} x={`${xOf(at)}%`} y={16} textAnchor="middle">
              {letterOf(at)}
            </text>
            <line className={rowClasses.tick} x1={`${xOf(at)}%`} x2={`${xOf(at)}%`} y1={top - 6} y2={height - 4} />
          </g>
        ))}
        {rendered.map((term, index) => {
          const y = top + index * rowHeight
          return (
            <g key={term.id}>
              <MarkButton
                index={index}
                label={describe(term)}
                isPressed={term.id === chosen}
                className={rowClasses.row}
                onPress={() => onChoose(term.id)}
                onPoint={setPointed}
              >
                <rect className={rowClasses.target} x="0" width="100%" y={y} height={rowHeight} />
                {term.cells.map((cell, at) =>
                  cell.found === 0 ? null : (
                    <circle
                      // biome-ignore lint/suspicious/noArrayIndexKey: a list has its place.
                      key={at}
                      className={cell.isSignificant ? `${steps.step} ${dots.dot}` : classes.hollow}
                      data-step={chanceStepOf(cell.log10Q)}
                      cx={`${xOf(at)}%`}
                      cy={y + dotY}
                      r={Math.max(3, 11 * Math.sqrt(cell.found / mostFound))}
                    />
                  ),
                )}
              </MarkButton>
              <text className={`${rowClasses.name} ${rowClasses.texts}`} x="0" y={y + (isNarrow ? 14 : 19)} aria-hidden>
                {shorten(term.name, isNarrow ? 46 : 60)}
              </text>
            </g>
          )
        })}
      </svg>
    </PictureFrame>
  )
}

function describe({ name, cells }: ComparedTerm): string {
  const each = cells.map(
    ({ found, fold, log10Q }, at) => `${letterOf(at)} ${formatNumber(found)} genes, ${formatFold(fold)} fold, q ${formatChance(log10Q)}`,
  )
  return `${name}: ${each.join('; ')}`
}

function shorten(name: string, most: number): string {
  return name.length > most ? `${name.slice(0, most - 1)}…` : name
}
