import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'
import { goCitation, goLicence } from './keyword-citations.ts'

/** What the newer file of terms leaves out: part of, regulates and its two kinds. Its is_a edges are older and not taken. */
export const ingestGoEdges: Source = {
  title: 'Edges of the Gene Ontology',
  file: /^GO_terms_and_parents_.*\.tsv(\.gz)?$/,
  isRequired: false,
  licence: goLicence,
  citation: goCitation,
  tables: { ontology_edge_line: ['child', 'relationship', 'parent'] },
  ingest: (out) =>
    readTable({
      columns: ['go_id', 'relationship', 'parent'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ go_id, relationship, parent }) {
        if (!go_id || !relationship || !parent) return refuse('a term, a relationship and a parent are needed')
        return accept([go_id, relationship.replaceAll(' ', '_'), parent] as const)
      },
      row(row) {
        if (row[1] !== 'isa') out.row('ontology_edge_line', row)
      },
      reject: out.reject,
    }),
}
