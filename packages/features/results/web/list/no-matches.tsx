import type { NamedRecord } from '@rosette/contract-kit/search/search-contract.ts'
import type { Criteria } from '@rosette/contract-kit/site-paths/results-path.ts'
import { generalSearchPath } from '@rosette/contract-kit/site-paths/results-path.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import type { ResultCategoryName } from '@rosette/kinds/registry/search-cards.ts'
import { everythingType, type SearchCategory, searchCategories } from '@rosette/kinds/registry/search-entries.ts'
import type { CriteriaFields } from '@rosette/ui-kit/form/form-fields.ts'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import type { ResultsDefinition } from '@rosette/ui-kit/results/define-results.ts'
import { EmptyTable } from '@rosette/ui-kit/results/results-table.tsx'
import { shownColumns } from '@rosette/ui-kit/results/shown-columns.ts'
import { IconX } from '@tabler/icons-react'
import { describeCriteria } from '../query/describe-criteria.ts'
import { formatResultsPath, newResultsQuery, type ResultsQuery } from '../query/results-query.ts'
import type { SearchRequest } from '../query/use-search-request.ts'
import { withContains, withoutCriterion } from '../query/without-criterion.ts'
import classes from './filter-chips.module.css'
import { ResultsNote } from './listed-rows.tsx'

const advice: Partial<Record<SearchCategory, string>> = {
  genes: 'A locus name looks like AT4G18960, a symbol like AG; the beginning of either is enough.',
  germplasm: 'A germplasm is found by its name or stock number, for example CS1092.',
}

type NoMatchesProps = {
  query: ResultsQuery
  request: SearchRequest
  results: ResultsDefinition<unknown>
  /** Records of other types that are called so. */
  elsewhere?: readonly NamedRecord[] | undefined
}

/** No hits is an answer, not an error: an empty table, and what to try. On a phone, where rows are cards, there is no table. */
export function NoMatches({ query, request, results, elsewhere = [] }: NoMatchesProps) {
  const { category } = query
  const isNarrow = useScreenUpTo(760)
  const columns = shownColumns(results.columns, query.columns, [])
  return (
    <>
      {!isNarrow && <EmptyTable caption="Search results" results={results} columns={columns} text="No matches" />}
      <ResultsNote title={isNarrow ? 'No matches' : 'What you can try'}>
        <Elsewhere text={'searchText' in request ? request.searchText : ''} named={elsewhere} />
        {'searchText' in request ? (
          <OtherTypes category={category} searchText={request.searchText} />
        ) : (
          <OtherCriteria category={category} criteria={request.criteria} fields={results.criteriaFields} />
        )}
      </ResultsNote>
    </>
  )
}

/** EVERY-011: a name of something else leads to it. */
function Elsewhere({ text, named }: { text: string; named: readonly NamedRecord[] }) {
  if (named.length === 0) return null
  return (
    <ul className={classes.elsewhere} aria-label="Records of this name">
      {named.map(({ record, by }) => (
        <li key={`${record.kind} ${record.key}`}>
          {by === 'name' || record.label === text
            ? `${text} is ${withArticle(record.kind)}: `
            : `${text} is a name of ${withArticle(record.kind)}: `}
          <RecordLink to={record} />
        </li>
      ))}
    </ul>
  )
}

/** `a germplasm`, `an ecotype`. */
function withArticle(kind: string): string {
  const label = (Object.values(kinds).find(({ name }) => name === kind)?.label ?? kind).toLowerCase()
  return `${/^[aeiou]/.test(label) ? 'an' : 'a'} ${label}`
}

/** The tabs above the note count the other types; where they are missing, one link searches all of them. */
function OtherTypes({ category, searchText }: { category: ResultCategoryName; searchText: string }) {
  const known = searchCategories.find((value) => value === category)
  return (
    <ul>
      <li>Check the spelling, or search for fewer letters.</li>
      {known && advice[known] && <li>{advice[known]}</li>}
      <li>
        <PageLink href={generalSearchPath(searchText, everythingType.category) ?? '/'}>Everything matching “{searchText}”</PageLink>
      </li>
    </ul>
  )
}

type OtherCriteriaProps = { category: ResultCategoryName; criteria: Criteria; fields: CriteriaFields }

/** The criteria, each removable, and wider searches. */
function OtherCriteria({ category, criteria, fields }: OtherCriteriaProps) {
  const wider = withContains(fields, criteria)
  const pathOf = (other: Criteria) => formatResultsPath(newResultsQuery(category, { criteria: other }))
  return (
    <>
      No record matches all criteria. Remove one:
      <CriteriaChips fields={fields} criteria={criteria} pathOf={pathOf} />
      <ul>
        {wider && (
          <li>
            <PageLink href={pathOf(wider)}>Use “contains” instead</PageLink>
          </li>
        )}
        {category === 'genes' && criteria.include_obsolete !== true && (
          <li>
            <PageLink href={pathOf({ ...criteria, include_obsolete: true })}>Include obsolete genes</PageLink>
          </li>
        )}
        <li>Check the spelling or use fewer criteria.</li>
      </ul>
    </>
  )
}

type CriteriaChipsProps = { fields: CriteriaFields; criteria: Criteria; pathOf(criteria: Criteria): string }

/** The criteria of a form, each a link to the same search without it. */
function CriteriaChips({ fields, criteria, pathOf }: CriteriaChipsProps) {
  return (
    <ul className={`${classes.chips} ${classes.criteria}`} aria-label="Criteria">
      {describeCriteria(fields, criteria).map((criterion) => {
        const words = [criterion.label, criterion.relation, criterion.value].filter(Boolean).join(' ')
        return (
          <li key={[...criterion.path, ...criterion.fields].join('.')}>
            <PageLink className={classes.chip} href={pathOf(withoutCriterion(criteria, criterion))} aria-label={`Search without ${words}`}>
              {words}
              <IconX size={13} aria-hidden />
            </PageLink>
          </li>
        )
      })}
    </ul>
  )
}
