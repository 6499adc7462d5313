import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import type { TermGenes } from '../contract/enrichment-answer.ts'
import classes from './enrichment-page.module.css'
import { GeneLink } from './gene-link.tsx'

type Gene = TermGenes['genes'][number]
type Annotation = Gene['annotations'][number]

/** The genes of a term, with what put them there. */
export const geneColumns: readonly SectionColumn<Gene>[] = [
  {
    id: 'name',
    label: 'Gene',
    cell: ({ name }) => <GeneLink name={name} />,
    sortBy: ({ name }) => name,
    onPhone: 'bare',
  },
  { id: 'symbol', label: 'Symbol', cell: ({ symbol }) => symbol, sortBy: ({ symbol }) => symbol, onPhone: 'bare' },
  {
    id: 'annotations',
    label: 'Annotated to, evidence and papers',
    cell: ({ annotations }) =>
      annotations.length === 0 ? (
        'A member of the set'
      ) : (
        <ul className={classes.annotations}>
          {annotations.map((annotation) => (
            <li key={`${annotation.id} ${annotation.evidence} ${annotation.papers[0]?.pubmedId} ${annotation.papers[0]?.key}`}>
              <AnnotationLine annotation={annotation} />
            </li>
          ))}
        </ul>
      ),
    text: ({ annotations }) => annotations.map(({ id, evidence }) => `${id} ${evidence ?? 'not stated'}`).join('; '),
  },
]

function AnnotationLine({ annotation: { name, key, evidence, papers } }: { annotation: Annotation }) {
  return (
    <>
      {key === null ? name : <PageLink href={recordPath(kinds.keyword, key)}>{name}</PageLink>}, {evidence ?? 'evidence not stated'}
      {papers.map(({ key: paper, pubmedId }) => {
        const label = pubmedId === null ? 'paper' : `PMID ${pubmedId}`
        return (
          <span key={paper ?? pubmedId}>
            , {paper === null ? label : <PageLink href={recordPath(kinds.publication, paper)}>{label}</PageLink>}
          </span>
        )
      })}
    </>
  )
}
