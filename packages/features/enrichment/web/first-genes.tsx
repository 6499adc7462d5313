import { Button } from '@mantine/core'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { TermGenes } from '../contract/enrichment-answer.ts'
import classes from './first-genes.module.css'
import { GeneLink } from './gene-link.tsx'

const mostGenes = 10

const columns: readonly PlainColumn<TermGenes['genes'][number]>[] = [
  { id: 'name', label: 'Gene', isName: true, cell: ({ name }) => <GeneLink name={name} /> },
  { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol },
]

/** As many genes of a term as fit beside a picture. */
export function FirstGenes({ found, onAll }: { found: TermGenes; onAll(): void }) {
  return (
    <div className={classes.glance}>
      <PlainTable
        caption={`First genes of ${found.name}`}
        className={classes.genes}
        isHeadless
        columns={columns}
        rows={found.genes.slice(0, mostGenes)}
        rowKey={({ name }) => name}
      />
      <Button size="xs" variant="default" onClick={onAll}>
        Show {amountOf(found)} with evidence and papers
      </Button>
    </div>
  )
}

/** More genes than anyone reads are not given. */
function amountOf({ genes, loci }: TermGenes): string {
  if (genes.length < loci.length) return `the first ${formatNumber(genes.length)}`
  return genes.length > 1 ? `all ${formatNumber(genes.length)}` : 'it'
}
