import { formatSources, type MutantHit } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { toast } from '@rosette/ui-kit/feedback/toast.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { TickBox } from '@rosette/ui-kit/results/result-rows.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment } from 'react'
import type { MutantGene } from '../contract/mutants-answer.ts'
import { changeLines, isSame, toggleLine, useBasket } from './basket.ts'
import classes from './mutant-table.module.css'

const heads = ['Line', 'Part hit', 'Known from', 'Position', 'Zygosity', 'Deposited at ABRC', 'Other genes hit'] as const

/** One block for each gene, its lines best first; a gene without a line stays and says so. */
export function MutantTable({ genes }: { genes: readonly MutantGene[] }) {
  return (
    <div className={classes.frame}>
      <table className={classes.table}>
        <caption className="visually-hidden">Insertion lines by gene, best first</caption>
        <thead>
          <tr>
            <th scope="col">
              <AllShown hits={genes.flatMap(({ shown }) => shown)} />
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        {genes.map((gene) => (
          <GeneRows key={gene.locus.key} gene={gene} />
        ))}
      </table>
    </div>
  )
}

/** Puts all lines on this page into the basket, or takes them out (MUTANT-019). */
function AllShown({ hits }: { hits: readonly MutantHit[] }) {
  const basket = useBasket()
  const left = hits.filter((hit) => !basket.some((line) => isSame(line, hit)))
  return (
    <TickBox
      label="Put all shown lines in the basket"
      isOn={hits.length > 0 && left.length === 0}
      isPartly={left.length > 0 && left.length < hits.length}
      onChange={(isOn) => {
        const error = changeLines(isOn ? left : hits, isOn)
        if (error) toast(error, 'error')
      }}
    />
  )
}

function GeneRows({ gene }: { gene: MutantGene }) {
  const { locus, symbol, fullName, fitting, lines, shown } = gene
  return (
    <tbody>
      <tr className={classes.gene}>
        <th colSpan={heads.length + 1} scope="rowgroup">
          <RecordLink to={locus} className={classes.mono} /> {symbol && <strong>{symbol}</strong>}{' '}
          {fullName && fullName !== symbol && <span>{fullName}</span>}
          <span className={classes.of}>
            {lines > 0 && `${formatNumber(shown.length)} of ${formatCount(fitting, 'line')}${fitting < lines ? ' that fit' : ''}`}
          </span>
        </th>
      </tr>
      {shown.map((hit) => (
        <LineRow key={hit.id} hit={hit} />
      ))}
      {shown.length === 0 && (
        <tr>
          <td />
          <td colSpan={heads.length} className={classes.none}>
            <NoLine gene={gene} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

function LineRow({ hit }: { hit: MutantHit }) {
  const basket = useBasket()
  const isIn = basket.some((line) => isSame(line, hit))

  function toggle() {
    const error = toggleLine(hit)
    if (error) toast(error, 'error')
  }

  return (
    <tr data-on={isIn || undefined}>
      <td>
        <input type="checkbox" aria-label={`Put ${hit.line} in the basket`} checked={isIn} onChange={toggle} />
      </td>
      <td data-label={heads[0]} className={classes.mono}>
        {hit.polymorphism ? <RecordLink to={hit.polymorphism}>{hit.line}</RecordLink> : hit.line}
      </td>
      <td data-label={heads[1]}>
        <i className={classes.part} data-part={hit.part} data-filled={hit.zygosity === 'homozygous' || undefined} aria-hidden />
        {hit.part}
      </td>
      <td data-label={heads[2]}>{hit.other_part === null ? formatSources(hit) : <Differing hit={hit} />}</td>
      <td data-label={heads[3]}>{hit.position === null ? 'not given' : `${hit.chromosome}: ${formatNumber(hit.position)}`}</td>
      <td data-label={heads[4]}>{hit.zygosity === 'homozygous' ? <strong>homozygous</strong> : hit.zygosity}</td>
      <td data-label={heads[5]}>{hit.deposited_on ?? 'not deposited'}</td>
      <td data-label={heads[6]}>{hit.other_genes === 0 ? 'none' : formatNumber(hit.other_genes)}</td>
    </tr>
  )
}

/** Where the sources name different parts, both are shown: the reader decides. */
function Differing({ hit: { known_from, other_part } }: { hit: MutantHit }) {
  return (
    <>
      {known_from} <Tag>{`genotyping says ${other_part}`}</Tag>
    </>
  )
}

function NoLine({ gene: { lines, germplasms } }: { gene: MutantGene }) {
  if (lines > 0) return `${formatCount(lines, 'line')}, none of which fits the filters.`
  const { count, first } = germplasms ?? { count: 0, first: [] }
  if (count === 0) return 'No insertion line in this release.'
  return (
    <>
      No insertion line in this release. {formatCount(count, 'germplasm')} with phenotypes of this gene
      {first.length < count ? ', among them ' : ': '}
      {first.map((germplasm, index) => (
        <Fragment key={germplasm.key}>
          {index > 0 && ', '}
          <RecordLink to={germplasm} />
        </Fragment>
      ))}
    </>
  )
}
