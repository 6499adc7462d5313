import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import type { PatternValues } from './pattern-form.ts'
import classes from './pattern-result.module.css'

const strandWords: Readonly<Record<string, string>> = { both: 'both', forward: 'forward', reverse: 'reverse' }

/** What was searched for, and where. */
export function QuestionFacts({ values }: { values: PatternValues }) {
  const dataset = sequenceDatasets.find(({ id }) => id === values.dataset)
  return (
    <dl className={classes.facts}>
      <div>
        <dt>Pattern</dt>
        <dd className={classes.letters}>{values.pattern}</dd>
      </div>
      <div>
        <dt>Sequences</dt>
        <dd>{dataset?.label}</dd>
      </div>
      {dataset?.alphabet === 'dna' && (
        <div>
          <dt>Strands</dt>
          <dd>{strandWords[values.strands]}</dd>
        </div>
      )}
      <div>
        <dt>Mismatches</dt>
        <dd>{values.mismatches}</dd>
      </div>
    </dl>
  )
}
