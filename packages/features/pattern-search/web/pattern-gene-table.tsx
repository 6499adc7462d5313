import { namedPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { PatternGene, PatternHit } from '../contract/pattern-search.ts'
import classes from './pattern-result.module.css'

/** Genes, how often each was hit, and the first hits with the letters around them. */
export function PatternGeneTable({ genes }: { genes: readonly PatternGene[] }) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Hits by gene</caption>
      <thead>
        <tr>
          <th scope="col">Gene</th>
          <th scope="col">Hits</th>
          <th scope="col">Position and sequence</th>
        </tr>
      </thead>
      <tbody>
        {genes.map((gene) => (
          <tr key={gene.gene}>
            <th scope="row">{gene.isLocus ? <PageLink href={namedPath(kinds.locus, gene.gene)}>{gene.gene}</PageLink> : gene.gene}</th>
            <td className={classes.count} data-unit={gene.hits === 1 ? ' hit' : ' hits'}>
              {formatNumber(gene.hits)}
              {gene.sequences > 1 && <span className={classes.small}> in {formatNumber(gene.sequences)} sequences</span>}
            </td>
            <td>
              <ul className={classes.hits}>
                {gene.first.map((hit) => (
                  <li key={`${hit.sequence} ${hit.start} ${hit.end} ${hit.strand}`}>
                    <Hit hit={hit} gene={gene.gene} />
                  </li>
                ))}
              </ul>
              {gene.hits > gene.first.length && (
                <p className={classes.small}>{formatNumber(gene.hits - gene.first.length)} more in the files</p>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Hit({ hit, gene }: { hit: PatternHit; gene: string }) {
  const { sequence, start, end, strand, mismatches, before, matched, after } = hit
  return (
    <>
      <span className={classes.place}>
        {sequence === gene ? '' : `${sequence} `}
        {formatNumber(start)}–{formatNumber(end)} {strand === '+' ? 'forward' : 'reverse'}
        {mismatches > 0 && `, ${mismatches} mismatch${mismatches === 1 ? '' : 'es'}`}
      </span>
      <span className={classes.letters}>
        {before}
        <mark className={classes.match}>{matched}</mark>
        {after}
      </span>
    </>
  )
}
