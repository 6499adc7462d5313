import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { MarkButton } from '@rosette/ui-kit/pictures/frame/mark-button.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { focusMark } from '@rosette/ui-kit/pictures/frame/use-mark-keys.ts'
import steps from '@rosette/ui-kit/pictures/steps.module.css'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { GraphTerm, TermGraph } from '../../contract/term-graph.ts'
import { termGraphQuery } from '../enrichment-query.ts'
import { chanceStepOf, formatChance } from '../format-chance.ts'
import { ChanceLegend } from './chance-legend.tsx'
import { layerTerms, lineHeight, nodeWidth, type PlacedLine, type PlacedTerm, stepInGraph } from './layer-terms.ts'
import classes from './term-graph.module.css'

type TermGraphProps = { query: Readonly<Record<string, string>>; chosen: string | null; onChoose(id: string): void }

/** The significant terms and what joins them, broader ones on the left. */
export function TermGraphPicture({ query, chosen, onChoose }: TermGraphProps) {
  const graph = useQuery(termGraphQuery(query))
  return (
    <QueryPart query={graph} what="the graph">
      {(found) => <RenderedGraph graph={found} chosen={chosen} onChoose={onChoose} />}
    </QueryPart>
  )
}

const name = 'Graph of the significant terms'

function RenderedGraph({ graph, chosen, onChoose }: { graph: TermGraph } & Omit<TermGraphProps, 'query'>) {
  const placed = useMemo(() => layerTerms(graph.terms), [graph])
  const [pointed, setPointed] = useState<string | null>(null)

  /** Arrows walk along the lines, and up and down a column. */
  function onKey(event: KeyboardEvent<SVGSVGElement>) {
    if (!event.key.startsWith('Arrow') || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const marks = [...event.currentTarget.querySelectorAll<SVGElement>('[data-mark]')]
    const here = marks.findIndex((mark) => mark.matches(':focus'))
    const next = stepInGraph(event.key, placed, here)
    if (next === null) return
    focusMark(marks, marks[next])
    // The focus alone brings a part of a drawing into view.
    marks[next]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }

  return (
    <PictureFrame
      name={name}
      table={{ caption: name, columns, rows: graph.terms, rowKey: ({ id }) => id }}
      legend={<ChanceLegend last="dashed: not among the shown terms, joins those on its right" />}
      readout={pointed ?? 'A term opens its genes; arrow keys follow the lines'}
    >
      <p className={classes.sentence}>{sentenceOf(graph)}</p>
      <div className={classes.scroll}>
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing cannot be a fieldset. */}
        <svg
          className={classes.picture}
          width={placed.width}
          height={placed.height}
          viewBox={`0 0 ${placed.width} ${placed.height}`}
          role="group"
          aria-label={`${name}: broader terms on the left`}
          onKeyDown={onKey}
        >
          {placed.lines.map((line) => (
            <Line key={`${line.from} ${line.to}`} line={line} isChosen={line.from === chosen || line.to === chosen} />
          ))}
          {placed.nodes.map((node, index) => (
            <Node
              key={node.term.id}
              node={node}
              index={index}
              onChoose={onChoose}
              isChosen={node.term.id === chosen}
              onPoint={setPointed}
            />
          ))}
        </svg>
      </div>
    </PictureFrame>
  )
}

function Line({ line: { points }, isChosen }: { line: PlacedLine; isChosen: boolean }) {
  const [start, ...others] = points
  const curves = others.map(({ x, y }, at) => {
    const before = points[at] ?? { x, y }
    const middle = (before.x + x) / 2
    return before.y === y ? `H${x}` : `C${middle} ${before.y} ${middle} ${y} ${x} ${y}`
  })
  return <path className={classes.line} data-chosen={isChosen || undefined} d={`M${start?.x} ${start?.y}${curves.join('')}`} />
}

type NodeProps = {
  node: PlacedTerm
  index: number
  isChosen: boolean
  onChoose(id: string): void
  onPoint(text: string | null): void
}

function Node({ node: { term, lines, x, y, height }, index, isChosen, onChoose, onPoint }: NodeProps) {
  const q = term.log10Q === null ? 'not tested' : `q ${formatChance(term.log10Q)}`
  const counts = `${formatNumber(term.found)} of ${formatNumber(term.withTerm)}`
  return (
    <g>
      <MarkButton
        index={index}
        label={`${term.name}: ${counts} genes, ${q}`}
        isPressed={isChosen}
        className={classes.node}
        onPress={() => onChoose(term.id)}
        onPoint={onPoint}
      >
        <rect className={classes.box} data-joint={term.isJoint || undefined} x={x} y={y + 1} width={nodeWidth} height={height - 2} rx={5} />
        {term.isSignificant && (
          <rect
            className={`${steps.step} ${classes.step}`}
            data-step={chanceStepOf(term.log10Q ?? 0)}
            x={x}
            y={y + 1}
            width={9}
            height={height - 2}
            rx={4}
          />
        )}
      </MarkButton>
      {/* The button says it, and a long name in full. */}
      <g className={classes.texts} aria-hidden>
        {lines.map((text, at) => (
          <text key={text} className={classes.name} x={x + 16} y={y + 17 + lineHeight * at}>
            {text}
          </text>
        ))}
        <text className={classes.counts} x={x + 16} y={y + height - 11}>
          {counts}, {q}
        </text>
      </g>
    </g>
  )
}

/** The picture in words. */
function sentenceOf({ terms, left }: TermGraph): string {
  const joints = terms.filter(({ isJoint }) => isJoint).length
  return (
    `${formatCount(terms.length - joints, 'shown term')} (smallest q first) and ${formatCount(joints, 'broader term')} in which ` +
    `they meet${left > 0 ? `; ${formatNumber(left)} more did not fit` : ''}. Broader terms are on the left.`
  )
}

const columns: readonly SectionColumn<GraphTerm>[] = [
  { id: 'id', label: 'Term', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'name', label: 'Name', cell: (term) => term.name, sortBy: (term) => term.name, onPhone: 'text' },
  {
    id: 'found',
    label: 'List',
    cell: ({ found }) => formatNumber(found),
    sortBy: ({ found }) => found,
    isNumeric: true,
    onPhone: 'beside',
  },
  {
    id: 'all',
    label: 'All',
    cell: (term) => formatNumber(term.withTerm),
    sortBy: (term) => term.withTerm,
    isNumeric: true,
    onPhone: 'beside',
  },
  {
    id: 'q',
    label: 'q',
    cell: ({ log10Q }) => (log10Q === null ? 'not tested' : formatChance(log10Q)),
    sortBy: ({ log10Q }) => log10Q,
    isNumeric: true,
    onPhone: 'beside',
  },
  { id: 'parents', label: 'Below', cell: ({ parents }) => parents.join(', ') },
]
