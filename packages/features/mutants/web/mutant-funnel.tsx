import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { MutantSummary } from '../contract/mutants-answer.ts'
import classes from './mutants-page.module.css'

type MutantFunnelProps = { summary: MutantSummary; withoutPath: string }

/** How many genes have ever better lines: the answer before the table. */
export function MutantFunnel({ summary, withoutPath }: MutantFunnelProps) {
  const { genes, withLine, inExon, homozygous, homozygousInExon, deposited } = summary
  const steps: readonly [number, string][] = [
    [genes, genes === 1 ? 'gene' : 'genes in the list'],
    [withLine, 'with any line'],
    [inExon, 'in an exon'],
    [homozygous, 'homozygous'],
    [homozygousInExon, 'homozygous, in an exon'],
    [deposited, 'and deposited'],
  ]
  const none = genes - withLine
  return (
    <section className={classes.funnel} aria-label="Genes with lines">
      <ol>
        {steps.map(([count, label]) => (
          <li key={label}>
            <strong>{formatNumber(count)}</strong>
            <span>{label}</span>
            <i aria-hidden>
              <i style={{ width: `${(count / Math.max(1, genes)) * 100}%` }} />
            </i>
          </li>
        ))}
      </ol>
      <p>
        {none === 0 ? (
          'Every gene has a line.'
        ) : (
          <>
            <strong>{formatNumber(none)}</strong> {none === 1 ? 'gene has' : 'genes have'} no line
            <br />
            <PageLink href={withoutPath}>{none === 1 ? 'Show it' : 'Show them'}</PageLink>
          </>
        )}
      </p>
    </section>
  )
}
