import { Button } from '@mantine/core'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { TermGenes } from '../contract/enrichment-answer.ts'
import classes from './first-genes.module.css'
import { GeneLink } from './gene-link.tsx'

const mostGenes = 10

/** As many genes of a term as fit beside a picture. */
export function FirstGenes({ found, onAll }: { found: TermGenes; onAll(): void }) {
  return (
    <div className={classes.glance}>
      <table className={classes.genes} aria-label={`First genes of ${found.name}`}>
        <tbody>
          {found.genes.slice(0, mostGenes).map(({ name, symbol }) => (
            <tr key={name}>
              <th scope="row">
                <GeneLink name={name} />
              </th>
              <td>{symbol}</td>
            </tr>
          ))}
        </tbody>
      </table>
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
