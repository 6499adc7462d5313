import type { IdentifierType } from '@rosette/contract-kit/kind/record-ref.ts'
import type pg from 'pg'
import { schemaOf } from './release-schema.ts'

/** A record that has exactly the requested name. */
export type NamedRecord = {
  kind: string
  type: IdentifierType
  isCurrent: boolean
  key: number
  label: string
  /** The main symbol of a locus. */
  symbol: string | null
  fullName: string | null
}

/** More records that share one name than anybody looks through. */
const mostNamed = 50

/** The records that a normalised name means, of all kinds. For one name; lists of names are looked up by `findIdentifiers`. */
export async function findNamed(pool: Pick<pg.Pool, 'query'>, releaseId: string, name: string): Promise<NamedRecord[]> {
  const schema = schemaOf(releaseId)
  const { rows } = await pool.query<NamedRecord>(
    `select named.kind, named.type, named.status = 'current' as "isCurrent", named.key, named.label,
       main.symbol, main.full_name as "fullName"
     from ${schema}.identifier as named
     left join ${schema}.locus_symbol as main on named.kind = 'locus' and main.locus_id = named.key and main.rank = 0
     where named.name = $1 and named.key is not null
     order by named.status, named.label, named.kind, named.key
     limit $2`,
    [name, mostNamed],
  )
  return rows
}
