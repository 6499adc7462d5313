import type { RecordRef } from '@rosette/contract-kit/kind/record-ref.ts'
import { RecordLink } from '@rosette/ui-kit/links/record-link.tsx'
import { defineResults } from '@rosette/ui-kit/results/define-results.ts'
import { GeneModelTypeTag, NameList } from '@rosette/ui-kit/results/result-cells.tsx'
import { formatNumber } from '@rosette/ui-kit/text/format-number.ts'
import { furtherNames, type LocusHit, locusColumns } from '../contract/locus-search-card.ts'
import { form } from './locus-form.ts'
import classes from './locus-results.module.css'

export const results = defineResults<LocusHit>({
  columns: locusColumns,
  criteriaFields: form.fields,
  recordOf: (hit) => toGeneTableRow(hit).locus,
  whyBelow: 'symbol',
  below: (hit) => <GeneModels models={toGeneTableRow(hit).protein_models} />,
  cell: (columnId, hit, mark) => {
    if (columnId === 'symbol' && hit.symbol !== null) return <strong className={classes.symbol}>{mark(hit.symbol)}</strong>
    if (columnId === 'further_names') return <NameList names={furtherNames(hit)} mark={mark} />
    if (columnId === 'gene_model_ids') return <NameList names={hit.gene_model_ids} mark={mark} isMono />
    if (columnId === 'uniprot_ids') return <NameList names={hit.uniprot_ids} mark={mark} isMono />
    if (columnId === 'position' && hit.position !== null) return formatPosition(hit.position)
    if (columnId === 'publication_count') return formatNumber(hit.publication_count)
    if (columnId === 'keywords') return <NameList names={hit.keywords} mark={mark} separator=" · " shown={3} />
    if (columnId === 'phenotypes') return <NameList names={hit.phenotypes} mark={mark} separator=" · " shown={2} />
    if (columnId === 'gene_model_type') return <GeneModelTypeTag type={hit.gene_model_type} />
    return undefined
  },
})

/** `Chr4:10382841-10388272` → `Chr4: 10,382,841-10,388,272`. */
function formatPosition(position: string): string {
  return position.replace(':', ': ').replace(/\d{4,}/g, (bases) => formatNumber(Number(bases)))
}

/** The first model, linked to its own page (RESULTS-027), and the number of others. */
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

type GeneModelOfLocus = { locusId: number; locusName: string; geneId: number | null; geneName: string }

/**
 * A row of a gene table (DATA-012): the locus, its gene models with what links to both need, and the description. The other
 * columns that the specification lists are in the rows of keywords and germplasms.
 */
export type GeneTableRow = { locus: RecordRef; protein_models: GeneModelOfLocus[]; description: string | null }

export function toGeneTableRow(hit: LocusHit): GeneTableRow {
  const { locus_tairObjectId: locusId, gene_name: locusName, gene_model_ids, gene_tair_ids, description } = hit
  const keyOf = (index: number) => (gene_tair_ids[index] === undefined ? null : Number(gene_tair_ids[index]))
  return {
    locus: { kind: 'locus', key: locusId, label: locusName },
    protein_models: gene_model_ids.map((geneName, index) => ({ locusId, locusName, geneId: keyOf(index), geneName })),
    description,
  }
}
