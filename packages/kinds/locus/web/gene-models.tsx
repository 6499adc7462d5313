import { RecordLink } from '@rosette/ui-kit/record/record-link.tsx'
import { SecondLine } from '@rosette/ui-kit/results/second-line.tsx'
import type { GeneTableRow } from './to-gene-table-row.ts'

/** The first model, which leads to its own page (RESULTS-027), and how many more there are. */
export function GeneModels({ models: [first, ...others] }: { models: GeneTableRow['protein_models'] }) {
  if (first === undefined) return null
  const { geneId, geneName } = first
  return (
    <SecondLine isMono>
      {geneId === null ? geneName : <RecordLink to={{ kind: 'gene', key: geneId, label: geneName }}>{geneName}</RecordLink>}
      {others.length > 0 && <span title={others.map((model) => model.geneName).join(', ')}> +{others.length}</span>}
    </SecondLine>
  )
}
