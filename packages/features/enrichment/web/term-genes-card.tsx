import { namedPath, recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { PageLink } from '@rosette/ui-kit/links/page-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { SaveAsListButton } from '@rosette/ui-kit/lists/save-as-list-button.tsx'
import type { SectionColumn } from '@rosette/ui-kit/record/define-page.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { EnrichedTerm, EnrichmentAnswer, TermGenes } from '../contract/enrichment-answer.ts'
import { termSources } from '../contract/term-sources.ts'
import classes from './enrichment-page.module.css'
import { termGenesQuery } from './enrichment-query.ts'

type TermGenesCardProps = {
  query: Readonly<Record<string, string>>
  answer: EnrichmentAnswer
  id: string
  /** Undefined for a term that is not significant, as an address may name. */
  term: EnrichedTerm | undefined
  onClose(): void
}

/** The list genes behind a term, with what put them there. */
export function TermGenesCard({ query, answer, id, term, onClose }: TermGenesCardProps) {
  const found = useQuery(termGenesQuery(query, id))
  const start = useRef<HTMLDivElement>(null)
  // Whoever opens it by a key or far below wants to be here.
  useEffect(() => start.current?.focus(), [])
  const { pathTo } = useAddress()
  const { kind } = termSources[answer.settings.source]
  const name = term?.name ?? found.data?.name ?? id
  return (
    <div ref={start} tabIndex={-1} className={classes.genes}>
      <TitledCard
        title={name}
        mark={id}
        action={
          <div className={classes.row}>
            {found.data && found.data.loci.length > 0 && (
              <SaveAsListButton seed={{ kind: 'locus', items: found.data.loci, address: pathTo({}) }} name={name} />
            )}
            {kind !== null && term && term.key !== null && (
              <ButtonLink size="xs" href={recordPath(kinds[kind], term.key)}>
                {kind === 'keyword' ? 'Keyword page' : 'Its page'}
              </ButtonLink>
            )}
            <button type="button" className={classes.close} aria-label="Close genes" onClick={onClose}>
              <IconX size={16} aria-hidden />
            </button>
          </div>
        }
      >
        {term && (
          <p className={classes.about}>
            <strong>{formatNumber(term.found)}</strong> of your {formatNumber(answer.list.counted)} genes have it;{' '}
            <strong>{term.expected.toFixed(1)}</strong> expected. <strong>{formatNumber(term.withTerm)}</strong> of{' '}
            {formatNumber(answer.background.counted)} background genes have it.
          </p>
        )}
        {found.error ? (
          <Notice kind="error">The genes could not be loaded. Please reload the page.</Notice>
        ) : found.data ? (
          <SectionTable caption={`Genes of ${found.data.name}`} columns={columns} rows={found.data.genes} rowKey={({ name }) => name} />
        ) : (
          <p role="status" className={classes.about}>
            Loading...
          </p>
        )}
      </TitledCard>
    </div>
  )
}

type Gene = TermGenes['genes'][number]
type Annotation = Gene['annotations'][number]

const columns: readonly SectionColumn<Gene>[] = [
  {
    id: 'name',
    label: 'Gene',
    cell: ({ name }) => (
      <PageLink className={classes.code} href={namedPath(kinds.locus, name)}>
        {name}
      </PageLink>
    ),
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
