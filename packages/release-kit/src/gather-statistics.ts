import { inReleaseSchema } from './release-schema-session.ts'
import type { ReleaseWork } from './release-work.ts'

/** Lets PostgreSQL look at all tables of the release, so that it plans by their true sizes. */
export async function gatherStatistics(work: ReleaseWork): Promise<void> {
  await inReleaseSchema(work, (client) =>
    client.query(`
      do $$
      declare name regclass;
      begin
        for name in select oid from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'r' loop
          execute format('analyze %s', name);
        end loop;
      end
      $$`),
  )
}
