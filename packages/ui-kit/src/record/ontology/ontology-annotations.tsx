import { Button } from '@mantine/core'
import type { AnnotationGroup, WithdrawnAnnotation } from '@rosette/contract-kit/records/annotation-group.ts'
import {
  geneOntologyCategories,
  type OntologyCategory,
  plantOntologyCategories,
} from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { type ReactNode, useMemo, useState } from 'react'
import { useNear } from '../../layout/use-near.ts'
import { RecordLink } from '../../links/record-link.tsx'
import { StoredSearchLink } from '../../links/stored-search-link.tsx'
import { GoRibbon } from '../../pictures/ribbon/go-ribbon.tsx'
import { isExperimental, type RibbonCell, ribbonRows } from '../../pictures/ribbon/ribbon-cells.ts'
import { formatCount, formatNumber } from '../../text/format-number.ts'
import { annotationCriteria, useAnnotationCount } from './annotation-search.ts'
import { AnnotationTable, type AnnotationTableRow, strengthOf } from './annotation-table.tsx'
import classes from './ontology-annotations.module.css'

type Annotated = { name: string; annotationGroups: readonly AnnotationGroup[]; withdrawnAnnotations?: readonly WithdrawnAnnotation[] }
type Counted = Pick<Annotated, 'annotationGroups'>

/** The section that pages of loci and of genes share: slim groups as a ribbon, which filters the table of all annotations. */
export function GeneOntology({ record }: { record: Annotated }) {
  const [isNarrowed, setNarrowed] = useState(false)
  const [pressed, setPressed] = useState<RibbonCell | null>(null)
  const groups = useMemo(() => (isNarrowed ? onlyExperimental(record.annotationGroups) : record.annotationGroups), [record, isNarrowed])
  const rows = useMemo(
    () => tableRows(groups, geneOntologyCategories).filter((row) => !pressed || isInCell(row, pressed)),
    [groups, pressed],
  )
  const isSame = (cell: RibbonCell) => pressed?.category === cell.category && pressed.group === cell.group
  return (
    <>
      <AnnotationHead record={record} categories={geneOntologyCategories} storedAs="searchParams_go">
        <Button
          variant={isNarrowed ? 'light' : 'default'}
          size="xs"
          aria-pressed={isNarrowed}
          onClick={() => {
            setNarrowed(!isNarrowed)
            setPressed(null)
          }}
        >
          Experimental only
        </Button>
      </AnnotationHead>
      <GoRibbon rows={ribbonRows(groups)} pressed={pressed} onPress={(cell) => setPressed(isSame(cell) ? null : cell)} />
      <p role="status" className={classes.shown}>
        {pressed && `${formatCount(rows.length, 'annotation')} in ${pressed.group}`}
      </p>
      {rows.length === 0 ? <p>No experimental annotations.</p> : <AnnotationTable caption="Gene Ontology annotations" rows={rows} />}
      {record.withdrawnAnnotations?.map((withdrawn) => (
        <Withdrawn key={`${withdrawn.externalId} ${withdrawn.evidenceCode}`} withdrawn={withdrawn} />
      ))}
    </>
  )
}

export function PlantOntology({ record }: { record: Annotated }) {
  const rows = useMemo(() => tableRows(record.annotationGroups, plantOntologyCategories), [record])
  return (
    <>
      <AnnotationHead record={record} categories={plantOntologyCategories} storedAs="searchParams_po" />
      <AnnotationTable caption="Plant Ontology annotations" rows={rows} />
    </>
  )
}

export function geneOntologyCount({ annotationGroups }: Counted): number {
  return countAnnotations(annotationGroups, geneOntologyCategories)
}

export function plantOntologyCount({ annotationGroups }: Counted): number {
  return countAnnotations(annotationGroups, plantOntologyCategories)
}

type AnnotationHeadProps = { record: Annotated; categories: readonly OntologyCategory[]; storedAs: string; children?: ReactNode }

/** DLOCUS-016 and DLOCUS-018: unique annotations of the record, and a link to the list with as many rows as it says. */
function AnnotationHead({ record: { name, annotationGroups }, categories, storedAs, children }: AnnotationHeadProps) {
  const { ref, isNear } = useNear<HTMLDivElement>()
  const criteria = annotationCriteria(name, categories)
  const listed = useAnnotationCount(criteria, storedAs, isNear)
  const count = countAnnotations(annotationGroups, categories)
  return (
    <div ref={ref} className={classes.head}>
      <span>
        {formatNumber(count)} unique {count === 1 ? 'annotation' : 'annotations'}
      </span>
      {children}
      <StoredSearchLink category="annotations" criteria={criteria}>
        View all {listed === undefined ? 'with evidence and references' : formatNumber(listed)}
      </StoredSearchLink>
    </div>
  )
}

/** CURATE-026: a source states it, a curator withdrew it. */
function Withdrawn({ withdrawn }: { withdrawn: WithdrawnAnnotation }) {
  const { keyword, externalId, reason, pubmedId, withdrawnBy, withdrawnOn } = withdrawn
  return (
    <p className={classes.footnote}>
      Withdrawn on {withdrawnOn}: <RecordLink to={keyword}>{keyword.label}</RecordLink> {externalId}. “{reason}” (PubMed {pubmedId}
      {withdrawnBy === null ? '' : `, ${withdrawnBy}`})
    </p>
  )
}

/** DLOCUS-016: pairs of keyword and relationship, however many experiments and files report them. */
function countAnnotations(groups: readonly AnnotationGroup[], categories: readonly OntologyCategory[]): number {
  return groups
    .filter((group) => categories.some(({ category }) => category === group.category))
    .reduce((sum, group) => sum + group.annotations.total, 0)
}

/** Of all aspects together, the strongest evidence first. */
function tableRows(groups: readonly AnnotationGroup[], categories: readonly OntologyCategory[]): AnnotationTableRow[] {
  const rows = categories.flatMap(({ category, title }) => {
    const lines = groups.find((group) => group.category === category)?.annotations.rows ?? []
    return lines.map((line) => ({ line, category, title: title.replace(/^GO /, '') }))
  })
  return rows.toSorted((one, other) => strengthOf(one.line) - strengthOf(other.line))
}

function isInCell({ line, category }: AnnotationTableRow, cell: RibbonCell): boolean {
  return category === cell.category && !line.isNegated && line.slimGroups.includes(cell.group)
}

function onlyExperimental(groups: readonly AnnotationGroup[]): AnnotationGroup[] {
  return groups.map(({ category, annotations }) => {
    const rows = annotations.rows.filter(isExperimental)
    return { category, annotations: { rows, total: rows.length } }
  })
}
