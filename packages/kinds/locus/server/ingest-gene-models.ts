import { type GtfFeature, isGtfComment, parseGtfLine } from '@rosette/file-formats/gtf.ts'
import { type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'
import { featureColumns, toFeatureRow } from './to-feature-row.ts'

/** Araport11 gene models. The file has no gene or transcript lines: both follow from the features (locus-derive.sql). */
export const ingestGeneModels: Source = {
  title: 'Araport11 gene models',
  file: /^Araport11_GTF_genes_transposons\..*gtf(\.gz)?$/,
  isRequired: true,
  ...citations.araport11,
  tables: { gene_model_feature: featureColumns },
  ingest: (out) => ({
    line(text) {
      if (isGtfComment(text)) return
      const parsed = parseGtfLine(text)
      const row = parsed.ok ? toRow(parsed.value) : parsed
      if (row.ok) out.row('gene_model_feature', row.value)
      else out.reject(row.reason)
    },
  }),
}

function toRow({ attributes, feature: type, seqid, source, start, end, strand, frame }: GtfFeature): Parsed<CopyValue[]> {
  const { transcript_id: model, gene_id: locus } = attributes
  if (!model || !locus) return refuse('transcript_id or gene_id is missing')
  return toFeatureRow({ model, locus, source, type, seqid, start, end, strand, frame })
}
