import { type KeywordCategory, parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { type OboStanza, quotedText, readObo } from '@rosette/file-formats/obo.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { RowWriter, Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

export const ingestGeneOntology = ontology('GO', {
  title: 'Gene Ontology',
  file: /^go(-basic)?\.obo(\.gz)?$/,
  ...citations.geneOntology,
})

export const ingestPlantOntology = ontology('PO', {
  title: 'Plant Ontology',
  file: /^po\.obo(\.gz)?$/,
  ...citations.plantOntology,
})

function ontology(prefix: string, head: Pick<Source, 'title' | 'file' | 'licence' | 'citation'>): Source {
  return {
    ...head,
    isRequired: false,
    tables: {
      ontology_term_line: ['term_id', 'name', 'category', 'definition', 'is_obsolete'],
      ontology_alternative_line: ['term_id', 'alternative_id'],
      ontology_synonym_line: ['term_id', 'synonym', 'scope'],
      ontology_edge_line: ['child', 'relationship', 'parent'],
    },
    ingest: (out) =>
      readObo({
        stanza(stanza) {
          // The file also lists terms of other ontologies that its own terms refer to.
          if (stanza.type === 'Term' && stanza.id.startsWith(`${prefix}:`)) writeTerm(out, stanza)
        },
        reject: out.reject,
      }),
  }
}

/** Namespaces of the two halves of the Plant Ontology, and that of two structures outside both (PO:0025627, PO:0025628). */
const plantCategories: Readonly<Record<string, KeywordCategory>> = {
  plant_anatomy: 'plant structure',
  plant_structure_development_stage: 'growth and developmental stages',
  plant_ontology: 'plant structure',
}

function writeTerm(out: RowWriter, term: OboStanza): void {
  const namespace = term.namespace ?? ''
  const category = plantCategories[namespace] ?? parseKeywordCategory(namespace)
  if (category === null) {
    out.reject(`${term.id} has the namespace ${JSON.stringify(namespace)}, which is not a keyword category`)
    return
  }
  out.row('ontology_term_line', [term.id, term.name ?? term.id, category, term.definition, term.isObsolete])
  for (const id of term.alternativeIds) out.row('ontology_alternative_line', [term.id, id])
  for (const { text, scope } of term.synonyms) out.row('ontology_synonym_line', [term.id, text, scope])
  for (const parent of term.isA) out.row('ontology_edge_line', [term.id, 'is_a', parent])
  for (const { type, target } of term.relationships) out.row('ontology_edge_line', [term.id, type, target])
  for (const id of term.replacedBy) out.row('ontology_edge_line', [term.id, 'replaced_by', id])
  for (const id of term.consider) out.row('ontology_edge_line', [term.id, 'consider', id])
}

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
  },
})

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
