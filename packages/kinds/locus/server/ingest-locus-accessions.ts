import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Locus name → TAIR's number of it, which is the key of the locus here too, so that old addresses keep their meaning. */
export const ingestLocusAccessions = tableSource({
  title: 'TAIR accessions of loci',
  file: /^AGI_locusId_mapping_.*\.csv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { locus_accession: ['locus_name', 'tair_object_id'] },
  columns: ['AGI_id', 'locus_id'],
  parseLine: (line) => parseQuotedLine(line, ','),
  toRow({ AGI_id, locus_id }) {
    if (!AGI_id || !/^\d{1,15}$/.test(locus_id)) return refuse('a locus name and a number are needed')
    return accept([AGI_id, Number(locus_id)])
  },
  write: (out, row) => out.row('locus_accession', row),
})
