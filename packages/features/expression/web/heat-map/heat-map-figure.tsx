import { linkPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { useKindPath } from '@rosette/ui-kit/app-facts.tsx'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { inLightTheme, type PictureFormat } from '@rosette/ui-kit/pictures/frame/save-picture.ts'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import { useRouter } from '@tanstack/react-router'
import { useId, useMemo, useRef, useState } from 'react'
import { SaveAsListButton } from '../../../list-contents/web/save-as-list-button.tsx'
import type { ExpressionMatrix } from '../../contract/expression-answer.ts'
import type { Arrangement, Order } from './arrange-matrix.ts'
import type { Cell } from './draw-heat-map.ts'
import { HeatMap } from './heat-map.tsx'
import classes from './heat-map-figure.module.css'
import { type Colouring, colouringOf, type Scale } from './heat-steps.ts'
import { tableColumns } from './heat-table.tsx'
import { matrixSentences } from './matrix-sentences.ts'
import { type Span, widerBranch } from './move-cell.ts'
import { paletteOf } from './pen.ts'
import { heatMapFile } from './save-heat-map.ts'
import { sayCell } from './say-cell.ts'

type HeatMapFigureProps = { answer: ExpressionMatrix; arrangement: Arrangement; scale: Scale; order: Order }

/** Sentence, the line that says what is pointed at, picture, legend, table and files (EXPR-021 to EXPR-023). */
export function HeatMapFigure({ answer, arrangement, scale, order }: HeatMapFigureProps) {
  const { rows, columns } = arrangement
  const dataSet = answer.dataSets.find(({ name }) => name === answer.dataSet)
  const unit = dataSet?.unit ?? ''
  const colouring = useMemo(() => colouringOf(scale, arrangement, unit, answer.limit), [scale, arrangement, unit, answer.limit])
  const table = useMemo(() => tableColumns(arrangement, unit, answer.limit), [arrangement, unit, answer.limit])
  const box = useRef<HTMLDivElement>(null)
  const [first, ...further] = matrixSentences(answer, arrangement)
  const name = `Expression of ${formatCount(rows.length, 'gene')} in ${dataSet?.title ?? ''}`
  if (rows.length === 0) return <p className={classes.sentence}>{first}</p>
  const fileOf = (format: PictureFormat) => {
    const palette = inLightTheme(() => paletteOf(box.current ?? document.body))
    return heatMapFile({ arrangement, colouring, palette, title: name, notes: notesOf(answer, order) }, format)
  }
  return (
    <PictureFrame
      name={name}
      table={{ caption: `${name}, ${unit}`, columns: table, rows, rowKey: ({ gene }) => String(gene.locus.key) }}
      legend={<StepLegend colouring={colouring} hasMissing={rows.some(({ means }) => means.includes(null))} />}
      fileOf={fileOf}
    >
      <div ref={box}>
        <p className={classes.sentence}>
          <strong>{first}</strong> {further.join(' ')}
        </p>
        {/* A cell of another arrangement is another gene. */}
        <Pointing
          key={`${order.genes} ${order.samples} ${rows.length} ${columns.length}`}
          name={name}
          arrangement={arrangement}
          colouring={colouring}
          unit={unit}
        />
      </div>
    </PictureFrame>
  )
}

/** What a file must say for itself. */
function notesOf({ releaseId, dataSets, dataSet, limit }: ExpressionMatrix, { genes }: Order): string[] {
  const shown = dataSets.find(({ name }) => name === dataSet)
  return [
    `${shown?.title ?? ''}, mean of the runs of each sample, ${shown?.unit ?? ''}; release ${releaseId}.`,
    ...(shown?.reference == null ? [] : [shown.reference]),
    ...(genes === 'clustered'
      ? [`Genes: average linkage on 1 − r${limit === null ? '' : `; those below ${limit} ${shown?.unit} everywhere stand last`}.`]
      : []),
  ]
}

type PointingProps = { name: string; arrangement: Arrangement; colouring: Colouring; unit: string }

/** The picture, and the line above it that says what a cell is. */
function Pointing({ name, arrangement, colouring, unit }: PointingProps) {
  const [cell, setCell] = useState<Cell>({ row: 0, column: 0 })
  const [pointed, setPointed] = useState<Cell | null>(null)
  const [span, setSpan] = useState<Span | null>(null)
  const id = useId()
  const router = useRouter()
  const locusPath = useKindPath('locus')
  const said = pointed ?? cell
  const row = arrangement.rows[said.row]
  const sample = arrangement.columns[said.column]
  return (
    <>
      <div className={classes.line}>
        <span aria-live="polite">{row && sample && sayCell(row, sample, said.column, unit)}</span>
        {row && (
          <span className={classes.open}>
            <RecordLink to={row.gene.locus}>Open {row.gene.symbol ?? row.gene.locus.label}</RecordLink>
          </span>
        )}
      </div>
      <p id={id} className={classes.keys}>
        Arrow keys move, Ctrl to the end; Shift selects genes{arrangement.geneTree && ', B their branch'}; Enter opens the gene
      </p>
      <HeatMap
        name={name}
        describedBy={id}
        arrangement={arrangement}
        colouring={colouring}
        cell={cell}
        rows={span}
        onCell={setCell}
        onRows={setSpan}
        onPoint={setPointed}
        onOpen={({ row: opened }) => {
          const gene = arrangement.rows[opened]?.gene
          if (gene && locusPath) void router.navigate({ href: linkPath(locusPath, gene.locus) })
        }}
      />
      <Selection arrangement={arrangement} row={cell.row} span={span} onSpan={setSpan} />
    </>
  )
}

type SelectionProps = { arrangement: Arrangement; row: number; span: Span | null; onSpan(span: Span | null): void }

/** Genes side by side, for instance a branch, become a list. */
function Selection({ arrangement: { rows, geneTree }, row, span, onSpan }: SelectionProps) {
  const genes = span === null ? [] : rows.slice(span[0], span[1] + 1).map(({ gene }) => gene)
  return (
    <div className={classes.selection} data-selected={genes.length > 0 || undefined}>
      <span aria-live="polite">
        {genes.length === 0
          ? ''
          : `${formatCount(genes.length, 'gene')} selected: ${genes
              .slice(0, 8)
              .map(({ symbol, locus }) => symbol ?? locus.label)
              .join(', ')}${genes.length > 8 ? ', …' : ''}`}
      </span>
      {geneTree && row < geneTree.order.length && (
        <PlainButton onClick={() => onSpan(widerBranch(geneTree.branches, span ?? [row, row]))}>
          {genes.length === 0 ? 'Select a branch' : 'Wider branch'}
        </PlainButton>
      )}
      {genes.length > 0 && (
        <>
          <PlainButton onClick={() => onSpan(null)}>Clear</PlainButton>
          <SaveAsListButton seed={{ kind: 'locus', items: genes.map(({ locus }) => locus.label) }} />
        </>
      )}
    </div>
  )
}

function StepLegend({ colouring: { title, steps }, hasMissing }: { colouring: Colouring; hasMissing: boolean }) {
  return (
    <ul className={classes.legend} aria-label={title}>
      <li>{title}</li>
      {steps.map(({ colour, label }) => (
        <li key={colour}>
          <span className={classes.key} data-colour={colour} aria-hidden />
          {label}
        </li>
      ))}
      {hasMissing && (
        <li>
          <span className={classes.key} data-colour="missing" aria-hidden />
          not measured
        </li>
      )}
    </ul>
  )
}
