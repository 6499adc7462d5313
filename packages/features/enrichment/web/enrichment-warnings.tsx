import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { termSources } from '../contract/term-sources.ts'
import classes from './enrichment-page.module.css'

type Warning = EnrichmentAnswer['warnings'][number]

const texts: Readonly<Record<Warning, (answer: EnrichmentAnswer) => string>> = {
  no_annotations: ({ settings }) =>
    `Annotations of ${termSources[settings.source].terms} are not in this release: nothing could be compared.`,
  mostly_outside: ({ list }) =>
    `${formatNumber(list.outside.count)} of ${formatCount(list.genes, 'gene')} are not in the background and were left out: is it the right one for this list?`,
  few_genes: ({ list }) =>
    `Only ${formatCount(list.counted, 'gene')} of the list ${list.counted === 1 ? 'was' : 'were'} counted: too few for reliable results.`,
  large_list: () => 'The list is more than half of the background: little can be over-represented.',
  few_tests: ({ tests }) => `Only ${formatCount(tests, 'term')} could be tested: too few for a picture.`,
  list_is_background: () => 'The list is its background: nothing can be over-represented.',
  no_negation_told: () => 'These sources do not report negated (NOT) annotations.',
}

/** What a reader should know before believing the numbers. */
export function EnrichmentWarnings({ answer }: { answer: EnrichmentAnswer }) {
  const { warnings } = answer
  const grave = warnings.filter((warning) => warning !== 'no_negation_told')
  return (
    <>
      {grave.map((warning) => (
        <Notice key={warning} kind="warning">
          {texts[warning](answer)}
        </Notice>
      ))}
      {/* True of the whole release, and not due to the list. */}
      {warnings.includes('no_negation_told') && <p className={classes.small}>{texts.no_negation_told(answer)}</p>}
    </>
  )
}
