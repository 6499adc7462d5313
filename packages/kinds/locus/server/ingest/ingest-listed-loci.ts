import { isAgiName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { parseGeneModelType } from '@rosette/contract-kit/vocabulary/gene-model-types.ts'
import { isBedComment, parseBed12Line } from '@rosette/file-formats/bed.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readHeadlessTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import { placeOf } from './to-feature-row.ts'

const listing = ['locus_name', 'standing', 'source'] as const

/** The loci of TAIR10 with their types. Those that Araport11 dropped are known from nothing else. */
export const ingestTair10Loci: Source = {
  title: 'TAIR10 loci',
  file: /^TAIR10_locus_type\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { listed_locus: [...listing, 'gene_model_type'] },
  ingest: (out) =>
    readHeadlessTable({
      width: 2,
      toRow([name = '', text = '']) {
        const type = parseGeneModelType(text)
        if (!isAgiName(name)) return refuse(`${JSON.stringify(name)} is not an AGI code`)
        if (type === null) return refuse(`${JSON.stringify(text)} is not a gene model type`)
        return accept([name, 'dropped', ingestTair10Loci.title, type])
      },
      row: (row) => out.row('listed_locus', row),
      reject: out.reject,
    }),
}

/** The loci of the BED12 file, an earlier state of Araport11 than the GTF file: neither that nor TAIR's ids have the few that are only here. */
export const ingestBed12Loci: Source = {
  title: 'Loci of the Araport11 BED12 file',
  file: /^Araport11_mRNA\.bed12(\.gz)?$/,
  isRequired: false,
  ...citations.araport11,
  tables: { listed_locus: [...listing, 'gene_model_type', 'chromosome', 'start_position', 'end_position', 'orientation'] },
  ingest: (out) => ({
    line(text) {
      if (isBedComment(text)) return
      const parsed = parseBed12Line(text)
      if (!parsed.ok) return out.reject(parsed.reason)
      const { name, chrom, start, end } = parsed.value
      const locus = name.replace(/\.\d{1,9}$/, '')
      const position = placeOf({ ...parsed.value, seqid: chrom })
      if (!isAgiName(locus)) out.reject(`${JSON.stringify(name)} is not a gene model name`)
      else if (!position.ok) out.reject(position.reason)
      else {
        const { chromosome, orientation } = position.value
        out.row('listed_locus', [locus, 'dropped', ingestBed12Loci.title, 'protein_coding', chromosome, start, end, orientation])
      }
    },
  }),
}

/** The loci of the file of phenotypes, a hundred of which no other file names. The germplasms are read apart. */
export const ingestPhenotypeLoci = tableSource({
  title: 'Loci with phenotypes',
  file: /^Locus_Germplasm_Phenotype_.*\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { listed_locus: listing },
  columns: ['LOCUS_NAME'],
  // A germplasm without a locus has its line too.
  toRow: ({ LOCUS_NAME }) => accept(LOCUS_NAME && !isAgiName(LOCUS_NAME) ? [LOCUS_NAME, 'genetic', 'Loci with phenotypes'] : null),
  write: (out, row) => row && out.row('listed_locus', row),
})

/** The genetic loci of the list of GO annotations of 2015, a few of which no other file names. The annotations are read apart; ND states nothing. */
export const ingestAnnotatedLoci = tableSource({
  title: 'Genetic loci with GO annotations',
  file: /^TAIR_GO_annotations_with_evidence_2015\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { listed_locus: listing },
  columns: ['locus', 'evidence_code'],
  toRow: ({ locus, evidence_code }) =>
    accept(
      locus && evidence_code !== 'ND' && !isAgiName(locus.replace(/\.\d{1,9}$/, ''))
        ? [locus, 'genetic', 'Genetic loci with GO annotations']
        : null,
    ),
  write: (out, row) => row && out.row('listed_locus', row),
})
