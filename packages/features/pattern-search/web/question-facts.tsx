import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReactNode } from 'react'
import type { RunSummary } from '../../runs/contract/run-status.ts'
import { describeSearched, isCountedOnce, type PatternOptions } from '../contract/pattern-search.ts'
import classes from './pattern-result.module.css'

/** What was searched for, and where. */
export function QuestionFacts({ options, counts }: { options: PatternOptions; counts: RunSummary['counts'] }) {
  const dataset = sequenceDatasets.find(({ id }) => id === options.dataset)
  const { unknownGenes } = options
  return (
    <>
      <dl className={classes.facts}>
        <Fact label="Pattern">
          <span className={classes.letters}>{options.pattern}</span>
        </Fact>
        <Fact label="Sequences">{dataset?.label}</Fact>
        {counts.searched !== undefined && (
          <Fact label="Searched">
            {describeSearched(options, { searched: counts.searched, annotated: counts.annotated ?? counts.searched })}
          </Fact>
        )}
        {dataset?.alphabet === 'dna' && <Fact label="Strands">{options.strands}</Fact>}
        <Fact label="Mismatches">{options.mismatches}</Fact>
      </dl>
      {isCountedOnce(options) && (
        <p className={classes.small}>The pattern is its own reverse complement: a site is the same on both strands and counted once.</p>
      )}
      {unknownGenes.length > 0 && (
        <p className={classes.small}>
          {formatNumber(unknownGenes.length)} of the list {unknownGenes.length === 1 ? 'means' : 'mean'} no locus of this release:{' '}
          {unknownGenes.slice(0, 20).join(', ')}
          {unknownGenes.length > 20 && ' and others'}
        </p>
      )}
    </>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
