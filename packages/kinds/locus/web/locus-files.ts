import { recordPartCall } from '@rosette/api-client/record-part-query.ts'
import { formatGff3, modelLines, modelParts, transcriptTerm } from '@rosette/ui-kit/reuse/format-gff3.ts'
import type { PageCall, TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { formatFasta } from '@rosette/ui-kit/sequence/format-fasta.ts'
import { locusNeighbourhood } from '../contract/interactions/locus-neighbourhood.ts'
import { locusExpression } from '../contract/locus-expression.ts'
import { locusPathways } from '../contract/locus-pathways.ts'
import type { LocusRecord } from '../contract/locus-record.ts'
import { locusUniprot } from '../contract/locus-uniprot.ts'
import { locusVariants } from '../contract/locus-variants.ts'

/** The gene models of a locus, and the protein of the one that stands for it. */
export function recordFiles(locus: LocusRecord): TextFile[] {
  const { name, span, geneModels, proteinSequences } = locus
  const models: TextFile = { label: 'Gene models (GFF3)', fileName: `${name}.gff3`, text: () => formatModels(locus) }
  const proteins: TextFile = {
    label: 'Protein sequence (FASTA)',
    note: 'of the representative gene model',
    fileName: `${name}_protein.fasta`,
    text: () => formatFasta(proteinSequences),
  }
  return [...(span && geneModels.length > 0 ? [models] : []), ...(proteinSequences.length > 0 ? [proteins] : [])]
}

/** What the parts of the page fetch by themselves, as far as this locus has them (USE-009). */
export function recordCalls(locus: LocusRecord): PageCall[] {
  const { locusId, uniprotTextCount, pathwayCount, expressionDataSets, interactions, hasVariantSets, span } = locus
  const parts = [
    { label: 'what UniProt says', part: locusUniprot, has: (uniprotTextCount ?? 0) > 0 },
    { label: 'pathways', part: locusPathways, has: (pathwayCount ?? 0) > 0 },
    { label: 'neighbourhood in the network', part: locusNeighbourhood, has: interactions.total > 0 },
    { label: 'variants of accessions', part: locusVariants, has: hasVariantSets && span !== null },
  ]
  const measured = expressionDataSets.filter(({ standing }) => standing === 'measured')
  return [
    ...parts.flatMap(({ label, part, has }) => (has ? [{ label, call: recordPartCall(part, locusId) }] : [])),
    ...measured.map(({ name, title }) => ({
      label: `expression: ${title}`,
      call: recordPartCall(locusExpression, locusId, { dataSet: name }),
    })),
  ]
}

function formatModels({ name, span, geneModelType, symbols, geneModels }: LocusRecord): string {
  if (!span) return ''
  const isPseudogene = geneModelType === 'pseudogene' || geneModelType === 'pseudogenic_trna'
  const gene = {
    span,
    type: isPseudogene ? 'pseudogene' : 'gene',
    attributes: { ID: name, Name: name, symbol: symbols[0]?.name ?? null, locus_type: geneModelType },
  }
  const models = geneModels.map((model) =>
    modelLines({
      id: model.name,
      parent: name,
      type: transcriptTerm(model.geneModelType),
      span: model,
      features: model.features.map((feature) => ({ ...feature, type: modelParts[feature.type] })),
    }),
  )
  return formatGff3([gene, ...models.flat()])
}
