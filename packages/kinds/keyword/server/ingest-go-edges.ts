import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** What the newer file of terms leaves out: part of, regulates and its two kinds. Its is_a edges are older and not taken. */
export const ingestGoEdges = tableSource({
  title: 'Edges of the Gene Ontology',
  file: /^GO_terms_and_parents_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.geneOntology,
  tables: { ontology_edge_line: ['child', 'relationship', 'parent'] },
  columns: ['go_id', 'relationship', 'parent'],
  toRow({ go_id, relationship, parent }) {
    if (!go_id || !relationship || !parent) return refuse('a term, a relationship and a parent are needed')
    return accept([go_id, relationship.replaceAll(' ', '_'), parent] as const)
  },
  write(out, row) {
    if (row[1] !== 'isa') out.row('ontology_edge_line', row)
  },
})
