import { describeShare } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { ReactNode } from 'react'
import { databaseOf } from '../../contract/blast-databases.ts'
import type { BlastResult } from '../../contract/blast-result.ts'
import classes from './blast-result.module.css'

/** What was searched with what. */
export function ResultFacts({ result: { options, databases, version, queries } }: { result: BlastResult }) {
  const residues = queries.reduce((sum, { length }) => sum + length, 0)
  const query =
    queries.length === 1
      ? `${queries[0]?.name}, ${formatNumber(residues)} residues`
      : `${formatNumber(queries.length)} sequences, ${formatNumber(residues)} residues`
  const searched = databases.flatMap(({ id, coverage }) => {
    const { source } = databaseOf(id)
    return coverage && source ? [describeShare(coverage, source)] : []
  })
  return (
    <dl className={classes.facts}>
      <Fact label="Program" value={`${options.program} ${version}`} />
      <Fact label={databases.length === 1 ? 'Database' : 'Databases'} value={databases.map(({ label }) => label).join('; ')} />
      {searched.length > 0 && <Fact label="Searched" value={searched.join('; ')} />}
      <Fact label="Query" value={query} />
      {options.program !== 'blastn' && <Fact label="Matrix" value={options.matrix ?? 'program default'} />}
      <Fact label="Expectation" value={options.expectation} />
      <Fact label="Filter" value={options.isFiltered ? 'on' : 'off'} />
      {options.comment !== '' && <Fact label="Comment" value={options.comment} />}
    </dl>
  )
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}
