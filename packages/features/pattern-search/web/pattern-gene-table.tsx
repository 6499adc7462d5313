import { namedPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { type PlainColumn, PlainTable } from '@rosette/ui-kit/table/plain-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { PatternGene, PatternHit } from '../contract/pattern-search.ts'
import classes from './pattern-result.module.css'

const columns: readonly PlainColumn<PatternGene>[] = [
  {
    id: 'gene',
    label: 'Gene',
    isName: true,
    cell: ({ gene, isLocus }) => (isLocus ? <PageLink href={namedPath(kinds.locus, gene)}>{gene}</PageLink> : gene),
  },
  {
    id: 'hits',
    label: 'Hits',
    className: classes.count,
    cell: ({ hits, sequences }) => (
      <>
        {formatNumber(hits)}
        <span className={classes.unit}>{hits === 1 ? ' hit' : ' hits'}</span>
        {sequences > 1 && <span className={classes.small}> in {formatNumber(sequences)} sequences</span>}
      </>
    ),
  },
  {
    id: 'places',
    label: 'Position and sequence',
    cell: ({ gene, hits, first }) => (
      <>
        <ul className={classes.hits}>
          {first.map((hit) => (
            <li key={`${hit.sequence} ${hit.start} ${hit.end} ${hit.strand}`}>
              <Hit hit={hit} gene={gene} />
            </li>
          ))}
        </ul>
        {hits > first.length && <p className={classes.small}>{formatNumber(hits - first.length)} more in the files</p>}
      </>
    ),
  },
]

/** Genes, how often each was hit, and the first hits with the letters around them. */
export function PatternGeneTable({ genes }: { genes: readonly PatternGene[] }) {
  return <PlainTable caption="Hits by gene" className={classes.table} columns={columns} rows={genes} rowKey={({ gene }) => gene} />
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
