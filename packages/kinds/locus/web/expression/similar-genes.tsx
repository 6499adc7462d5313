import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { resultsPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { formatAmount } from '@rosette/ui-kit/pictures/samples/sample-value.ts'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { ExpressionDataSet } from '../../contract/locus-expression.ts'
import {
  type CorrelationMethod,
  type SimilarGene,
  SimilarGenes as SimilarGenesAnswer,
  similarGenesPath,
} from '../../contract/similar-genes.ts'
import classes from './expression-values.module.css'

type SimilarGenesProps = { locusName: string; dataSet: Pick<ExpressionDataSet, 'name' | 'title' | 'unit'> }

const methods = [
  { value: 'pearson', label: 'Pearson' },
  { value: 'spearman', label: 'Spearman' },
] as const

/** Genes whose values rise and fall with those of the locus, as a table that opens as results (EXPR-016, EXPR-018). */
export function SimilarGenes({ locusName, dataSet }: SimilarGenesProps) {
  const [method, setMethod] = useState<CorrelationMethod>('pearson')
  const similar = useQuery(similarQuery(dataSet.name, locusName, method))
  return (
    <section className={classes.similar} aria-label={`Genes like ${locusName}`}>
      <h4>Genes like {locusName}</h4>
      <div className={classes.choice}>
        <Segments label="Correlation" segments={methods} value={method} onValue={setMethod} />
      </div>
      <QueryPart query={similar} what="genes like this one">
        {(answer) => <SimilarTable locusName={locusName} dataSet={dataSet} answer={answer} />}
      </QueryPart>
    </section>
  )
}

function similarQuery(dataSet: string, locusName: string, method: CorrelationMethod) {
  return queryOptions({
    queryKey: ['similar-genes', dataSet, locusName, method],
    queryFn: ({ signal }) => fetchJson(SimilarGenesAnswer, { path: similarGenesPath(dataSet, locusName), query: { method }, signal }),
    staleTime: 60 * 60_000,
    retry: false,
  })
}

function SimilarTable({ locusName, dataSet: { title, unit }, answer }: SimilarGenesProps & { answer: SimilarGenesAnswer }) {
  const { genes, method, sampleCount, comparedLoci, isCompared, isLog, limit } = answer
  const columns = useMemo(() => columnsOf(unit, method), [unit, method])
  const least = limit === null ? '' : ` with ${limit} ${unit} or more in at least one of them`
  if (!isCompared) {
    const reason = limit === null ? 'its values do not vary' : `it does not vary or reaches ${limit} ${unit} in no sample`
    return (
      <p className={classes.note}>
        {locusName} is not compared with other genes in {title}: {reason}.
      </p>
    )
  }
  const scale = isLog ? `log₂(${unit} + 1)` : unit
  const what = method === 'pearson' ? `Pearson correlation of ${scale}` : `Spearman correlation of ${unit}`
  const names = [locusName, ...genes.map(({ locus }) => locus.label)]
  return (
    <>
      <p className={classes.note}>
        {what} over {formatCount(sampleCount, 'sample')}, among {formatNumber(comparedLoci)} other genes{least}. Mutual rank: the geometric
        mean of the two ranks that two genes have for each other; the lower, the closer. A correlation does not prove a common function.{' '}
        <PageLink href={resultsPath('genes', { criteria: { geneListUploadType: 'AGI Locus IDs', geneList: names.join(',') } })}>
          Open {locusName} and {formatCount(genes.length, 'gene')} in gene results
        </PageLink>
        , where they can be saved as a list.
      </p>
      <SectionTable caption={`Genes like ${locusName}`} columns={columns} rows={genes} rowKey={({ locus }) => String(locus.key)} />
    </>
  )
}

function columnsOf(unit: string, method: CorrelationMethod): SectionColumn<SimilarGene>[] {
  return [
    { id: 'rank', label: 'Rank', cell: ({ rank }) => formatNumber(rank), sortBy: ({ rank }) => rank, isNumeric: true },
    { id: 'gene', label: 'Gene', cell: ({ locus }) => <RecordLink to={locus} />, sortBy: ({ locus }) => locus.label },
    { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol ?? '', sortBy: ({ symbol }) => symbol },
    {
      id: 'correlation',
      label: method === 'pearson' ? 'r' : 'rho',
      cell: ({ correlation }) => correlation.toFixed(3).replace('-', '−'),
      sortBy: ({ correlation }) => correlation,
      isNumeric: true,
    },
    {
      id: 'mutual-rank',
      label: 'Mutual rank',
      cell: ({ mutualRank }) => mutualRank.toFixed(1),
      sortBy: ({ mutualRank }) => mutualRank,
      isNumeric: true,
    },
    { id: 'highest', label: `Highest in, ${unit}`, cell: ({ highest }) => `${highest.label}, ${formatAmount(highest.mean)}` },
  ]
}
