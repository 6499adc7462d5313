import type { Database } from '@rosette/database/open-database.ts'

/** A release after the demo: what resolving reads of it, with a few edits. */
export async function makeRelease({ pool }: Pick<Database, 'pool'>, id: string, after: string): Promise<void> {
  await pool.query(`
    create schema release_${id};
    create table release_${id}.identifier as table release_${after}.identifier;
    create index on release_${id}.identifier (name);
    create table release_${id}.record_document as table release_${after}.record_document;
    create index on release_${id}.record_document (kind, key);
    insert into community.release select (jsonb_populate_record(release, jsonb_build_object('id', '${id}', 'created_at', clock_timestamp()))).*
    from community.release where id = '${after}'`)
}

const ofLocus = (name: string) => `(select key from release_second.identifier where kind = 'locus' and type = 'name' and name = '${name}')`

/** Changes the release `second`: one locus of each that a release can do, and a new symbol. */
export async function editRelease({ pool }: Pick<Database, 'pool'>): Promise<void> {
  const retire = (name: string, ...successors: string[]) => `
    delete from release_second.record_document where kind = 'locus' and key = ${ofLocus(name)};
    delete from release_second.identifier where kind = 'locus' and name = '${name}';
    ${(successors.length > 0 ? successors : [null])
      .map(
        (successor) => `insert into release_second.identifier values ('${name}', 'locus', 'name', 'obsolete', null, '${name}',
          ${successor === null ? 'null, null' : `${ofLocus(successor)}, '${successor}'`});`,
      )
      .join('\n')}`
  await pool.query(`
    insert into release_second.identifier values ('AT5G90145', 'locus', 'name', 'current', 999000001, 'AT5G90145');
    insert into release_second.record_document select (jsonb_populate_record(document, '{"key": 999000001}')).*
    from release_second.record_document as document where kind = 'locus' and key = ${ofLocus('AT4G18960')};
    ${retire('AT2G90110', 'AT2G90120')} ${retire('AT5G90140', 'AT5G90145')} ${retire('AT3G90110', 'AT3G90120', 'AT3G90130')}
    ${retire('AT4G90110')} ${retire('AT5G90110')}
    delete from release_second.identifier where name in ('AT5G90110', 'AT1G99940');
    insert into release_second.identifier values ('AT1G99940', 'locus', 'name', 'current', 999000002, 'AT1G99940'),
      ('DEMONEXT1', 'locus', 'symbol', 'current', ${ofLocus('AT2G90120')}, 'AT2G90120');
    insert into release_second.record_document select (jsonb_populate_record(document, '{"key": 999000002}')).*
    from release_second.record_document as document where kind = 'locus' and key = ${ofLocus('AT4G18960')}`)
}
