import type { AnnotationCredit, AnnotationEvidence, AnnotationLine } from '@rosette/contract-kit/records/annotation-group.ts'
import { evidencePhrase, evidenceRank, parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import type { KeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { OutsideLink } from '../../links/page-link.tsx'
import { RecordLink } from '../../links/record-link.tsx'
import { SectionTable } from '../../table/section-table.tsx'
import type { SectionColumn } from '../define-page.ts'
import { EvidenceMark } from '../parts/evidence-mark.tsx'
import { ReferenceList } from '../parts/reference-list.tsx'
import classes from './ontology-annotations.module.css'

/** An annotation with the category that its table names it by. */
export type AnnotationTableRow = { line: AnnotationLine; category: KeywordCategory; title: string }

/** RIBBON-004: the strongest evidence of a line decides its place. */
export function AnnotationTable({ caption, rows }: { caption: string; rows: readonly AnnotationTableRow[] }) {
  const hasReferences = rows.some(({ line }) => line.evidences.some(({ references }) => references.total > 0))
  const hasWith = rows.some(({ line }) => line.evidences.some(({ evidenceWith }) => evidenceWith.length > 0))
  const shown = columns.filter(({ id }) => (id === 'reference' ? hasReferences : id === 'with' ? hasWith : true))
  return (
    <>
      <SectionTable caption={caption} columns={shown} rows={rows} rowKey={({ line }) => `${line.keyword.key} ${line.relationshipType}`} />
      {!hasReferences && rows.length > 0 && <p className={classes.footnote}>This release has no references of these annotations.</p>}
    </>
  )
}

export function strengthOf({ evidences }: AnnotationLine): number {
  return Math.min(...evidences.map(({ code }) => evidenceRank(code)))
}

const columns: readonly SectionColumn<AnnotationTableRow>[] = [
  { id: 'term', label: 'Term', cell: ({ line }) => <Term line={line} />, sortBy: ({ line }) => line.keyword.label },
  {
    id: 'aspect',
    label: 'Aspect',
    cell: ({ category, title }) => (
      <span className={classes.aspect} data-category={category}>
        {title}
      </span>
    ),
    sortBy: ({ title }) => title,
  },
  {
    id: 'evidence',
    label: 'Evidence',
    cell: ({ line }) => line.evidences.map((evidence) => <Evidence key={evidence.code} evidence={evidence} />),
    sortBy: ({ line }) => strengthOf(line),
  },
  { id: 'reference', label: 'Reference', cell: ({ line }) => <References line={line} /> },
  {
    id: 'with',
    label: 'With',
    cell: ({ line }) => <With values={[...new Set(line.evidences.flatMap((evidence) => evidence.evidenceWith))]} />,
  },
]

function Term({ line: { keyword, externalId, relationshipType, isNegated } }: { line: AnnotationLine }) {
  return (
    <span className={classes.term}>
      {isNegated && <b className={classes.not}>NOT</b>} <RecordLink to={keyword}>{keyword.label}</RecordLink>{' '}
      {externalId && <span className={classes.id}>{externalId}</span>}
      {relationshipType && <span className={classes.relation}>{relationshipType}</span>}
    </span>
  )
}

function Evidence({ evidence: { code } }: { evidence: AnnotationEvidence }) {
  const known = code === null ? null : parseEvidenceCode(code)
  return <EvidenceMark code={code} phrase={known && evidencePhrase(known)} description={null} />
}

function References({ line: { evidences } }: { line: AnnotationLine }) {
  const all = evidences.flatMap((evidence) => evidence.references.rows)
  const unique = [...new Map(all.map((reference) => [reference.label, reference])).values()]
  const unlisted = evidences.reduce((sum, { references }) => sum + references.total - references.rows.length, 0)
  if (unique.length === 0) return <span className={classes.none}>None in this release</span>
  return (
    <>
      <ReferenceList references={unique} total={unique.length + unlisted} />
      {evidences
        .flatMap(({ annotatedBy }) => annotatedBy)
        .map((credit) => (
          <Credit key={credit.name} credit={credit} />
        ))}
    </>
  )
}

function Credit({ credit: { name, orcid, approver } }: { credit: AnnotationCredit }) {
  return (
    <span className={classes.none}>
      annotated by {orcid === null ? name : <OutsideLink href={`https://orcid.org/${orcid}`}>{name}</OutsideLink>}
      {approver !== null && `, approved by ${approver}`}
    </span>
  )
}

const mostWith = 3

function With({ values }: { values: readonly string[] }) {
  const left = values.length - mostWith
  return (
    <span className={classes.with}>
      {values.slice(0, mostWith).join(', ')}
      {left > 0 && ` and ${left} more`}
    </span>
  )
}
