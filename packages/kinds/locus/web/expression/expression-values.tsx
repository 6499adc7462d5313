import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useNear } from '@rosette/ui-kit/layout/use-near.ts'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { coverageSentence } from '../../contract/coverage-sentence.ts'
import type { MeasuredDataSet } from '../../contract/expression-data-set.ts'
import { type LocusExpression, locusExpression } from '../../contract/locus-expression.ts'
import type { LocusRecord } from '../../contract/locus-record.ts'
import classes from './expression-values.module.css'
import { MeasuredSamples } from './measured-samples.tsx'
import { SimilarGenes } from './similar-genes.tsx'

type ExpressionLocus = Pick<LocusRecord, 'locusId' | 'name' | 'expressionDataSets'>

/** The values of a locus in one data set of the release at a time, read when the section comes near (EXPR-011 to EXPR-016). */
export function ExpressionValues({ record: locus }: { record: ExpressionLocus }) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const { expressionDataSets: dataSets } = locus
  const [chosen, setChosen] = useState(() => (dataSets.find(({ standing }) => standing === 'measured') ?? dataSets[0])?.name ?? '')
  const expression = useQuery({ ...recordPartQuery(locusExpression, locus.locusId, { dataSet: chosen }), enabled: isNear && chosen !== '' })
  return (
    <div ref={ref} className={classes.frame}>
      {dataSets.length > 1 && <DataSetChoice dataSets={dataSets} value={chosen} onValue={setChosen} />}
      <QueryPart query={expression} what="the expression of this locus">
        {(answer) => <DataSetView key={answer.dataSet} locus={locus} answer={answer} />}
      </QueryPart>
    </div>
  )
}

// More would not stand in one line.
const mostSegments = 4

type DataSetChoiceProps = { dataSets: readonly MeasuredDataSet[]; value: string; onValue(name: string): void }

function DataSetChoice({ dataSets, value, onValue }: DataSetChoiceProps) {
  const id = useId()
  if (dataSets.length <= mostSegments) {
    const segments = dataSets.map(({ name, title, sampleCount }) => ({ value: name, label: title, count: sampleCount }))
    return (
      <div className={classes.choice}>
        <Segments label="Data set" segments={segments} value={value} onValue={onValue} />
      </div>
    )
  }
  return (
    <div className={classes.choice}>
      <label htmlFor={id}>Data set</label>
      <select id={id} value={value} onChange={({ target }) => onValue(target.value)}>
        {dataSets.map(({ name, title }) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </div>
  )
}

function DataSetView({ locus, answer }: { locus: ExpressionLocus; answer: LocusExpression }) {
  const dataSet = answer.dataSets.find(({ name }) => name === answer.dataSet)
  const [isSimilarOpen, setSimilarOpen] = useState(false)
  if (!dataSet) return null
  if (dataSet.standing !== 'measured') {
    return (
      <>
        <p className={classes.sentence}>
          <strong>{dataSet.standing === 'zero' ? `Not measured in ${dataSet.title}.` : `${dataSet.title} does not have this gene.`}</strong>
        </p>
        {dataSet.standing === 'zero' && (
          <p className={classes.note}>
            Every run has zero for {locus.name}. That need not mean that it is silent: reads that fit a second gene equally well may have
            been counted for neither. Nothing is drawn, and the gene is left out of comparisons.
          </p>
        )}
        <p className={classes.note}>{coverageSentence(dataSet)}</p>
      </>
    )
  }
  return (
    <>
      <MeasuredSamples name={locus.name} dataSet={dataSet} samples={answer.samples} />
      <p className={classes.note}>{coverageSentence(dataSet)}</p>
      {isSimilarOpen ? (
        <SimilarGenes locusName={locus.name} dataSet={dataSet} />
      ) : (
        <p className={classes.more}>
          <PlainButton onClick={() => setSimilarOpen(true)}>Find genes like this one</PlainButton>
        </p>
      )}
    </>
  )
}
