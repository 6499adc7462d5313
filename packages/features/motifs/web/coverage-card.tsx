import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { SaveAsListButton } from '../../list-contents/web/save-as-list-button.tsx'
import type { MotifsAnswer, NamedLocus } from '../contract/motifs-answer.ts'
import classes from './motif-results.module.css'

/** Fewer promoters are tested with a warning. */
const fewPromoters = 20

/** How much of the list could be looked at, before anything that was found (MOTIF-009). */
export function CoverageCard({ answer }: { answer: MotifsAnswer }) {
  const { loci, genes, tested, outside, isTested } = answer
  const isComplete = loci.held === loci.of && genes.held === genes.of
  const isSmall = isTested && genes.held < fewPromoters
  return (
    <Notice kind={isComplete && !isSmall ? 'info' : 'warning'}>
      <strong>
        {formatNumber(genes.held)} of {formatCount(genes.of, 'gene')} could be tested.
      </strong>{' '}
      This release holds the upstream sequence of {formatNumber(loci.held)} of {formatNumber(loci.of)} loci.
      {genes.held < genes.of && isTested && ` What follows holds for these ${formatNumber(genes.held)}, not for the list.`}
      {isSmall && ` Fewer than ${fewPromoters} promoters: even a strong motif can fail to stand out.`}
      <CoverageBar label="loci with upstream sequence" {...loci} />
      <CoverageBar label="your genes tested" {...genes} />
      <GeneList title={`Which ${formatNumber(genes.held)}`} count={genes.held} genes={tested} />
      <GeneList title={`${formatNumber(outside.count)} with a promoter that the background leaves out`} {...outside} />
      {tested.length > 0 && tested.length === genes.held && genes.held < genes.of && (
        <SaveAsListButton seed={{ kind: 'locus', items: tested.map(({ locus }) => locus.label) }} name="Genes with a promoter" />
      )}
    </Notice>
  )
}

function CoverageBar({ label, held, of }: { label: string; held: number; of: number }) {
  const percent = of === 0 ? 0 : (100 * held) / of
  return (
    <div className={classes.coverage}>
      <span>
        {label} <strong>{formatNumber(held)}</strong> of {formatNumber(of)}, {percent.toFixed(1)} %
      </span>
      <span className={classes.coverageBar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
    </div>
  )
}

function GeneList({ title, count, genes }: { title: string; count: number; genes: readonly NamedLocus[] }) {
  if (genes.length === 0) return null
  return (
    <details>
      <summary>{title}</summary>
      <ul className={classes.names}>
        {genes.map(({ locus, symbol }) => (
          <li key={locus.key}>
            <RecordLink to={locus} /> {symbol}
          </li>
        ))}
        {count > genes.length && <li>and {formatNumber(count - genes.length)} more</li>}
      </ul>
    </details>
  )
}
