import { Loading } from '@rosette/ui-kit/feedback/loading.tsx'
import { Segments } from '@rosette/ui-kit/form/segments.tsx'
import { TitledCard } from '@rosette/ui-kit/layout/titled-card.tsx'
import { useAddress } from '@rosette/ui-kit/links/use-address.ts'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { lazy, Suspense } from 'react'
import type { EnrichedTerm, EnrichmentAnswer } from '../../contract/enrichment-answer.ts'
import { type EnrichmentPicture, type EnrichmentView, enrichmentPictures } from '../../contract/enrichment-view.ts'
import { termSources } from '../../contract/term-sources.ts'
import { DotPlot, renderedTerms } from './dot-plot.tsx'
import { TermTree } from './term-tree.tsx'

const TermGraphPicture = lazy(() => import('./term-graph.tsx').then((module) => ({ default: module.TermGraphPicture })))

const labels: Readonly<Record<EnrichmentPicture, string>> = { dots: 'Dots', tree: 'Tree', graph: 'Graph' }

type TermPictureProps = {
  view: EnrichmentView
  query: Readonly<Record<string, string>>
  answer: EnrichmentAnswer
  /** Significant terms that are not folded. */
  shown: readonly EnrichedTerm[]
  onChoose(id: string): void
}

/** The significant terms in one of three pictures. */
export function TermPicture({ view, query, answer, shown, onChoose }: TermPictureProps) {
  const { go } = useAddress()
  // Nothing joins sets that are not terms of an ontology.
  const pictures = enrichmentPictures.filter((each) => each !== 'graph' || termSources[answer.settings.source].isOntology)
  const picture = pictures.includes(view.picture) ? view.picture : 'dots'
  return (
    <TitledCard
      title={picture === 'dots' ? `Top ${renderedTerms(shown).length} terms` : 'Significant terms'}
      mark={picture === 'dots' ? 'by q' : formatNumber(picture === 'tree' ? answer.terms.length : shown.length)}
      action={
        <Segments
          label="Picture"
          segments={pictures.map((value) => ({ value, label: labels[value] }))}
          value={picture}
          onValue={(value) => go({ view: value === 'dots' ? null : value })}
        />
      }
      isPadded
    >
      {picture === 'tree' ? (
        <TermTree terms={answer.terms} chosen={view.term} onChoose={onChoose} />
      ) : picture === 'graph' ? (
        <Suspense fallback={<Loading what="the graph" />}>
          <TermGraphPicture query={query} chosen={view.term} onChoose={onChoose} />
        </Suspense>
      ) : (
        <DotPlot answer={answer} terms={shown} chosen={view.term} onChoose={onChoose} />
      )}
    </TitledCard>
  )
}
