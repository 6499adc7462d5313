import { useChange } from '@rosette/ui-kit/feedback/use-change.ts'
import { PlainButton } from '@rosette/ui-kit/form/plain-button.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatCount, formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { withinListPath } from '../../list-contents/contract/list-addresses.ts'
import { SaveAsListButton } from '../../list-contents/web/save-as-list-button.tsx'
import type { EnrichedTerm, TermLoci } from '../contract/enrichment-answer.ts'
import classes from './enrichment-page.module.css'
import { keepItems, termLociQuery } from './enrichment-query.ts'

type TickedTermsProps = { query: Readonly<Record<string, string>>; terms: readonly EnrichedTerm[]; onClear(): void }

/** The genes behind ticked terms, those of any or those of all, as a list or as results. */
export function TickedTerms({ query, terms, onClear }: TickedTermsProps) {
  const router = useRouter()
  const { pathTo } = useAddress()
  const [wanted, setWanted] = useState<keyof TermLoci>('any')
  const loci = useQuery(
    termLociQuery(
      query,
      terms.map(({ id }) => id),
    ),
  )
  const open = useChange({
    call: keepItems,
    failure: 'The genes could not be opened. Please try again.',
    hasToast: true,
    onDone: (list) => router.navigate({ href: withinListPath('locus', list) }),
  })
  const items = loci.isPlaceholderData ? [] : (loci.data?.[wanted] ?? [])
  const isNone = items.length === 0
  return (
    <section className={classes.ticked} aria-label="Ticked terms">
      <p role="status">
        <strong>{formatCount(terms.length, 'term')} ticked</strong>
        {loci.error
          ? ': the genes could not be counted.'
          : loci.data && !loci.isPlaceholderData && `: ${sentenceOf(loci.data, terms.length)}`}
      </p>
      <div className={classes.row}>
        {terms.length > 1 && (
          <Segments
            label="Genes to take"
            segments={[
              { value: 'any', label: terms.length === 2 ? 'Either' : 'Any' },
              { value: 'all', label: terms.length === 2 ? 'Both' : 'All' },
            ]}
            value={wanted}
            onValue={setWanted}
          />
        )}
        <PlainButton onClick={onClear}>Clear</PlainButton>
        <PlainButton disabled={isNone} onClick={() => open.run(items)}>
          Open in results
        </PlainButton>
        <SaveAsListButton seed={{ kind: 'locus', items, address: pathTo({}) }} name={nameOf(terms)} variant="filled" disabled={isNone} />
      </div>
    </section>
  )
}

function sentenceOf({ any, all }: TermLoci, terms: number): string {
  const [some, common] = [formatCount(any.length, 'gene'), formatNumber(all.length)]
  const have = any.length === 1 ? 'has' : 'have'
  if (terms === 1) return `${some} ${have} it`
  return terms === 2 ? `${some} ${have} either, ${common} both` : `${some} ${have} at least one, ${common} all`
}

function nameOf([first, ...others]: readonly EnrichedTerm[]): string {
  return others.length === 0 ? (first?.name ?? '') : `${first?.name} and ${formatCount(others.length, 'other term')}`
}
