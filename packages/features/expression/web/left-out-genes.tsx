import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { SaveAsListButton } from '../../list-contents/web/save-as-list-button.tsx'
import type { ExpressionMatrix, ListedGene } from '../contract/expression-answer.ts'
import classes from './expression-results.module.css'

/** Genes without values: that nothing was measured is not the same as zero, and neither is that a gene is missing (EXPR-023). */
export function LeftOutGenes({ answer: { notMeasured, absent } }: { answer: ExpressionMatrix }) {
  const total = notMeasured.length + absent.length
  if (total === 0) return null
  return (
    <TitledCard title="Without values" mark={formatCount(total, 'gene')} isPadded>
      <Group
        title="Not measured"
        note="Zero in every run of the data set. That need not mean that a gene is silent: reads that fit a second gene equally well may have been counted for neither."
        genes={notMeasured}
      />
      <Group title="Not in the data set" note="The data set has no line for these genes." genes={absent} />
    </TitledCard>
  )
}

/** More would push everything else off the page; the file has all. */
const mostNamed = 200

function Group({ title, note, genes }: { title: string; note: string; genes: readonly ListedGene[] }) {
  if (genes.length === 0) return null
  return (
    <section className={classes.group} aria-label={title}>
      <h3>
        {title} <span>{formatNumber(genes.length)}</span>
      </h3>
      <p>{note}</p>
      <ul>
        {genes.slice(0, mostNamed).map(({ locus, symbol }) => (
          <li key={locus.key}>
            <RecordLink to={locus} /> {symbol}
          </li>
        ))}
      </ul>
      {genes.length > mostNamed && <p>{formatNumber(genes.length - mostNamed)} more are in the file.</p>}
      <SaveAsListButton seed={{ kind: 'locus', items: genes.map(({ locus }) => locus.label) }} name={title} />
    </section>
  )
}
