import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { type BedInterval, isBedComment, parseBedLine } from '@rosette/file-formats/bed.ts'
import { type GtfFeature, isGtfComment, parseGtfLine } from '@rosette/file-formats/gtf.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { featureColumns, orientationOf, toFeatureRow } from './to-feature-row.ts'

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
      const row = parsed.ok ? toFeature(parsed.value) : parsed
      if (row.ok) out.row('gene_model_feature', row.value)
      else out.reject(row.reason)
    },
  }),
}

function toFeature({ attributes, feature: type, seqid, source, start, end, strand, frame }: GtfFeature): Parsed<CopyValue[]> {
  const { transcript_id: model, gene_id: locus } = attributes
  if (!model || !locus) return refuse('transcript_id or gene_id is missing')
  return toFeatureRow({ model, locus, source, type, seqid, start, end, strand, frame })
}

export const boundsColumns = [
  'locus_name',
  'chromosome',
  'start_position',
  'end_position',
  'orientation',
  'type_code',
  'transcript_count',
] as const

/** Bounds of every locus with a type code from 1 to 5 and the number of its transcripts; columns 4 to 7 are this file's own. */
export const ingestLocusBounds: Source = {
  title: 'Araport11 loci',
  file: /^Araport11_all_loci\.bed(\.gz)?$/,
  isRequired: true,
  ...citations.araport11,
  tables: { locus_bounds: boundsColumns },
  ingest: (out) => ({
    line(text) {
      if (isBedComment(text)) return
      const parsed = parseBedLine(text)
      const row = parsed.ok ? toBounds(parsed.value) : parsed
      if (row.ok) out.row('locus_bounds', row.value)
      else out.reject(row.reason)
    },
  }),
}

function toBounds({ chrom, start, end, columns }: BedInterval): Parsed<CopyValue[]> {
  const [locus, strand, code, transcripts] = columns
  const chromosome = parseChromosome(chrom)
  if (chromosome === null) return refuse(`${JSON.stringify(chrom)} is not a chromosome of Arabidopsis thaliana`)
  const orientation = orientationOf(strand)
  if (orientation === null) return refuse(`strand ${JSON.stringify(strand)} is none of + -`)
  if (!locus || !/^[1-5]$/.test(code ?? '') || !/^\d{1,4}$/.test(transcripts ?? ''))
    return refuse('locus, type code from 1 to 5 and number of transcripts are needed')
  // BED counts from 0 and leaves out the end; records count from 1 and include it.
  return accept([locus.toUpperCase(), chromosome, start + 1, end, orientation, Number(code), Number(transcripts)])
}
