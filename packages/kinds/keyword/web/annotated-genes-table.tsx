import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { EvidenceMark } from '@rosette/ui-kit/record/parts/evidence-mark.tsx'
import { ReferenceList } from '@rosette/ui-kit/record/parts/reference-list.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import type { AnnotatedGene, GeneAnnotation } from '../contract/annotated-genes.ts'
import type { KeywordRecord } from '../contract/keyword-record.ts'
import classes from './annotated-genes-table.module.css'
import { annotationResultsPath, type KeywordScope } from './keyword-links.ts'

type AnnotatedGenesTableProps = { genes: readonly AnnotatedGene[]; term: KeywordRecord; scope: KeywordScope }

/** A group of rows for each gene: one row for each of its annotations. */
export function AnnotatedGenesTable({ genes, term, scope }: AnnotatedGenesTableProps) {
  return (
    <table className={classes.table}>
      <caption className="visually-hidden">Genes annotated to {term.summary.kw}</caption>
      <thead>
        <tr>
          <th scope="col">Locus</th>
          <th scope="col">Symbol</th>
          <th scope="col">Annotated to</th>
          <th scope="col">Evidence</th>
          <th scope="col">Reference</th>
        </tr>
      </thead>
      {genes.map((gene) => (
        <GeneRows key={gene.name} gene={gene} term={term} scope={scope} />
      ))}
    </table>
  )
}

function GeneRows({ gene, term, scope }: { gene: AnnotatedGene } & Pick<AnnotatedGenesTableProps, 'term' | 'scope'>) {
  const left = gene.annotationCount - gene.annotations.length
  const rows = gene.annotations.length + (left > 0 ? 1 : 0)
  return (
    <tbody>
      {gene.annotations.map((annotation, index) => (
        <tr key={annotation.annotationId}>
          {index === 0 && <GeneCells gene={gene} rows={rows} />}
          <AnnotationCells annotation={annotation} keywordId={term.keywordId} />
        </tr>
      ))}
      {left > 0 && (
        <tr>
          <td colSpan={3}>
            <PageLink href={annotationResultsPath(term, { ...scope, locusName: gene.name })}>
              All {formatNumber(gene.annotationCount)} annotations of {gene.name} to these terms
            </PageLink>
          </td>
        </tr>
      )}
    </tbody>
  )
}

function GeneCells({ gene: { name, locus, symbol, fullName }, rows }: { gene: AnnotatedGene; rows: number }) {
  return (
    <>
      <th scope="rowgroup" rowSpan={rows} className={classes.locus}>
        {locus ? <RecordLink to={locus} /> : name}
      </th>
      <td rowSpan={rows} className={classes.symbol}>
        {symbol !== null && <b>{symbol}</b>}
        {fullName !== null && <span className={classes.small}>{fullName}</span>}
      </td>
    </>
  )
}

function AnnotationCells({ annotation, keywordId }: { annotation: GeneAnnotation; keywordId: number }) {
  const { keyword, evidenceCode, evidence, evidenceDescription, references } = annotation
  const isOfThisTerm = keyword.key === keywordId
  return (
    <>
      <td>
        {isOfThisTerm ? <b className={classes.term}>{keyword.label}</b> : <RecordLink to={keyword}>{keyword.label}</RecordLink>}
        <span className={classes.small}>{isOfThisTerm ? 'this term' : 'child term'}</span>
      </td>
      <td>
        <EvidenceMark code={evidenceCode} phrase={evidence} description={evidenceDescription} />
      </td>
      <td>
        <ReferenceList references={references} />
      </td>
    </>
  )
}
