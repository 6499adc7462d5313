import type { IdentifierType } from '@rosette/contract-kit/kind/record-ref.ts'
import type pg from 'pg'
import { schemaOf } from './release-schema.ts'

/** A name that begins with the wanted text, and the record it names; for a locus with its main symbol, for an ecotype with its stocks. */
export type Completion = {
  kind: string
  name: string
  type: IdentifierType
  key: number
  label: string
  symbol: string | null
  fullName: string | null
  stocks: string[] | null
}

/**
 * The first names of each kind that begin with a normalised text, in the order of `kinds` and then of the names. One range of the
 * index for each kind, so that it takes as long for one letter as for ten. Names that went out of use are left out.
 */
export async function findCompletions(
  pool: Pick<pg.Pool, 'query'>,
  releaseId: string,
  beginning: string,
  { kinds, limit }: { kinds: readonly string[]; limit: number },
): Promise<Completion[]> {
  const schema = schemaOf(releaseId)
  const { rows } = await pool.query<Completion>(
    `select wanted.kind, found.name, found.type, found.key, found.label, main.symbol, main.full_name as "fullName", accession.stocks
     from unnest($1::text[]) with ordinality as wanted (kind, place)
     cross join lateral (
       select name, type, key, label from ${schema}.identifier
       where kind = wanted.kind and name >= $2 and name < $3 and status = 'current'
       order by name
       limit $4
     ) as found
     left join ${schema}.locus_symbol as main on wanted.kind = 'locus' and main.locus_id = found.key and main.rank = 0
     left join ${schema}.ecotype as accession on wanted.kind = 'ecotype' and accession.species_variant_id = found.key
     order by wanted.place, found.name`,
    // No character comes after the last one of Unicode, so this is where names with the same beginning end.
    [kinds, beginning, `${beginning}\u{10FFFF}`, limit],
  )
  return rows
}
