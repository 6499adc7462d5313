import { chromosomeLengths, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** SNP markers of the MAGIC lines, placed in megabases of TAIR9, whose coordinates are those of TAIR10. */
export const ingestMagicMarkers: Source = {
  title: 'Markers of the MAGIC lines',
  file: /^ArabMAGIC_markers_TAIR9\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'published with its article',
  citation: 'Gnan et al. (2014) Genetics 198:1751–1758, doi:10.1534/genetics.114.170746',
  tables: { marker_place: ['marker_name', 'marker_type', 'chromosome', 'start_position', 'end_position'] },
  ingest(out) {
    const table = readTable({
      columns: ['marker', 'chr', 'pos'],
      parseLine: (line) => parseQuotedLine(line, ','),
      toRow({ marker, chr, pos }) {
        const chromosome = parseChromosome(chr)
        if (!marker || chromosome === null || !/^\d{1,2}(\.\d{1,9})?$/.test(pos))
          return refuse('a marker, a chromosome and a place in megabases are needed')
        const position = Math.round(Number(pos) * 1_000_000)
        if (position < 1 || position > chromosomeLengths[chromosome]) return refuse(`${pos} lies beyond the end of ${chromosome}`)
        return accept([marker, 'SNP', chromosome, position, position])
      },
      row: (row) => out.row('marker_place', row),
      reject: out.reject,
    })
    // There are comments above the header.
    return { line: (text) => (text.startsWith('#') ? undefined : table.line(text)) }
  },
}

/** SNPs of an assay that distinguishes accessions, in TAIR10 coordinates. */
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

/**
 * Markers of a mapping population. The genotypes are not read: no record shows them. The first line has the names of the markers,
 * the second their chromosomes.
 */
export const ingestGenotypedMarkers: Source = {
  title: 'Markers of the Col x Kas recombinant inbred lines',
  file: /^ColKas_RIL_genotypes\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'published data, in a GPL-3 package',
  citation: 'Sato et al. (2021) G3 11:jkab017, doi:10.1093/g3journal/jkab017',
  tables: { genotyped_marker: ['marker_name', 'chromosome'] },
  ingest(out) {
    let names: string[] | null = null
    let isRead = false
    return {
      line(text) {
        if (isRead) return
        const [, ...values] = text.split(',')
        if (names === null) {
          names = values
          return
        }
        isRead = true
        for (const [index, name] of names.entries()) {
          const chromosome = parseChromosome(values[index] ?? '')
          if (!name || chromosome === null) out.reject(`marker ${index + 1} needs a name and a chromosome`)
          else out.row('genotyped_marker', [name, chromosome])
        }
      },
    }
  },
}

/** Markers with their type, sequences and loci, in a format of our own; multiple names in a cell are separated by bars. */
export const ingestMarkerDetails = detailSource({
  title: 'Details of genetic markers',
  file: 'rosette_marker',
  table: 'marker_detail',
  columns: {
    marker_name: cells.text,
    tair_accession: cells.wholeNumber,
    aliases: cells.text,
    marker_type: cells.text,
    // DMARK-005: 'T' means true.
    is_pcr_marker: cells.flag,
    length: cells.wholeNumber,
    special_conditions: cells.text,
    chromosome: cells.chromosome,
    start_position: cells.wholeNumber,
    end_position: cells.wholeNumber,
    loci: cells.text,
    made_from: cells.text,
    made_from_type: cells.text,
    flank_left: cells.text,
    flank_right: cells.text,
    pubmed_ids: cells.wholeNumbers,
    date_last_modified: cells.date,
  },
  needed: ['marker_name'],
})

/** PCR and digest results by ecotype, in a format of our own. */
export const ingestMarkerPatterns = tableSource({
  title: 'Product lengths and digest patterns of genetic markers',
  file: /^rosette_marker_pattern\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.release,
  tables: {
    marker_pattern: [
      'marker_name',
      'polymorphism_name',
      'abbrev_name',
      'product_length',
      'restriction_enzyme_name',
      'num_sites',
      'fragmentation_length',
    ],
  },
  columns: ['marker_name', 'polymorphism', 'ecotype', 'product_length', 'enzyme', 'sites', 'fragments'],
  toRow({ marker_name, polymorphism, ecotype, product_length, enzyme, sites, fragments }) {
    if (!marker_name || !ecotype) return refuse('a marker and an ecotype are needed')
    if (!/^\d{0,9}$/.test(product_length) || !/^\d{0,4}$/.test(sites)) return refuse('length and number of sites are whole numbers')
    return accept([
      marker_name,
      polymorphism || null,
      ecotype,
      product_length ? Number(product_length) : null,
      enzyme || null,
      sites ? Number(sites) : null,
      fragments || null,
    ])
  },
  write: (out, row) => out.row('marker_pattern', row),
})
