import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import controls from '@rosette/ui-kit/form/controls/form-controls.module.css'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { formatExpressedIn } from '../../expression/contract/expressed-in.ts'
import { ExpressionSamples } from '../../expression/contract/expression-samples.ts'
import classes from './settings-bar.module.css'

const samplesQuery = queryOptions({
  queryKey: ['expression samples'],
  queryFn: ({ signal }) => fetchJson(ExpressionSamples, { path: 'expression/samples', signal }),
  staleTime: 60 * 60_000,
  retry: false,
})

type ExpressedInChoiceProps = { value: string | undefined; onChoose(value: string): void }

/** Where the genes of the background are expressed: in any sample of a data set, in an organ, or in one sample (EXPR-026). */
export function ExpressedInChoice({ value, onChoose }: ExpressedInChoiceProps) {
  const id = useId()
  const { data } = useQuery(samplesQuery)
  const dataSets = data?.dataSets ?? []
  const first = dataSets[0]?.name ?? ''
  return (
    <div className={classes.field}>
      <span className={classes.label}>
        <label htmlFor={id}>Expressed in</label>
      </span>
      <select id={id} className={controls.select} value={value ?? first} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        {value !== undefined && data === undefined && <option value={value}>{value.replaceAll('|', ', ')}</option>}
        {dataSets.map(({ name: dataSet, title, organs }) => (
          <optgroup key={dataSet} label={title}>
            <option value={dataSet}>any sample of {title}</option>
            {organs.flatMap(({ name: organ, samples }) => [
              <option key={organ} value={formatExpressedIn({ dataSet, organ })}>
                {organ}
              </option>,
              ...samples.map(({ name: sample, label }) => (
                <option key={`${organ} ${sample}`} value={formatExpressedIn({ dataSet, organ, sample })}>
                  {organ}: {label}
                </option>
              )),
            ])}
          </optgroup>
        ))}
      </select>
    </div>
  )
}
