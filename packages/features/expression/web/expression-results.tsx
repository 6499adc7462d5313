import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { ExpressionMatrix } from '../contract/expression-answer.ts'
import { arrangedQuery } from './arranged-query.ts'
import classes from './expression-results.module.css'
import { fewestToCluster, type Order } from './heat-map/arrange-matrix.ts'
import { HeatMapFigure } from './heat-map/heat-map-figure.tsx'
import type { Scale } from './heat-map/heat-steps.ts'
import { LeftOutGenes } from './left-out-genes.tsx'
import { MatrixMethod } from './matrix-method.tsx'

type ExpressionResultsProps = { answer: ExpressionMatrix; version: number; isBusy: boolean }

/** Choices, picture, the same as a table, genes that are not in it, and how it was made. */
export function ExpressionResults({ answer, version, isBusy }: ExpressionResultsProps) {
  const { params, go } = useAddress()
  const scale: Scale = params.get('colour') === 'absolute' ? 'absolute' : 'z'
  const order: Order = {
    genes: params.get('genes') === 'list' ? 'list' : 'clustered',
    samples: params.get('samples') === 'clustered' ? 'clustered' : 'organ',
  }
  const arranged = useQuery(arrangedQuery(answer, version, order))
  const unit = answer.dataSets.find(({ name }) => name === answer.dataSet)?.unit ?? ''
  const isOrdered = answer.genes.length >= fewestToCluster
  return (
    <>
      <section className={classes.choices} aria-label="What is shown" aria-busy={isBusy}>
        <DataChoice answer={answer} organ={params.get('organ')} />
        <Choice label="Colour">
          <Segments
            label="Colour"
            segments={[
              { value: 'z', label: 'Within gene (z-score)' },
              { value: 'absolute', label: `Absolute (${unit})` },
            ]}
            value={scale}
            onValue={(next) => go({ colour: next === 'z' ? null : next })}
          />
        </Choice>
        {isOrdered && (
          <>
            <Choice label="Genes">
              <Segments
                label="Genes"
                segments={geneOrders}
                value={order.genes}
                onValue={(next) => go({ genes: next === 'list' ? next : null })}
              />
            </Choice>
            <Choice label="Samples">
              <Segments
                label="Samples"
                segments={sampleOrders}
                value={order.samples}
                onValue={(next) => go({ samples: next === 'clustered' ? next : null })}
              />
            </Choice>
          </>
        )}
      </section>
      <div className={classes.cards}>
        <TitledCard title="Heat map" mark={markOf(answer)} help="help-expression#a-list-of-genes" isPadded>
          {arranged.isError ? (
            <p role="alert">The genes could not be ordered. The file has their values.</p>
          ) : arranged.data ? (
            <HeatMapFigure {...arranged.data} scale={scale} order={order} />
          ) : (
            <Loading what="the order of the genes" />
          )}
        </TitledCard>
        <LeftOutGenes answer={answer} />
      </div>
      <MatrixMethod answer={answer} order={order} isLog={arranged.data?.arrangement.isLog ?? true} />
    </>
  )
}

const geneOrders = [
  { value: 'clustered', label: 'Clustered' },
  { value: 'list', label: 'List order' },
] as const

const sampleOrders = [
  { value: 'organ', label: 'By organ' },
  { value: 'clustered', label: 'Clustered' },
] as const

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={classes.choice}>
      <span aria-hidden>{label}</span>
      {children}
    </div>
  )
}

/** Which data set, and which of its organs. */
function DataChoice({ answer: { dataSets, dataSet, organs }, organ }: { answer: ExpressionMatrix; organ: string | null }) {
  const { go } = useAddress()
  const id = useId()
  return (
    <>
      <div className={classes.choice}>
        <label htmlFor={`${id}-set`}>Data set</label>
        <select id={`${id}-set`} value={dataSet} onChange={({ currentTarget }) => go({ dataSet: currentTarget.value, organ: null })}>
          {dataSets.map(({ name, title, sampleCount }) => (
            <option key={name} value={name}>
              {title}, {formatCount(sampleCount, 'sample')}
            </option>
          ))}
        </select>
      </div>
      {organs.length > 1 && (
        <div className={classes.choice}>
          <label htmlFor={`${id}-organ`}>Organ</label>
          <select id={`${id}-organ`} value={organ ?? ''} onChange={({ currentTarget }) => go({ organ: currentTarget.value || null })}>
            <option value="">All</option>
            {organ?.includes('|') && <option value={organ}>{organ.replaceAll('|', ', ')}</option>}
            {organs.map(({ name, samples }) => (
              <option key={name} value={name}>
                {name} ({formatNumber(samples)})
              </option>
            ))}
          </select>
        </div>
      )}
    </>
  )
}

function markOf({ genes, samples }: ExpressionMatrix): string {
  return `${formatCount(genes.length, 'gene')} × ${formatCount(samples.length, 'sample')}`
}
