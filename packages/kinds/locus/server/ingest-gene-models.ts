import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/genome.ts'
import { type GtfFeature, isGtfComment, parseGtfLine } from '@rosette/file-formats/gtf.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'
import { araport11Citation, araport11Licence } from './locus-citations.ts'
import { orientationOf } from './orientation-of.ts'

/** Araport11 gene models. The file has no gene or transcript lines: both follow from the features (locus-derive.sql). */
export const ingestGeneModels: Source = {
  title: 'Araport11 gene models',
  file: /^Araport11_GTF_genes_transposons\..*gtf(\.gz)?$/,
  isRequired: true,
  licence: araport11Licence,
  citation: araport11Citation,
  tables: {
    gene_model_feature: [
      'gene_model_name',
      'locus_name',
      'source',
      'feature_type',
      'chromosome',
      'start_position',
      'end_position',
      'orientation',
      'frame',
    ],
  },
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

function toRow(feature: GtfFeature): Parsed<CopyValue[]> {
  const { transcript_id: model, gene_id: locus } = feature.attributes
  if (!model || !locus) return refuse('transcript_id or gene_id is missing')
  const chromosome = parseChromosome(feature.seqid)
  if (chromosome === null) return refuse(`${JSON.stringify(feature.seqid)} is no chromosome of Arabidopsis thaliana`)
  if (feature.end > chromosomeLengths[chromosome]) return refuse(`end ${feature.end} lies beyond the end of ${chromosome}`)
  const orientation = orientationOf(feature.strand)
  if (orientation === null) return refuse('a gene model has a strand')
  const { source, feature: type, start, end, frame } = feature
  return accept([model, locus.toUpperCase(), source, type, chromosome, start, end, orientation, frame])
}
