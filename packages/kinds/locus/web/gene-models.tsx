import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import classes from './gene-models.module.css'
import type { GeneTableRow } from './to-gene-table-row.ts'

/** The first model, which leads to its own page (RESULTS-027), and how many more there are. */
export function GeneModels({ models: [first, ...others] }: { models: GeneTableRow['protein_models'] }) {
  if (first === undefined) return null
  const { geneId, geneName } = first
  return (
    <span className={classes.models}>
      {geneId === null ? geneName : <RecordLink to={{ kind: 'gene', key: geneId, label: geneName }}>{geneName}</RecordLink>}
      {others.length > 0 && <span title={others.map((model) => model.geneName).join(', ')}> +{others.length}</span>}
    </span>
  )
}
