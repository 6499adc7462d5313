import { coverageQuery } from '@rosette/api-client/coverage-query.ts'
import type { ReleaseCoverage } from '@rosette/contract-kit/kind/release-coverage.ts'
import { useQuery } from '@tanstack/react-query'
import { type TermSourceName, termSourceNames, termSources } from '../contract/term-sources.ts'

type SourcesOfRelease = {
  /** Those that can be chosen, and those of them without an annotation of any gene (COVER-009). */
  offered: readonly TermSourceName[]
  empty: readonly TermSourceName[]
}

/** What only some releases have is not even named by the others (PATHWAY-007). */
export function useSourcesOfRelease(): SourcesOfRelease {
  const { data } = useQuery(coverageQuery())
  return {
    offered: termSourceNames.filter((name) => isOffered(name, data)),
    empty: termSourceNames.filter((name) => {
      const { category } = termSources[name]
      return data !== undefined && category !== null && data.annotatedGenes[category] === 0
    }),
  }
}

function isOffered(name: TermSourceName, coverage: ReleaseCoverage | undefined): boolean {
  return (name !== 'pathway' && name !== 'gene_set') || (coverage !== undefined && coverage.optionalData[name] > 0)
}
