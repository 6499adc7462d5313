import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { migrate } from '@rosette/database/migrate.ts'
import type { Database } from '@rosette/database/open-database.ts'
import { anonymous } from '@rosette/features/access/contract/access.ts'
import { contentSenderOf, keepListContent } from '@rosette/features/list-contents/server/list-content-store.ts'
import { checkout } from '../../checkout.ts'

export const release = 'one'
export const nextRelease = 'two'
export const listCount = 10_000
export const listLength = 500
const lociCount = 100_000

export function itemAt(index: number): string {
  return `AT1G${String(index % lociCount).padStart(6, '0')}`
}

/** Two releases with the tables of names alone: 100,000 loci, ten names each. The second has merged one of a thousand into the next. */
export async function makeReleases(db: Database): Promise<void> {
  await migrate(db)
  const tables = await readFile(join(checkout, 'packages/database/src/identifier-tables.sql'), 'utf8')
  for (const id of [release, nextRelease]) {
    await db.pool.query(`
      create schema release_${id};
      set search_path to release_${id};
      ${tables}
      create table record_document (kind text not null, key bigint not null, primary key (kind, key));
      insert into record_document select 'locus', place + 1 from generate_series(0, ${lociCount - 1}) as place;
      insert into identifier (name, kind, type, status, key, label)
      select locus || case number when 0 then '' else '.' || number end, 'locus', case number when 0 then 'name' else 'gene_model' end,
        'current', place + 1, locus
      from generate_series(0, ${lociCount - 1}) as place cross join lateral (select 'AT1G' || lpad(place::text, 6, '0')) as named (locus)
      cross join generate_series(0, 9) as number;
      create index identifier_name on identifier (name);
      analyze identifier, record_document;
      reset search_path;
      insert into community.release (id, shape_hash, state, created_at) values ('${id}', 'bench', 'built', clock_timestamp())`)
  }
  await db.pool.query(`
    update release_${nextRelease}.identifier set status = 'obsolete', key = null, successor_key = key + 1,
      successor_label = 'AT1G' || lpad(key::text, 6, '0')
    where type = 'name' and key % 1000 = 1;
    insert into community.published_release (shape_hash, release_id) values ('bench', '${nextRelease}')`)
}

/** Loci from a place on, as a content; returns its id. */
export function keepItems({ community }: Database, from: number, length: number): Promise<string> {
  const items = Array.from({ length }, (_, at) => itemAt(from + at))
  return keepListContent(community, { kind: 'locus', items }, contentSenderOf(anonymous, `network ${from} ${length}`), new Date())
}

/** 10,000 lists, each with a content of its own. */
export async function makeLists(db: Database): Promise<void> {
  await db.pool.query(`
    with member as (insert into community.member (kind, natural_key) values ('person', 'bench') returning community_id),
    person as (insert into community.person (community_id, first_name, last_name) select community_id, 'Ben', 'Ch' from member returning community_id)
    insert into community.account (community_id, user_name, email) select community_id, 'bench', 'bench@example.org' from person;
    insert into community.list_content (id, kind, natural_keys, item_count, bytes, created_at, last_used_at)
    select left(translate(encode(sha256(list::text::bytea), 'base64'), '+/=', '-_-'), 22), 'locus',
      array(select 'AT1G' || lpad(((list * 7919 + place * 61) % ${lociCount})::text, 6, '0') from generate_series(0, ${listLength - 1}) as place),
      ${listLength}, 0, now(), now()
    from generate_series(1, ${listCount}) as list;
    insert into community.record_list (list_id, community_id, kind, name, version, created_at, changed_at)
    select id, (select min(community_id) from community.account), 'locus', 'made up', 1, now(), now()
    from community.list_content where bytes = 0;
    insert into community.record_list_version (list_id, version, content_id, origin, release_id, made_at)
    select list_id, 1, list_id, '{"by": "chosen"}', '${release}', now() from community.record_list;
    analyze community.list_content, community.record_list, community.record_list_version`)
}

/** The items of all lists, one after another. */
export function namesOfLists(): string[] {
  return Array.from({ length: listCount * listLength }, (_, at) =>
    itemAt((Math.floor(at / listLength) + 1) * 7919 + (at % listLength) * 61),
  )
}
