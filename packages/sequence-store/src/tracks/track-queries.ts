import type { GenomeTrackId } from '@rosette/contract-kit/genome-view/genome-tracks.ts'

/** One line of a track, as a query returns it. Empty attributes are left out. */
export type TrackRow = {
  chromosome: string
  start: number
  end: number
  type: string
  strand: '+' | '-' | '.'
  phase: number | null
  id: string | null
  parent: string | null
  name: string | null
  note: string | null
  kind: string | null
}

export type TrackQuery = { tables: readonly string[]; sql: string }

/** In the order of tabix: by chromosome and beginning; a gene before its models, a model before its parts. */
const inOrder = 'order by chromosome collate "C", start, rank, coalesce(parent, id, name) collate "C", "end"'

const strandOf = (row: string) => `case ${row}.orientation when 'R' then '-' else '+' end as strand`

/** Loci that fulfil a condition, with all their models and the exons and coding parts of these. */
function geneQuery(condition: string): TrackQuery {
  const chosen = `not locus.is_obsolete and locus.start_position is not null and ${condition}`
  return {
    tables: ['locus', 'locus_symbol', 'gene_model', 'gene_model_feature'],
    sql: `
      select * from (
        select 1 as rank, locus.chromosome, locus.start_position as start, locus.end_position as "end", 'gene' as type, ${strandOf('locus')},
          null::smallint as phase, locus.name as id, null as parent, locus.name,
          (select string_agg(symbol, ', ' order by rank) from locus_symbol where locus_symbol.locus_id = locus.locus_id) as note,
          locus.gene_model_type as kind
        from locus where ${chosen}
        union all
        select 2, model.chromosome, model.start_position, model.end_position,
          case model.gene_model_type when 'protein_coding' then 'mRNA' else 'transcript' end, ${strandOf('model')},
          null, model.name, locus.name, model.name, null, model.gene_model_type
        from gene_model as model join locus using (locus_id) where ${chosen}
        union all
        select 3, part.chromosome, part.start_position, part.end_position, part.feature_type, ${strandOf('part')},
          part.frame, null, model.name, null, null, null
        from gene_model_feature as part join gene_model as model on model.name = part.gene_model_name join locus using (locus_id)
        where part.feature_type in ('exon', 'CDS') and ${chosen}
      ) as line ${inOrder}`,
  }
}

/** The transcripts that code, each with its coding parts and without the others. */
const codingQuery: TrackQuery = {
  tables: ['locus', 'gene_model', 'gene_model_feature'],
  sql: `
    with coding as (
      select model.*, locus.name as own_locus from gene_model as model join locus using (locus_id)
      where not locus.is_obsolete and locus.gene_model_type <> 'transposable_element_gene'
        and model.name in (select gene_model_name from gene_model_feature where feature_type = 'CDS')
    )
    select * from (
      select 1 as rank, chromosome, start_position as start, end_position as "end", 'mRNA' as type, ${strandOf('coding')},
        null::smallint as phase, name as id, null as parent, name, own_locus as note, null as kind
      from coding
      union all
      select 2, part.chromosome, part.start_position, part.end_position, 'CDS', ${strandOf('part')}, part.frame, null, part.gene_model_name,
        null, null, null
      from gene_model_feature as part join coding on coding.name = part.gene_model_name where part.feature_type = 'CDS'
    ) as line ${inOrder}`,
}

/** One line for each row of a table, without parts. */
function singleQuery(tables: readonly string[], columns: string, from: string): TrackQuery {
  return {
    tables,
    sql: `select * from (
      select 1 as rank, null::smallint as phase, null as id, null as parent, ${columns} from ${from}
    ) as line ${inOrder}`,
  }
}

/** How the lines of each track are read from the tables of a release. */
export const trackQueries: Readonly<Record<GenomeTrackId, TrackQuery>> = {
  genes: geneQuery('true'),
  coding: codingQuery,
  noncoding: geneQuery(`locus.gene_model_type not in ('protein_coding', 'transposable_element_gene')`),
  transposon_genes: geneQuery(`locus.gene_model_type = 'transposable_element_gene'`),
  transposons: singleQuery(
    ['transposon'],
    `chromosome, start_position as start, end_position as "end", 'transposable_element' as type, ${strandOf('transposon')},
     name, family_name as note, super_family_name as kind`,
    'transposon',
  ),
  insertions: singleQuery(
    ['polymorphism'],
    `chromosome, start_position as start, coalesce(end_position, start_position) as "end", 'insertion_site' as type, '.' as strand,
     name, line as note, insertion_type as kind`,
    `polymorphism where polymorphism_type = 'insertion' and chromosome is not null and start_position is not null`,
  ),
  markers: singleQuery(
    ['marker', 'marker_location', 'map'],
    // Some files give the ends in the direction of the marker.
    `map.chromosome, least(place.start_position, place.end_position)::int as start, greatest(place.start_position, place.end_position)::int as "end",
     'genetic_marker' as type, '.' as strand, marker.name, marker.marker_type as note, null as kind`,
    `marker_location as place join marker using (marker_id) join map using (map_id) where map.map_type = 'nuc_sequence'`,
  ),
}
