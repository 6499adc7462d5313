import { parseKeywordCategory } from '@rosette/contract-kit/keyword-categories.ts'
import { quotedText } from '@rosette/file-formats/obo.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Terms of the Gene Ontology with definition, merged ids and the kinds they are of. Obsolete ones are told by their name. */
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
    if (category === null) return refuse(`${JSON.stringify(cells.namespace)} is no category of keywords`)
    return accept({ ...cells, category })
  },
  write(out, { go_id, name, category, definition, alt_ids, is_a }) {
    const text = quotedText(definition)?.value ?? definition
    out.row('ontology_term_line', [go_id, name, category, text || null, name.startsWith('obsolete ')])
    for (const id of listOf(alt_ids)) out.row('ontology_alternative_line', [go_id, id])
    for (const parent of listOf(is_a)) out.row('ontology_edge_line', [go_id, 'is_a', parent])
  },
})

function listOf(cell: string): string[] {
  return cell.split(',').flatMap((id) => id.trim() || [])
}
