import { defineCriteriaFields } from '@rosette/ui-kit/form/define-form.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { RefCell, Tag } from '@rosette/ui-kit/results/result-cells.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment } from 'react'
import { MutantCriteria, type MutantHit, mutantColumns } from '../contract/mutant-listing.ts'

const criteriaFields = defineCriteriaFields(MutantCriteria, {
  genes: { control: 'selection', singular: 'locus', plural: 'loci' },
  locus_name: { control: 'text', label: 'Locus' },
  line: { control: 'text', label: 'Line' },
})

/** Insertion lines by locus, best first. Rows are not records: the line links to its polymorphism, seeds to their germplasm. */
export const results = defineResults<MutantHit>({
  columns: mutantColumns,
  criteriaFields,
  recordOf: ({ locusId, locus_name }) => ({ kind: 'locus', key: locusId, label: locus_name }),
  keyOf: (hit) => hit.id,
  cell: (columnId, hit, mark) => {
    switch (columnId) {
      case 'line':
        return <RefCell kind="polymorphism" id={hit.polymorphism?.key ?? null} name={hit.line} mark={mark} />
      case 'known_from':
        return <Sources hit={hit} />
      case 'position':
        return hit.position === null ? 'not given' : `${hit.chromosome}: ${formatNumber(hit.position)}`
      case 'zygosity':
        return hit.zygosity === 'homozygous' ? <strong>homozygous</strong> : hit.zygosity
      case 'deposited_on':
        return hit.deposited_on ?? 'not deposited'
      case 'other_genes':
        return hit.other_genes === 0 ? 'none' : formatNumber(hit.other_genes)
      case 'germplasms':
        return <Germplasms hit={hit} />
      default:
        return undefined
    }
  },
})

/** Where the sources name different parts, both are shown: the reader decides. */
function Sources({ hit: { known_from, other_part } }: { hit: MutantHit }) {
  return (
    <>
      {known_from}
      {other_part !== null && <Tag>{` genotyping says ${other_part}`}</Tag>}
    </>
  )
}

function Germplasms({ hit }: { hit: MutantHit }) {
  return hit.germplasms.map((germplasm, index) => (
    <Fragment key={germplasm.key}>
      {index > 0 && ', '}
      <RecordLink to={germplasm} />
    </Fragment>
  ))
}
