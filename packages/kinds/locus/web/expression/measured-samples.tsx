import { saveText } from '@rosette/ui-kit/feedback/save-file.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { PictureFrame } from '@rosette/ui-kit/pictures/frame/picture-frame.tsx'
import { axisOf, laySamples, type Scale } from '@rosette/ui-kit/pictures/samples/lay-samples.ts'
import { SampleBars } from '@rosette/ui-kit/pictures/samples/sample-bars.tsx'
import { formatAmount, organsOf } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { useMemo, useState } from 'react'
import type { ExpressionDataSet, ExpressionSample } from '../../contract/locus-expression.ts'
import classes from './expression-values.module.css'
import { expressionFile, expressionSentences } from './expression-words.ts'

type MeasuredSamplesProps = { name: string; dataSet: ExpressionDataSet; samples: readonly ExpressionSample[] }
type Order = 'organ' | 'highest'

/** Sentence, picture, table and file of one data set. */
export function MeasuredSamples({ name, dataSet, samples }: MeasuredSamplesProps) {
  const [scale, setScale] = useState<Scale>('linear')
  const [order, setOrder] = useState<Order>('organ')
  const [pointed, setPointed] = useState<string | null>(null)
  const { columns, nameShare } = useColumns(samples.length, order)
  const [first, ...further] = expressionSentences(samples, dataSet.unit)
  const hasNegative = samples.some(({ runs }) => runs.some(({ value }) => (value ?? 0) < 0))
  const organs =
    order === 'organ'
      ? organsOf(samples)
      : [{ name: 'Highest first', samples: samples.toSorted((one, other) => (other.mean ?? -Infinity) - (one.mean ?? -Infinity)) }]
  const picture = `${name} in ${dataSet.title}`
  const tableColumns = useMemo(() => columnsOf(dataSet.unit), [dataSet.unit])
  return (
    <PictureFrame
      name={picture}
      table={{
        caption: `${picture}, ${dataSet.unit}`,
        columns: tableColumns,
        rows: samples,
        rowKey: ({ sample, organ }) => `${organ} ${sample}`,
      }}
      tools={
        <>
          {!hasNegative && <Segments label="Scale" segments={scales(dataSet.unit)} value={scale} onValue={setScale} />}
          <Segments label="Order" segments={orders} value={order} onValue={setOrder} />
          <PlainButton onClick={() => saveText(expressionFile(name, dataSet, samples), `${name}_${dataSet.name}.tsv`)}>
            Save values
          </PlainButton>
        </>
      }
      legend={
        <span>
          Bar: mean of the runs.{' '}
          {samples.some(({ runs }) => runs.length > 1) && 'Ticks: the runs one by one, where they stand clear of zero.'}
        </span>
      }
      readout={pointed ?? 'Arrow keys go from sample to sample'}
    >
      <p className={classes.sentence}>
        <strong>{first}</strong> {further.join(' ')}
      </p>
      <SampleBars
        name={picture}
        unit={dataSet.unit}
        layout={laySamples(organs, columns, nameShare)}
        axis={axisOf(samples, scale)}
        onPoint={setPointed}
      />
    </PictureFrame>
  )
}

const orders = [
  { value: 'organ', label: 'By organ' },
  { value: 'highest', label: 'Highest first' },
] as const

const scales = (unit: string) =>
  [
    { value: 'linear', label: unit },
    { value: 'log', label: `log₂(${unit} + 1)` },
  ] as const

/** Few samples need one column, many as many as the screen has room for; names take up less of a wide column. */
function useColumns(count: number, order: Order): { columns: number; nameShare: number } {
  const isPhone = useScreenUpTo(760)
  const isMedium = useScreenUpTo(1250)
  const most = isPhone ? 1 : isMedium ? 2 : 3
  const columns = order === 'organ' ? Math.min(most, Math.ceil(count / 12)) : 1
  return { columns, nameShare: columns === 1 && !isPhone ? 0.24 : 0.5 }
}

function columnsOf(unit: string): SectionColumn<ExpressionSample>[] {
  return [
    { id: 'organ', label: 'Organ', cell: ({ organ }) => organ, sortBy: ({ organ }) => organ },
    { id: 'sample', label: 'Sample', cell: ({ label }) => label, sortBy: ({ label }) => label },
    { id: 'treatment', label: 'Treatment', cell: ({ treatment }) => treatment ?? '', sortBy: ({ treatment }) => treatment },
    { id: 'mean', label: `Mean, ${unit}`, cell: ({ mean }) => formatAmount(mean), sortBy: ({ mean }) => mean, isNumeric: true },
    { id: 'runs', label: 'Runs', cell: ({ runs }) => runs.map(({ value }) => formatAmount(value)).join(', ') },
    { id: 'terms', label: 'Plant Ontology', cell: ({ poTerms }) => poTerms.join(', ') },
  ]
}
