import type { Database } from '@rosette/database/open-database.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'

/** A name of a locus, by what the locus has it, and the keys of all loci that have it. */
export type SampledIdentifier = { name: string; type: string; keys: number[] }

const types = ['name', 'gene_model', 'symbol', 'alias', 'uniprot']

/** So many names of loci that are in use and have a position, as many of each type: always the same ones of the same release. */
export async function sampleIdentifiers(
  pool: Pick<Database['pool'], 'query'>,
  releaseId: string,
  count: number,
): Promise<SampledIdentifier[]> {
  const { rows } = await pool.query<SampledIdentifier>(
    `with meant as (
       select identifier.name, array_agg(distinct key) as keys, array_agg(distinct type) as types
       from ${schemaOf(releaseId)}.identifier join ${schemaOf(releaseId)}.locus on locus.locus_id = identifier.key
       where kind = 'locus' and status = 'current' and not locus.is_obsolete and locus.chromosome is not null
       group by identifier.name
     ), sampled as (
       select name, type, keys, row_number() over (partition by type order by md5(name), name) as place
       from meant cross join unnest(types) as type
       where type = any($1)
     )
     select name, type, keys from sampled where place <= $2 order by type, name`,
    [types, count / types.length],
  )
  return rows
}
