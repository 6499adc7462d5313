import type { ReleaseDb } from '@rosette/database/release-db.ts'
import { CamelCasePlugin, DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'

/** A release without a database behind it: queries can be compiled and their SQL read, but not run. */
export const compileOnlyDb: ReleaseDb = emptyRelease(() => {})

/** A release in which every query finds nothing; the SQL of each is reported. */
export function emptyRelease(onSql: (text: string) => void): ReleaseDb {
  return new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin()],
    log: ({ query }) => onSql(query.sql),
  })
}
