import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import type { ReleasePart } from '@rosette/contract-kit/kind/release-parts.ts'
import { useSiteFacts } from '@rosette/ui-kit/app-facts.tsx'
import { useQuery } from '@tanstack/react-query'
import { type TermSourceName, termSourceNames, termSources } from '../contract/term-sources.ts'

type SourcesOfRelease = {
  /** Those that can be chosen, and those of them without an annotation of any gene (COVER-009). */
  offered: readonly TermSourceName[]
  empty: readonly TermSourceName[]
  /** Whether genes that are expressed somewhere can be the background. */
  hasExpression: boolean
}

/** Sources of data that only some releases have; the others do not even name them (PATHWAY-007). */
const partOf: Partial<Record<TermSourceName, ReleasePart>> = { pathway: 'pathways', gene_set: 'gene_sets' }

export function useSourcesOfRelease(): SourcesOfRelease {
  const { data } = useQuery(coverageQuery())
  const { releaseParts = [] } = useSiteFacts()
  return {
    hasExpression: releaseParts.includes('expression'),
    offered: termSourceNames.filter((name) => partOf[name] === undefined || releaseParts.includes(partOf[name])),
    empty: termSourceNames.filter((name) => {
      const { category } = termSources[name]
      return data !== undefined && category !== null && data.annotatedGenes[category] === 0
    }),
  }
}
