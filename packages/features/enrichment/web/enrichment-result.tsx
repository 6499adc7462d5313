import { Notice } from '@rosette/ui-kit/feedback/notice.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useScreenUpTo } from '@rosette/ui-kit/layout/use-screen.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { CopyableText } from '@rosette/ui-kit/record/parts/copyable-text.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { useMemo, useState } from 'react'
import type { EnrichmentAnswer } from '../contract/enrichment-answer.ts'
import type { EnrichmentView } from '../contract/enrichment-view.ts'
import { EnrichmentFacts } from './enrichment-facts.tsx'
import classes from './enrichment-page.module.css'
import { EnrichmentWarnings } from './enrichment-warnings.tsx'
import { TermPicture } from './pictures/term-picture.tsx'
import { TermGenesCard } from './term-genes-card.tsx'
import { TermTableCard } from './term-table.tsx'

type EnrichmentResultProps = {
  view: EnrichmentView
  query: Readonly<Record<string, string>>
  answer: EnrichmentAnswer
  /** The sentence about all sources, if it is one of several. */
  method?: string
}

/** Counts, warnings, picture, the genes of the open term, table and methods sentence of an answer. */
export function EnrichmentResult({ view, query, answer, method = answer.method }: EnrichmentResultProps) {
  const { go } = useAddress()
  const shown = useMemo(() => answer.terms.filter(({ foldedInto }) => foldedInto === null), [answer])
  const all = useMemo(() => [...answer.terms, ...answer.under.terms], [answer])
  const open = all.find(({ id }) => id === view.term)
  const choose = (id: string) => go({ term: id === view.term ? null : id })
  // Few tests tell nothing, however small their p is.
  const isRendered = answer.significant > 0 && !answer.warnings.includes('few_tests')
  const [showsAll, setShowsAll] = useState(false)
  // Names of terms and dots need the rest of the page, and a graph needs all of it.
  const isWide = !useScreenUpTo(1359) && view.picture !== 'graph'
  const isBeside = isRendered && isWide && view.term !== null && !showsAll
  return (
    <>
      <EnrichmentFacts answer={answer} />
      <EnrichmentWarnings answer={answer} />
      {answer.significant === 0 && !answer.warnings.includes('no_annotations') && (
        <Notice kind="info">
          No term at q ≤ {answer.settings.alpha} among {formatNumber(answer.tests)} tested.
        </Notice>
      )}
      <div className={classes.pictured} data-beside={isBeside || undefined}>
        {isRendered && <TermPicture view={view} query={query} answer={answer} shown={shown} onChoose={choose} />}
        {view.term !== null && (
          <TermGenesCard
            key={view.term}
            query={query}
            answer={answer}
            id={view.term}
            term={open}
            onAll={isBeside ? () => setShowsAll(true) : undefined}
            onClose={() => go({ term: null })}
          />
        )}
      </div>
      {(answer.significant > 0 || answer.under.significant > 0) && (
        <TermTableCard key={JSON.stringify(query)} view={view} query={query} answer={answer} onChoose={choose} />
      )}
      {(method !== answer.method || !answer.warnings.includes('no_annotations')) && <Method text={method} />}
    </>
  )
}

function Method({ text }: { text: string }) {
  return (
    <TitledCard title="How to report this" isPadded>
      <CopyableText text={text} label="Copy sentence">
        <p>{text}</p>
      </CopyableText>
    </TitledCard>
  )
}
