import { HelpMark } from '@rosette/ui-kit/feedback/help-mark.tsx'
import { Segments, Switch } from '@rosette/ui-kit/form/segments.tsx'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { Pager } from '@rosette/ui-kit/table/pager.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount } from '@rosette/ui-kit/text/format-number.ts'
import type { MutantsAnswer } from '../contract/mutants-answer.ts'
import type { MutantsQuery } from '../contract/mutants-call.ts'
import { BasketCard } from './basket-card.tsx'
import { MutantFilters } from './mutant-filters.tsx'
import { MutantTable } from './mutant-table.tsx'
import classes from './mutants-page.module.css'

type MutantResultsProps = { answer: MutantsAnswer; query: MutantsQuery; isBusy: boolean }

/** Filters, genes with their lines, and the basket. */
export function MutantResults({ answer, query, isBusy }: MutantResultsProps) {
  const { go } = useAddress()
  const isNarrow = useScreenUpTo(1023)
  const filters = <MutantFilters facets={answer.facets} query={query} isBusy={isBusy} />
  return (
    <div className={classes.body}>
      {isNarrow ? (
        <details>
          <summary>Filters</summary>
          {filters}
        </details>
      ) : (
        <div>{filters}</div>
      )}
      <div className={classes.lines}>
        <div className={classes.tools}>
          <span>
            <span aria-live="polite">
              {formatCount(answer.fitting.lines, 'line')} of {formatCount(answer.fitting.genes, 'gene')}
            </span>{' '}
            <HelpMark topic="help-mutants#read-the-table" label="Lines" />
          </span>
          <GeneChoice answer={answer} query={query} />
          <Switch label="Two alleles per gene" isOn={query.alleles === 'two'} onSwitch={(isOn) => go({ alleles: isOn ? null : 'all' })} />
        </div>
        {answer.genes.length === 0 ? <EmptyText>No genes match these filters.</EmptyText> : <MutantTable genes={answer.genes} />}
        <GenePager answer={answer} size={query.size} />
        <p className={classes.hint}>
          Flank: sequenced border of the insertion. Genotyping: PCR of the pipeline that looked for homozygous plants. A line often carries
          further insertions: genotype before use. Deposited is a day in the genotyping file, not a promise of stock.
        </p>
      </div>
      <div className={classes.side}>
        <BasketCard />
      </div>
    </div>
  )
}

function GeneChoice({ answer: { summary, fitting }, query }: Pick<MutantResultsProps, 'answer' | 'query'>) {
  const { go } = useAddress()
  return (
    <Segments
      label="Genes"
      segments={[
        { value: 'all', label: 'All genes', count: summary.genes },
        { value: 'with', label: 'With a line', count: fitting.genes },
        { value: 'without', label: 'Without', count: summary.genes - fitting.genes },
      ]}
      value={query.genes}
      onValue={(genes) => go({ genes: genes === 'all' ? null : genes, from: null })}
    />
  )
}

function GenePager({ answer, size }: { answer: MutantsAnswer; size: number }) {
  const { pathTo } = useAddress()
  return (
    <Pager
      label="Pages of genes"
      page={Math.floor(answer.from / size) + 1}
      pages={Math.ceil(answer.total / size)}
      hrefOf={(page) => pathTo({ from: page === 1 ? null : String((page - 1) * size) })}
    />
  )
}
