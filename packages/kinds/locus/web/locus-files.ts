import { formatGff3, modelLines, modelParts, transcriptTerm } from '@rosette/ui-kit/reuse/format-gff3.ts'
import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { formatFasta } from '@rosette/ui-kit/sequence/format-fasta.ts'
import type { LocusRecord } from '../contract/locus-record.ts'

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
