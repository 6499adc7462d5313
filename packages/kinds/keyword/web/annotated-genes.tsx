import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import { recordPartQuery } from '@rosette/api-client/record-part-query.ts'
import { toSearchTerms } from '@rosette/contract-kit/search/search-terms.ts'
import { evidenceGroups } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import type { KeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { Segments, Switch } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { type Address, useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { DownloadMenu } from '@rosette/ui-kit/results/download-menu.tsx'
import { Pager, SizeSelect } from '@rosette/ui-kit/table/pager.tsx'
import { EmptyText } from '@rosette/ui-kit/text/empty-text.tsx'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import {
  type AnnotatedGenes,
  AnnotatedGenesQuery,
  annotatedGenes,
  type EvidenceChoice,
  type EvidenceCount,
  genePageSizes,
} from '../contract/annotated-genes.ts'
import { type KeywordRecord, linkCount } from '../contract/keyword-record.ts'
import classes from './annotated-genes.module.css'
import { AnnotatedGenesTable } from './annotated-genes-table.tsx'
import { annotationCriteria, geneResultsPath, type KeywordScope } from './keyword-links.ts'

/** About as much as a row, and what stands above and below the rows, takes on a wide screen. */
const rowHeight = 56
const headHeight = 150

/** The genes annotated to a term or to its child terms. What is shown is in the address. */
export function AnnotatedGenesCard({ record }: { record: KeywordRecord }) {
  const address = useAddress()
  const query = readQuery(address)
  const queryResult = recordPartQuery(annotatedGenes, record.keywordId, toParams(query))
  const found = useQuery({ ...queryResult, placeholderData: keepPreviousData })
  const { data, isPlaceholderData } = found
  const scope = { isWithChildren: query.include_children === 'true', evidence: query.evidence }
  const shown = data?.counts.find(({ evidence }) => evidence === query.evidence)
  const annotations = linkCount(record.dataToChildren, 'annotations')
  if (annotations === 0) {
    return (
      <TitledCard title="Annotated genes" isPadded>
        <NoGenes category={record.summary.kwType} />
      </TitledCard>
    )
  }
  return (
    <TitledCard
      title="Annotated genes"
      mark={shown && formatNumber(shown.geneCount)}
      action={shown && shown.annotationCount > 0 && <ListActions record={record} scope={scope} count={shown} />}
    >
      {/* As high as the table will be, or the sections below would be pushed down when it comes. */}
      <QueryPart query={found} what="annotated genes" isInset height={Math.min(annotations, query.pageSize) * rowHeight + headHeight}>
        {(answer) =>
          shown && (
            <div aria-busy={isPlaceholderData}>
              <Narrowing data={answer} query={query} address={address} />
              <ListLine count={shown} query={query} address={address} />
              <AnnotatedGenesTable genes={answer.genes} term={record} scope={scope} />
              <div className={classes.foot}>
                <Pager
                  label="Pages of annotated genes"
                  page={query.page}
                  pages={Math.ceil(shown.geneCount / query.pageSize)}
                  hrefOf={(page) => address.pathTo({ page: page === 1 ? null : String(page) })}
                />
              </div>
            </div>
          )
        }
      </QueryPart>
    </TitledCard>
  )
}

/** What the address says; anything unreadable counts as not said. */
function readQuery({ params }: Address): AnnotatedGenesQuery {
  const { shape } = AnnotatedGenesQuery
  const read = Object.entries(shape).flatMap(([name, field]) => {
    const value = field.safeParse(params.get(name) ?? undefined)
    return value.success ? [[name, value.data]] : []
  })
  return AnnotatedGenesQuery.parse(Object.fromEntries(read))
}

function toParams({ include_children, evidence, page, pageSize }: AnnotatedGenesQuery): Record<string, string> {
  return { include_children, evidence, page: String(page), pageSize: String(pageSize) }
}

type ListActionsProps = { record: KeywordRecord; scope: KeywordScope; count: EvidenceCount }

function ListActions({ record, scope, count }: ListActionsProps) {
  const search = { category: 'annotations', searchTerms: toSearchTerms(annotationCriteria(record, scope)) }
  return (
    <>
      <DownloadMenu category="annotations" search={search} content={formatCount(count.annotationCount, 'annotation')} />
      {count.locusCount > 0 && (
        <ButtonLink href={geneResultsPath(record, scope)} size="xs" variant="filled">
          Open {formatCount(count.locusCount, 'gene')} in results
        </ButtonLink>
      )}
    </>
  )
}

/** Offered even if there are none: that there is no experiment is worth knowing. Curators' statements are rarer. */
const alwaysOffered: readonly EvidenceChoice[] = ['any', 'experimental', 'computational', 'author', 'not_stated']

type NarrowingProps = { data: AnnotatedGenes; query: AnnotatedGenesQuery; address: Address }

function Narrowing({ data: { counts }, query, address }: NarrowingProps) {
  const offered = counts.filter(
    ({ evidence, annotationCount }) => annotationCount > 0 || alwaysOffered.includes(evidence) || evidence === query.evidence,
  )
  return (
    <div className={classes.line}>
      <Segments
        label="Evidence"
        segments={offered.map(({ evidence, annotationCount }) => ({ value: evidence, label: labelOf(evidence), count: annotationCount }))}
        value={query.evidence}
        onValue={(evidence) => address.go({ evidence: evidence === 'any' ? null : evidence, page: null })}
      />
      <Switch
        label="Include child terms"
        isOn={query.include_children === 'true'}
        onSwitch={(isOn) => address.go({ include_children: isOn ? null : 'false', page: null })}
      />
    </div>
  )
}

function labelOf(evidence: EvidenceChoice): string {
  return evidenceGroups.find(({ group }) => group === evidence)?.label ?? 'Any evidence'
}

function ListLine({ count, query, address }: { count: EvidenceCount; query: AnnotatedGenesQuery; address: Address }) {
  const { annotationCount, geneCount, locusCount } = count
  const unlisted = geneCount - locusCount
  return (
    <div className={classes.line}>
      <span role="status" className={classes.count}>
        {formatCount(annotationCount, 'annotation')} of {formatCount(geneCount, 'gene')}
        {unlisted > 0 && `, ${formatNumber(unlisted)} of them without a current record`}
      </span>
      <SizeSelect
        sizes={genePageSizes}
        size={query.pageSize}
        label="Genes per page"
        onSize={(size) => address.go({ pageSize: size === genePageSizes[0] ? null : String(size), page: null })}
      />
    </div>
  )
}

/** A category that no gene of the release has is missing from it; otherwise the keyword is (COVER-009). */
function NoGenes({ category }: { category: KeywordCategory }) {
  const { data } = useQuery(coverageQuery())
  const isMissing = data?.annotatedGenes[category] === 0
  const words = `${category.charAt(0).toUpperCase()}${category.slice(1)}`
  return <EmptyText>{isMissing ? `${words} annotations are not in this release.` : 'No gene is annotated to this keyword.'}</EmptyText>
}
