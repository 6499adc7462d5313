import { type Bed12Transcript, isBedComment, parseBed12Line, partsOfTranscript } from '@rosette/file-formats/bed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { RowWriter, Source } from '@rosette/release-kit/sources/source.ts'
import { ingestGeneModels } from './ingest-gene-models.ts'
import { ingestGeneModelsGff3 } from './ingest-gene-models-gff3.ts'
import { featureColumns, placeOf, toFeatureRow } from './to-feature-row.ts'

/** The coding gene models of Araport11 as BED12, for a folder that has neither of the complete files. */
export const ingestGeneModelsBed12: Source = {
  title: 'Araport11 coding gene models (BED12)',
  file: /^Araport11_mRNA\.bed12(\.gz)?$/,
  isRequired: false,
  standsInFor: [ingestGeneModels, ingestGeneModelsGff3],
  ...citations.araport11,
  tables: { gene_model_feature: featureColumns },
  ingest: (out) => ({
    line(text) {
      if (isBedComment(text)) return
      const parsed = parseBed12Line(text)
      if (parsed.ok) writeParts(out, parsed.value)
      else out.reject(parsed.reason)
    },
  }),
}

/** A line is used as a whole or not at all. */
function writeParts(out: RowWriter, transcript: Bed12Transcript): void {
  const { name: model, chrom: seqid, strand } = transcript
  const locus = /^(.+)\.\d{1,9}$/.exec(model)?.[1]
  const position = placeOf({ ...transcript, seqid })
  if (locus === undefined) out.reject(`${JSON.stringify(model)} is not a gene model name`)
  else if (!position.ok) out.reject(position.reason)
  else {
    for (const part of partsOfTranscript(transcript)) {
      const row = toFeatureRow({ ...part, model, locus, source: 'Araport11', seqid, strand })
      if (row.ok) out.row('gene_model_feature', row.value)
    }
  }
}
