import {
  geneOntologyCategories,
  type OntologyCategory,
  plantOntologyCategories,
} from '@rosette/contract-kit/vocabulary/keyword-categories.ts'
import { gafLine } from '@rosette/file-formats/gaf-line.ts'
import { type ExportedTable, exportedTable } from './exported-table.ts'
import { aspects, gafObjectType, gafRelation } from './gaf-terms.ts'

type GafRow = {
  locus: string
  tair_object_id: number | null
  gene_model_type: string | null
  symbols: string[] | null
  full_name: string | null
  is_negated: boolean
  relationship: string | null
  term_id: string
  category: string
  is_complex: boolean
  evidence_code: string
  reference: string | null
  pubmed_id: number | null
  evidence_with: string | null
  annotation_date: string
  assigned_by: string | null
}

const section = 'GO_and_PO_Annotations'
const allName = 'annotations'

const from = ['annotation_line', 'ontology_term_line', 'gene_alias', 'locus_name']

/** Every annotation with each of its references, also those that GAF has no place for. */
export const annotationTable = exportedTable({
  section,
  name: allName,
  title: 'Annotations of loci with terms of the Gene Ontology and the Plant Ontology',
  from,
  columns: [
    'locus',
    'symbol',
    'not',
    'relationship',
    'term_id',
    'term',
    'category',
    'evidence_code',
    'evidence_description',
    'evidence_with',
    'reference',
    'pubmed_id',
    'annotation_date',
    'assigned_by',
  ],
  sql: `
    select annotation.locus_name as locus, main.symbol, case when annotation.is_negated then 'NOT' end as "not", annotation.relationship,
      term.external_id as term_id, term.name as term, term.category, annotation.evidence_code, source.evidence_description,
      source.evidence_with, source.reference_type || ':' || source.reference_id as reference, source.pubmed_id,
      source.annotation_date, source.assigned_by
    from annotation join ontology_term as term using (keyword_id)
    left join annotation_reference as source using (annotation_id)
    left join locus_symbol as main on main.locus_id = annotation.locus_id and main.rank = 0
    where term.external_id is not null
    order by annotation.annotation_id, source.reference_type, source.reference_id, source.pubmed_id`,
})

/** Annotations to terms of the Gene Ontology, in the format of its Consortium. */
export const geneOntologyFile = gafFile({
  name: 'go_annotations.gaf',
  title: 'Annotations of loci with terms of the Gene Ontology',
  version: '2.2',
  categories: geneOntologyCategories,
  qualifierOf: (row) => [gafRelation({ category: row.category, relationship: row.relationship, isComplex: row.is_complex })],
})

/** The same columns, as the Plant Ontology's own association files have them: without a relation. */
export const plantOntologyFile = gafFile({
  name: 'po_annotations.gaf',
  title: 'Annotations of loci with terms of the Plant Ontology',
  version: '2.0',
  categories: plantOntologyCategories,
  qualifierOf: () => [],
})

type GafFile = {
  name: string
  title: string
  version: string
  categories: readonly OntologyCategory[]
  qualifierOf(row: GafRow): string[]
}

function gafFile({ name, title, version, categories, qualifierOf }: GafFile): ExportedTable<GafRow> {
  return {
    section,
    name,
    title,
    from,
    comment: '!',
    sql: gafQuery(categories.map(({ category }) => category)),
    first: [`!gaf-version: ${version}`],
    head: [
      `! Annotations without an evidence code, a reference or a date, and those to obsolete terms, are only in ${allName}.tsv.gz.`,
      '! Assigned by TAIR where the file of the annotation does not name anybody.',
    ],
    lineOf: (row) => lineOf(row, qualifierOf(row)),
  }
}

function lineOf(row: GafRow, relation: readonly string[]): string {
  const [symbol = row.locus] = row.symbols ?? []
  return gafLine({
    database: 'TAIR',
    objectId: row.tair_object_id === null ? row.locus : `locus:${row.tair_object_id}`,
    symbol,
    qualifiers: [...(row.is_negated ? ['NOT'] : []), ...relation],
    termId: row.term_id,
    references: [
      ...(row.reference === null ? [] : [`TAIR:${row.reference}`]),
      ...(row.pubmed_id === null ? [] : [`PMID:${row.pubmed_id}`]),
    ],
    evidenceCode: row.evidence_code,
    with: row.evidence_with?.split('|') ?? [],
    aspect: aspects[row.category] ?? '',
    objectName: row.full_name,
    synonyms: [...new Set([row.locus, ...(row.symbols ?? [])])].filter((name) => name !== symbol || name === row.locus),
    objectType: gafObjectType(row.gene_model_type),
    taxa: ['taxon:3702'],
    date: row.annotation_date,
    assignedBy: row.assigned_by ?? 'TAIR',
  })
}

/** One line for each reference; a line must have evidence, reference and date, and no line may name an obsolete term. */
function gafQuery(categories: readonly string[]): string {
  return `
    with complex as (
      select descendant_id as keyword_id from ontology_closure join ontology_term on keyword_id = ancestor_id where external_id = 'GO:0032991'
      union select keyword_id from ontology_term where external_id = 'GO:0032991'
    ), named as (
      select locus_id, array_agg(symbol order by rank) as symbols, min(full_name) filter (where rank = 0) as full_name
      from locus_symbol group by locus_id
    )
    select annotation.locus_name as locus, locus.tair_object_id, locus.gene_model_type, named.symbols, named.full_name,
      annotation.is_negated, annotation.relationship, term.external_id as term_id, term.category,
      complex.keyword_id is not null as is_complex, annotation.evidence_code,
      source.reference_type || ':' || source.reference_id as reference, source.pubmed_id, source.evidence_with, source.annotation_date,
      source.assigned_by
    from annotation join ontology_term as term using (keyword_id) join annotation_reference as source using (annotation_id)
    left join locus using (locus_id) left join named using (locus_id) left join complex using (keyword_id)
    where term.category in (${categories.map((category) => `'${category}'`).join(', ')}) and not term.is_obsolete
      and annotation.evidence_code is not null and source.annotation_date is not null
      and (source.reference_id is not null or source.pubmed_id is not null)
    order by annotation.annotation_id, source.reference_type, source.reference_id, source.pubmed_id`
}
