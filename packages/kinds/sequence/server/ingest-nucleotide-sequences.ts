import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

/** Nucleotide sequences. No official file provides them; docs/data-sources.md describes this format. */
export const ingestNucleotideSequences = detailSource({
  title: 'Nucleotide sequences',
  file: 'rosette_sequence',
  table: 'nucleotide_sequence_line',
  columns: {
    name: cells.text,
    tair_accession: cells.wholeNumber,
    ic_accession: cells.text,
    sequence_type: cells.text,
    sequence_class: cells.text,
    length: cells.wholeNumber,
    // IUPAC codes of bases, including ambiguous ones.
    sequence: (text) => (/^[ACGTURYSWKMBDHVN]+$/i.test(text) ? text.toUpperCase() : undefined),
    reference_ids: cells.wholeNumbers,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})
