import { schemaOf } from '@rosette/database/release-schema.ts'
import type { ResultSource } from '@rosette/kinds/registry/search-cards.ts'
import type { TestDatabase } from '../live/test-database.ts'
import type { SearchDocument, SearchDocuments } from './search-documents.ts'

/**
 * What a document of a kind must hold, in plain SQL over the tables of a release: names, types, flags, places, annotations, literature and numbers. It shares
 * nothing with the loaders and the definitions of the indices, so that an error in them shows.
 */
const fieldsByKind: Readonly<Record<string, string>> = {
  locus: `
    with recursive above (keyword_id, term_id) as (
      select keyword_id, keyword_id from ontology_term
      union select above.keyword_id, edge.parent_id
      from above join ontology_edge as edge on edge.child_id = above.term_id and edge.relationship in ('is_a', 'part_of')
    ), hierarchy as (
      select above.keyword_id, json_agg(term.external_id) as terms, json_agg(term.name) as names
      from above join ontology_term as term on term.keyword_id = above.term_id
      group by above.keyword_id
    )
    select locus_id as key, json_build_object(
      'gene_name', name,
      'symbols', coalesce((select json_agg(symbol order by rank) from locus_symbol where locus_symbol.locus_id = locus.locus_id and not is_genetic), '[]'),
      'symbol', (select symbol from locus_symbol where locus_symbol.locus_id = locus.locus_id and not is_genetic order by rank limit 1),
      'agi_code', case when not is_genetic then name end,
      'full_name', (select full_name from locus_symbol where locus_symbol.locus_id = locus.locus_id order by rank limit 1),
      'position', chromosome || ':' || start_position || '-' || end_position,
      'has_phenotype', exists (select from germplasm_phenotype as seen where seen.locus_name = locus.name and seen.phenotype is not null),
      'has_insertion', exists (
        select from polymorphism_gene join polymorphism using (polymorphism_id) where polymorphism_gene.locus_id = locus.locus_id and line is not null
      ),
      'locus_tair_id', tair_object_id::text,
      'description', description,
      'chromosome', substr(chromosome, 4),
      'annotations', coalesce((
        select json_agg(json_build_object(
          'keyword', name, 'category', category, 'evidence', evidence_code, 'term', external_id, 'terms', terms, 'names', names
        ))
        from annotation join ontology_term using (keyword_id) join hierarchy using (keyword_id)
        where annotation.locus_id = locus.locus_id and not is_negated
      ), '[]'),
      'is_obsolete', is_obsolete,
      'is_sequenced', not is_genetic,
      'has_literature', exists (select from publication_locus as told where told.locus_id = locus.locus_id),
      'publication_count', (select count(*) from publication_locus as told where told.locus_id = locus.locus_id)
    ) as fields from locus`,
  marker: `
    with on_sequence as (
      select marker_name, start_position, end_position from marker_place
      union all select marker_name, start_position, end_position from marker_detail where chromosome is not null
    )
    select marker_id as key, json_build_object(
      'marker_name', name,
      'type', marker_type,
      'is_pcr_marker', (select is_pcr_marker from marker_detail where marker_name = name limit 1),
      'chrom', substr(chromosome, 4),
      'start_position', (select min(start_position) from on_sequence where marker_name = name),
      'end_position', (select min(end_position) from on_sequence where marker_name = name)
    ) as fields from marker`,
  polymorphism: `
    select polymorphism_id as key, json_build_object(
      'name', name,
      'polymorphism_type', polymorphism_type,
      'insertion_type', insertion_type,
      'mutagen', mutagen,
      'construct_type', construct_type,
      'inheritance', inheritance,
      'chromosome', chromosome,
      'start_position', start_position,
      'end_position', end_position,
      'is_genetic_marker', exists (select from marker_pattern where polymorphism_name = polymorphism.name)
    ) as fields from polymorphism`,
  publication: `
    select reference_id as key, json_build_object(
      'title', array_remove(array[title], null),
      'abstract', abstract,
      'authors', coalesce(string_to_array(authors, '; '), '{}'),
      'pubName', array_remove(array[pub_name], null),
      'publication_type', publication_type,
      'year', publication_year,
      'doi', doi,
      'pubmedId', pubmed_id
    ) as fields from publication`,
  clone: `
    select clone_id as key, json_build_object(
      'name', name,
      'chrom', substr(chromosome, 4),
      'start_position', (select min(start_position) from clone_place where clone_place.name = clone.name),
      'end_position', (select min(end_position) from clone_place where clone_place.name = clone.name),
      'insert_type', insert_type,
      'is_full_length_cds', coalesce(is_full_length_cds, false),
      'is_sequenced', exists (select from clone_sequence where kind = 'clone' and record_name = name),
      'is_on_map', exists (select from clone_location where clone_location.clone_id = clone.clone_id),
      'is_genetic_marker', exists (select from marker_detail where made_from = name)
    ) as fields from clone`,
  protein: `
    select protein_id as key, json_build_object(
      'name', name,
      'length', length,
      'mw', molecular_weight,
      'pi', isoelectric_point
    ) as fields from protein`,
  germplasm: `
    select germplasm_id as key, json_build_object(
      'name', name,
      'original_name', original_name,
      'germplasmType', germplasm_type,
      'scientific_name', scientific_name,
      'ploidy', ploidy,
      'mutagen', mutagen,
      'has_images', exists (select from germplasm_image where germplasm_image.germplasm_id = germplasm.germplasm_id),
      'has_polymorphism', exists (select from polymorphism_germplasm as carried where carried.germplasm_id = germplasm.germplasm_id)
    ) as fields from germplasm`,
}

/** Documents with these fields as the tables have them, whatever the loaders made of them. */
export async function withExpectedFields(
  { db, releaseId }: Pick<TestDatabase, 'db' | 'releaseId'>,
  source: ResultSource,
  { definition, documents }: SearchDocuments,
): Promise<SearchDocuments> {
  const query = 'kind' in source ? fieldsByKind[source.kind] : undefined
  if (query === undefined) return { definition, documents }
  const client = await db.pool.connect()
  try {
    await client.query(`begin; set local search_path to ${schemaOf(releaseId)}`)
    const { rows } = await client.query<{ key: string; fields: SearchDocument }>(query)
    const fieldsOf = new Map(rows.map(({ key, fields }) => [Number(key), fields]))
    if (fieldsOf.size !== documents.length) throw new Error(`${fieldsOf.size} rows of the tables are ${documents.length} documents`)
    return { definition, documents: documents.map((document) => expectedOf(document, fieldsOf.get(Number(document[definition.key])))) }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function expectedOf(document: SearchDocument, fields: SearchDocument | undefined): SearchDocument {
  if (!fields) throw new Error(`No row of the tables is the document ${JSON.stringify(document)}`)
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(document, field))
  if (unknown.length > 0) throw new Error(`A document has no ${unknown.join(', ')}`)
  return { ...document, ...fields }
}
