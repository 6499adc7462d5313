import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { RefCallback } from 'react'
import { formatChance, formatFold } from '../../enrichment/web/format-chance.ts'
import type { MotifsAnswer, TestedMotif } from '../contract/motifs-answer.ts'
import { alpha } from '../contract/motifs-call.ts'
import { MotifLogo } from './motif-logo.tsx'
import classes from './motif-table.module.css'
import { SiteStrip } from './site-strip.tsx'

const width = 1360
const rowHeight = 58
const headHeight = 26
const limitHeight = 24
/** Where columns begin, or end if they hold numbers. */
const at = { logo: 300, list: 830, background: 960, fold: 1020, p: 1100, q: 1180, where: 1200 } as const

/** The rows of the table as a drawing, with the line where q passes 0.05. */
export function MotifPicture({ answer, drawing }: { answer: MotifsAnswer; drawing: RefCallback<SVGSVGElement> }) {
  const { rows, within, genes, background } = answer
  const above = rows.filter(({ log10Q }) => log10Q <= Math.log10(alpha)).length
  const height = headHeight + limitHeight + rows.length * rowHeight
  const limitY = headHeight + above * rowHeight
  const heads = [
    ['Transcription factor', 0, 'start'],
    ['Motif', at.logo, 'start'],
    [`List (of ${formatNumber(genes.held)})`, at.list, 'end'],
    [`Background (of ${formatNumber(background.held)})`, at.background, 'end'],
    ['Fold', at.fold, 'end'],
    ['p', at.p, 'end'],
    ['q', at.q, 'end'],
    [`−${formatNumber(within)} bp to the gene`, at.where, 'start'],
  ] as const
  return (
    <svg ref={drawing} width={width} height={height} className={classes.picture}>
      <title>Motifs, best first</title>
      {heads.map(([label, x, anchor]) => (
        <text key={label} x={x} y="14" textAnchor={anchor} className={classes.head}>
          {label}
        </text>
      ))}
      <line x1="0" x2={width} y1={limitY + limitHeight} y2={limitY + limitHeight} className={classes.limitLine} />
      <text x="0" y={limitY + 16} className={classes.small}>
        q ≤ {alpha}: {above === 0 ? 'none' : formatCount(above, 'motif')}. Rows below this line may be chance.
      </text>
      {rows.map((motif, index) => (
        <g key={motif.matrixId} transform={`translate(0 ${headHeight + index * rowHeight + (index < above ? 0 : limitHeight)})`}>
          <MotifRow motif={motif} answer={answer} />
        </g>
      ))}
    </svg>
  )
}

function MotifRow({ motif, answer: { genes, background, within } }: { motif: TestedMotif; answer: MotifsAnswer }) {
  const { matrixId, factor, factorFamily, assay, similar, found, withSite, fold, log10P, log10Q, columns } = motif
  const percent = (part: number, whole: number) => `${Math.round((100 * part) / Math.max(1, whole))} %`
  const like =
    similar.count > 0
      ? `+${formatNumber(similar.count)} similar: ${similar.factors.join(', ')}${similar.count > similar.factors.length ? ' …' : ''}`
      : ''
  const numbers = [
    [at.list, formatNumber(found), percent(found, genes.held)],
    [at.background, formatNumber(withSite), percent(withSite, background.held)],
    [at.fold, formatFold(fold), ''],
    [at.p, formatChance(log10P), ''],
    [at.q, formatChance(log10Q), ''],
  ] as const
  return (
    <>
      <text x="0" y="18">
        <tspan className={classes.head}>{factor}</tspan> {factorFamily}
      </text>
      <text x="0" y="33" className={classes.small}>
        {matrixId} {assay ?? 'assay not stated'}
      </text>
      <text x="0" y="47" className={classes.small}>
        {like}
      </text>
      <g transform={`translate(${at.logo} 6)`}>
        <MotifLogo matrixId={matrixId} columns={columns} />
      </g>
      {numbers.map(([x, value, share]) => (
        <g key={x}>
          <text x={x} y="24" textAnchor="end">
            {value}
          </text>
          <text x={x} y="39" textAnchor="end" className={classes.small}>
            {share}
          </text>
        </g>
      ))}
      <g transform={`translate(${at.where} 12)`}>
        <SiteStrip motif={motif} within={within} />
      </g>
      <line x1="0" x2={width} y1={rowHeight} y2={rowHeight} className={classes.rowLine} />
    </>
  )
}
