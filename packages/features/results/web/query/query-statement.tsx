import type { SearchAnswer } from '@rosette/contract-kit/search/search-contract.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import type { CriteriaFields } from '@rosette/ui-kit/form/form-fields.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { Fragment } from 'react'
import { pluralOf } from './category-words.ts'
import { type CriterionInWords, describeCriteria } from './describe-criteria.ts'
import type { SearchRequest } from './use-search-request.ts'

type QueryStatementProps = {
  category: ResultCategoryName
  /** The fields of the criteria. */
  fields: CriteriaFields
  request: SearchRequest
  /** The count without filters. */
  found: Pick<SearchAnswer<unknown>, 'total' | 'counts'>
  /** The count with filters; null without filters. */
  left: number | null
}

/** The query in words. The visitor's text is a text node, so markup in it is not interpreted (RESULTS-006). */
export function QueryStatement({ category, fields, request, found, left }: QueryStatementProps) {
  return (
    <>
      Your query for <strong>{pluralOf(category)}</strong>
      <Conditions fields={fields} request={request} /> resulted in <Counts {...found} />.
      {left !== null && (
        <>
          {' '}
          Filters leave <strong>{formatNumber(left)}</strong>.
        </>
      )}
    </>
  )
}

function Conditions({ fields, request }: Pick<QueryStatementProps, 'fields' | 'request'>) {
  if ('searchText' in request) {
    return (
      <>
        {' '}
        matching <strong>“{request.searchText}”</strong>
      </>
    )
  }
  const criteria = describeCriteria(fields, request.criteria)
  const first = criteria.findIndex(({ isPhrase }) => !isPhrase)
  return criteria.map((criterion, index) => (
    <Fragment key={[...criterion.path, ...criterion.fields].join('.')}>
      {criterion.isPhrase ? ' ' : index === first ? ' where ' : ' and '}
      <CriterionWords criterion={criterion} />
    </Fragment>
  ))
}

export function CriterionWords({ criterion: { label, relation, value } }: { criterion: CriterionInWords }) {
  return (
    <>
      <strong>{label}</strong>
      {relation !== '' && ` ${relation} `}
      {value !== '' && <strong>{value}</strong>}
    </>
  )
}

/** RESULTS-008: for genes both the loci and the gene models they have. */
function Counts({ total, counts }: QueryStatementProps['found']) {
  if (!counts) {
    return (
      <>
        <strong>{formatNumber(total)}</strong> {total === 1 ? 'match' : 'matches'}
      </>
    )
  }
  const { lociMatchCount, geneModelCount } = counts
  return (
    <>
      <strong>{formatNumber(lociMatchCount)}</strong> matching {lociMatchCount === 1 ? 'locus' : 'loci'} with{' '}
      <strong>{formatNumber(geneModelCount)}</strong> gene {geneModelCount === 1 ? 'model' : 'models'}
    </>
  )
}
