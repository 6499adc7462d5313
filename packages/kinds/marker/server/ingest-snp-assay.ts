import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/genome.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** The SNPs of an assay by which accessions are told apart, in TAIR10 coordinates. */
export const ingestSnpAssay = tableSource({
  title: '384-SNP genotyping assay',
  file: /^384_SNPs_list\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'public; none is stated',
  citation: 'Gregor Mendel Institute, 384-SNP assay',
  tables: { marker_place: ['marker_name', 'marker_type', 'chromosome', 'start_position', 'end_position'] },
  columns: ['SNP_id', 'chr', 'T10_position'],
  parseLine: (line) => parseQuotedLine(line, ','),
  toRow({ SNP_id, chr, T10_position }) {
    const chromosome = parseChromosome(chr)
    if (!SNP_id || chromosome === null || !/^\d{1,9}$/.test(T10_position)) return refuse('a SNP, a chromosome and a place are needed')
    const position = Number(T10_position)
    if (position < 1 || position > chromosomeLengths[chromosome]) return refuse(`${position} lies beyond the end of ${chromosome}`)
    return accept([SNP_id, 'SNP', chromosome, position, position])
  },
  write: (out, row) => out.row('marker_place', row),
})
