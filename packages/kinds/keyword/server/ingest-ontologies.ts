import { type KeywordCategory, parseKeywordCategory } from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { type OboStanza, readObo } from '@rosette/file-formats/obo.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { RowWriter, Source } from '@rosette/release-kit/sources/source.ts'

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
