import { parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { quotedText } from '@rosette/file-formats/obo.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** Gene Ontology terms with definition, merged ids and is_a parents. Obsolete terms are recognised by name. */
export const ingestGoTerms = tableSource({
  title: 'Terms of the Gene Ontology',
  file: /^GO_terms_definitions_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.geneOntology,
  tables: {
    ontology_term_line: ['term_id', 'name', 'category', 'definition', 'is_obsolete'],
    ontology_alternative_line: ['term_id', 'alternative_id'],
    ontology_edge_line: ['child', 'relationship', 'parent'],
  },
  columns: ['go_id', 'name', 'namespace', 'definition', 'alt_ids', 'is_a'],
  toRow(cells) {
    const category = parseKeywordCategory(cells.namespace)
    if (!cells.go_id || !cells.name) return refuse('id or name is missing')
    if (category === null) return refuse(`${JSON.stringify(cells.namespace)} is not a keyword category`)
    return accept({ ...cells, category })
  },
  write(out, { go_id, name, category, definition, alt_ids, is_a }) {
    const text = quotedText(definition)?.value ?? definition
    out.row('ontology_term_line', [go_id, name, category, text || null, name.startsWith('obsolete ')])
    for (const id of listOf(alt_ids)) out.row('ontology_alternative_line', [go_id, id])
    for (const parent of listOf(is_a)) out.row('ontology_edge_line', [go_id, 'is_a', parent])
    const successor = successors[go_id]
    if (successor !== undefined && name.startsWith('obsolete ')) out.row('ontology_edge_line', [go_id, 'replaced_by', successor])
  },
})

/**
 * What replaced obsolete terms that TAIR's slim groups by, as the Gene Ontology announced it in March 2024 (go-announcements, issue 701):
 * the table of terms does not say it.
 */
const successors: Readonly<Record<string, string>> = {
  'GO:0000003': 'GO:0022414',
  'GO:0032504': 'GO:0048609',
  'GO:0032505': 'GO:0022413',
}

function listOf(cell: string): string[] {
  return cell.split(',').flatMap((id) => id.trim() || [])
}

/** Edges missing from the newer file of terms: part_of, regulates and its two subtypes. The is_a edges here are older and skipped. */
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

/** The graph of the Gene Ontology as a whole. What older files say above the terms it lists is not used. */
export const ingestGoGraph = tableSource({
  title: 'Graph of the Gene Ontology',
  file: /^GO_edges_.*\.tsv(\.gz)?$/,
  isRequired: false,
  replaces: [ingestGoEdges],
  ...citations.geneOntology,
  tables: { ontology_graph_line: ['child', 'relationship', 'parent'] },
  columns: ['child', 'relationship', 'parent'],
  toRow({ child, relationship, parent }) {
    if (!child || !relationship || !parent) return refuse('a term, a relationship and a parent are needed')
    return accept([child, relationship, parent] as const)
  },
  write: (out, row) => out.row('ontology_graph_line', row),
})

/** The file does not tell exact synonyms from broad, narrow and related ones. */
export const ingestGoSynonyms = tableSource({
  title: 'Synonyms of the Gene Ontology',
  file: /^GO_synonyms_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.geneOntology,
  tables: { ontology_synonym_line: ['term_id', 'synonym'] },
  columns: ['go_id', 'synonym'],
  toRow({ go_id, synonym }) {
    if (!go_id || !synonym.trim()) return refuse('a term and a synonym are needed')
    return accept([go_id, synonym.trim()] as const)
  },
  write: (out, row) => out.row('ontology_synonym_line', row),
})
