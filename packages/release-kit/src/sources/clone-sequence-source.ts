import { cells, detailSource } from './detail-source.ts'
import type { Source } from './source.ts'

/** Sequences read from clones, or from their ends: rosette_clone_sequence.tsv and rosette_cloneend_sequence.tsv. */
export function cloneSequenceSource(kind: 'clone' | 'cloneend'): Source {
  return detailSource({
    title: `Sequences of ${kind} records`,
    file: `rosette_${kind}_sequence`,
    table: 'clone_sequence',
    fixed: { kind },
    columns: {
      record_name: cells.text,
      ic_accession: cells.text,
      genbank_gi: cells.text,
      nucleotide_sequence_type: cells.text,
      sequence_class: cells.text,
      source: cells.text,
      attribution_date: cells.date,
    },
    needed: ['record_name', 'ic_accession'],
  })
}
