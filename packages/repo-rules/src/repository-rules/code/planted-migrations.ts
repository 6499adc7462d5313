import { code, type PlantedViolation } from '../planted-imports.ts'

const folder = 'packages/database/src/migrations'

/** What migrations may not do. */
export const plantedMigrations = {
  '[OPER-021] a migration does nothing that the version before cannot bear': {
    tree: [
      code(`${folder}/9001-a.sql`, '-- Adds\nalter table community.run drop column note;\nalter table community.run rename to job;'),
      code(`${folder}/9002-b.sql`, 'alter table community.run\n  add column a text not null,\n  add b numeric(4, 2) not null default 0;'),
      code(`${folder}/9003-c.sql`, "comment on table a is 'drop';\nalter table community.run alter column a set not null;"),
      code(`${folder}/9004-d.sql`, 'alter table community.run alter a type bigint;'),
    ],
    says: /^[^\n]*9001-a\.sql:2 DROP[^\n]*\n[^\n]*9001-a\.sql:3 RENAME[^\n]*\n[^\n]*9002-b\.sql:2 a new column[^\n]*\n[^\n]*9003-c\.sql:2 SET NOT NULL[^\n]*\n[^\n]*9004-d\.sql:1 TYPE[^\n]*$/,
  },
} satisfies Record<string, PlantedViolation>
