import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { QueryPart } from '@rosette/ui-kit/feedback/query-part.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { ButtonLink } from '@rosette/ui-kit/links/button-link.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { SectionTable } from '@rosette/ui-kit/table/section-table.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { SaveAsListButton } from '../../list-contents/web/save-as-list-button.tsx'
import type { EnrichedTerm, EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import { termSources } from '../contract/term-sources.ts'
import classes from './enrichment-page.module.css'
import { termGenesQuery } from './enrichment-query.ts'
import { FirstGenes } from './first-genes.tsx'
import { geneColumns } from './gene-columns.tsx'

type TermGenesCardProps = {
  query: Readonly<Record<string, string>>
  answer: EnrichmentAnswer
  id: string
  /** Undefined for a term that is not significant, as an address may name. */
  term: EnrichedTerm | undefined
  /** Shows the first genes only, as many as fit; this shows all of them. */
  onAll?(): void
  onClose(): void
}

/** The list genes behind a term, with what put them there. */
export function TermGenesCard({ query, answer, id, term, onAll, onClose }: TermGenesCardProps) {
  const found = useQuery(termGenesQuery(query, id))
  const start = useRef<HTMLDivElement>(null)
  // Anyone who opens it by a key or far below wants to be here.
  useEffect(() => start.current?.focus(), [])
  const { pathTo } = useAddress()
  const { kind } = termSources[answer.settings.source]
  const folded = answer.terms.filter(({ foldedInto }) => foldedInto === id)
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
        {folded.length > 0 && (
          <p className={`${classes.about} ${classes.small}`}>
            Folded into it, because they add nothing once this term is known: {nameSome(folded)}.
          </p>
        )}
        <QueryPart query={found} what="the genes" isInset>
          {(answered) =>
            onAll ? (
              <FirstGenes
                found={answered}
                onAll={() => {
                  onAll()
                  // The button goes.
                  start.current?.focus()
                }}
              />
            ) : (
              <SectionTable caption={`Genes of ${answered.name}`} columns={geneColumns} rows={answered.genes} rowKey={({ name }) => name} />
            )
          }
        </QueryPart>
      </TitledCard>
    </div>
  )
}

const mostNamed = 4

function nameSome(terms: readonly EnrichedTerm[]): string {
  const named = terms.slice(0, mostNamed).map(({ name }) => name)
  if (terms.length > mostNamed) named.push(`${formatNumber(terms.length - mostNamed)} more`)
  return new Intl.ListFormat('en').format(named)
}
