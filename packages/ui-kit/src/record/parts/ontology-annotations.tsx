import type { AnnotationGroup } from '@rosette/contract-kit/records/annotation-group.ts'
import { evidencePhrase, parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import {
  codeOfCategory,
  geneOntologyCategories,
  type OntologyCategory,
  plantOntologyCategories,
} from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { RecordLink } from '../../links/record-link.tsx'
import { StoredSearchLink } from '../../links/stored-search-link.tsx'
import { formatNumber } from '../../text/format-number.ts'
import classes from './ontology-annotations.module.css'

type Annotated = { name: string; annotationGroups: readonly AnnotationGroup[] }
type Counted = Pick<Annotated, 'annotationGroups'>

/** The section that pages of loci and of genes share. */
export function GeneOntology({ record }: { record: Annotated }) {
  return <AnnotationGroups record={record} categories={geneOntologyCategories} />
}

export function PlantOntology({ record }: { record: Annotated }) {
  return <AnnotationGroups record={record} categories={plantOntologyCategories} />
}

export function geneOntologyCount({ annotationGroups }: Counted): number {
  return countAnnotations(annotationGroups, geneOntologyCategories)
}

export function plantOntologyCount({ annotationGroups }: Counted): number {
  return countAnnotations(annotationGroups, plantOntologyCategories)
}

type AnnotationGroupsProps = { record: Annotated; categories: readonly OntologyCategory[] }

/** The annotations of a record to one ontology, category by category, with their relationship and evidence. */
function AnnotationGroups({ record: { name, annotationGroups: groups }, categories }: AnnotationGroupsProps) {
  const criteria = { gene_name: name, keyword_types: categories.map(({ category }) => codeOfCategory(category)) }
  const count = countAnnotations(groups, categories)
  return (
    <>
      <p className={classes.count}>
        <span>
          {formatNumber(count)} unique {count === 1 ? 'annotation' : 'annotations'}
        </span>{' '}
        <StoredSearchLink category="annotations" criteria={criteria}>
          View all with evidence and references
        </StoredSearchLink>
      </p>
      {titledGroups(groups, categories).map(({ title, group }) => (
        <section key={title} aria-label={title} className={classes.group}>
          <h3 className={classes.title}>{title}</h3>
          <ul className={classes.lines}>
            {group.annotations.rows.map((line) => (
              <li key={`${line.keyword.key} ${line.relationshipType}`}>
                {line.relationshipType && <span className={classes.relation}>{line.relationshipType}</span>}
                <RecordLink to={line.keyword}>{line.keyword.label}</RecordLink>
                <Evidence codes={line.evidenceCodes} />
              </li>
            ))}
          </ul>
          <Left group={group} />
        </section>
      ))}
    </>
  )
}

/** DLOCUS-016: pairs of keyword and relationship, however many experiments and files report them. */
function countAnnotations(groups: readonly AnnotationGroup[], categories: readonly OntologyCategory[]): number {
  return titledGroups(groups, categories).reduce((sum, { group }) => sum + group.annotations.total, 0)
}

function titledGroups(groups: readonly AnnotationGroup[], categories: readonly OntologyCategory[]) {
  return categories.flatMap(({ category, title }) => {
    const group = groups.find((each) => each.category === category)
    return group ? [{ title, group }] : []
  })
}

function Evidence({ codes }: { codes: readonly string[] }) {
  return codes.map((code) => {
    const known = parseEvidenceCode(code)
    return (
      <abbr key={code} title={known ? evidencePhrase(known) : undefined} className={classes.evidence}>
        {code}
      </abbr>
    )
  })
}

/** What the preview leaves out. */
function Left({ group: { annotations } }: { group: AnnotationGroup }) {
  const left = annotations.total - annotations.rows.length
  return left > 0 ? <p className={classes.left}>and {formatNumber(left)} more</p> : null
}
