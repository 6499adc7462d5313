import { inReleaseSchema } from './release-schema-session.ts'
import type { ReleaseWork } from './release-work.ts'

/** Adds the names that went out of use, each with what took its place in this release, and makes the index. */
export async function finishIdentifiers(work: ReleaseWork): Promise<void> {
  await inReleaseSchema(work, async (client) => {
    await client.query('create index identifier_name on identifier (name)')
    // For completion, which asks kind by kind for the first names with a beginning.
    await client.query('create index identifier_kind_name on identifier (kind, name)')
    await client.query('analyze identifier')
    await client.query(addRetiredSql)
  })
}

// A successor may have gone out of use itself, so each name is followed until names of records are reached; `union` ends circles.
const addRetiredSql = `
  insert into identifier (name, kind, type, status, label, successor_key, successor_label)
  with recursive step as (
    select kind, upper(btrim(name)) as name, btrim(name) as label, upper(btrim(successor_name)) as successor from retired_identifier
  ), way as (
    select kind, name, successor from step
    union
    select way.kind, way.name, step.successor from way join step on step.kind = way.kind and step.name = way.successor
  ), ending as (
    select distinct way.kind, way.name, record.key, record.label
    from way
    join identifier as record on record.kind = way.kind and record.name = way.successor and record.type = 'name' and record.status = 'current'
  )
  select old.name, old.kind, 'name', 'obsolete', old.label, ending.key, ending.label
  from (select kind, name, min(label) as label from step group by kind, name) as old
  left join ending using (kind, name)`
