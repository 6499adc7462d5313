import pg from 'pg'
import type { CommunityTables } from './generated/community-rows.ts'
import { inShortLocks } from './locks/in-short-locks.ts'
import type { Database } from './open-database.ts'
import { releaseSchemaPrefix } from './release-schema.ts'

/**
 * What the API and the worker may do with each table of `community`, beside reading it. Anyone who breaks into one of them cannot rewrite the
 * audit or the unit ledger: rows of both are only ever added. Nor can they delete a party, because its entries in the ledger would go
 * with it. What only commands do, such as granting a subscription, is not theirs.
 */
const runtimeRights: Readonly<Record<keyof CommunityTables, Rights>> = {
  accessToken: 'insert, update, delete',
  account: 'insert, update, delete',
  addressChange: 'insert, update, delete',
  activationCode: 'update',
  addressRange: '',
  affiliation: 'insert, update, delete',
  attempt: 'insert, delete',
  audit: 'insert',
  auditSubject: 'insert, delete',
  backup: '',
  comment: 'delete',
  correction: 'insert, update, delete',
  correctionChange: 'insert, delete',
  correctionMessage: 'insert, update, delete',
  costBalance: 'insert, update, delete',
  event: 'insert, update, delete',
  idempotencyKey: 'insert, update, delete',
  jobPosting: 'insert, update, delete',
  jobPostingText: 'insert, update, delete',
  knownDevice: 'insert, update, delete',
  listContent: 'insert, update, delete',
  listContentHolder: 'insert, delete',
  listContentTotal: 'update',
  mailedLink: 'insert, update, delete',
  member: 'insert, update, delete',
  migration: '',
  mintedKey: 'insert',
  newsItem: 'insert, update, delete',
  orcidAttempt: 'insert, update, delete',
  orcidLink: 'insert, delete',
  organization: 'insert, update',
  paperLine: 'insert, update, delete',
  paperSubmission: 'insert, update, delete',
  party: 'insert, update',
  pendingLogin: 'insert, delete',
  person: 'insert, update, delete',
  personPublication: 'insert, delete',
  personWord: 'insert, delete',
  phone: 'insert, update, delete',
  postalAddress: 'insert, update, delete',
  publishedRelease: '',
  recordList: 'insert, update, delete',
  recordListChange: 'insert, update, delete',
  recordListVersion: 'insert, update, delete',
  recoveryCode: 'insert, delete',
  release: '',
  releaseChange: 'insert, delete',
  releaseComparison: 'update',
  run: 'insert, update, delete',
  runFilePart: 'insert, delete',
  runQuery: 'insert, delete',
  runResult: 'insert, delete',
  savedSearch: 'insert, update, delete',
  savedSearchTotal: 'update',
  secondFactor: 'insert, update, delete',
  session: 'insert, update, delete',
  site: '',
  storedBytes: 'insert, update, delete',
  subscription: '',
  symbolSubmission: 'insert, update, delete',
  unitBucket: 'insert',
  unitEntry: 'insert',
  website: 'insert, update, delete',
}

type Rights = '' | 'insert' | 'update' | 'delete' | 'insert, update' | 'insert, delete' | 'insert, update, delete'

/**
 * Lets a role serve the site on tables that another role owns: the one that calls this. Run after every migration; releases that are built
 * later can be read without it. The role is created if it does not exist.
 */
export async function grantRuntimeRole({ pool }: Pick<Database, 'pool'>, { role, password }: RuntimeRole): Promise<void> {
  const name = pg.escapeIdentifier(role)
  const client = await pool.connect()
  try {
    await inShortLocks(client, async () => {
      await ensureRole(client, { role, password })
      await client.query(`
        grant usage on schema community, graphile_worker to ${name};
        revoke all on all tables in schema community from ${name};
        grant select on all tables in schema community to ${name};
        grant usage on all sequences in schema community to ${name};
        alter default privileges grant usage on schemas to ${name};
        alter default privileges grant select on tables to ${name}`)
      for (const [table, rights] of Object.entries<Rights>(runtimeRights))
        if (rights !== '') await client.query(`grant ${rights} on community.${snakeCase(table)} to ${name}`)
      await openReleases(client, name)
      await openQueue(client, name)
    })
  } finally {
    client.release()
  }
}

export type RuntimeRole = { role: string; password: string }

/** The role of an address, if it is another than the owner's. */
export function runtimeRoleOf(url: string, ownerUrl: string | null): RuntimeRole | null {
  const { username, password } = new URL(url)
  if (ownerUrl === null || username === '' || username === new URL(ownerUrl).username) return null
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) }
}

async function ensureRole(client: pg.PoolClient, { role, password }: RuntimeRole): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  if (rowCount) return
  await client.query(`create role ${pg.escapeIdentifier(role)} login ${password === '' ? '' : `password ${pg.escapeLiteral(password)}`}`)
}

async function openReleases(client: pg.PoolClient, name: string): Promise<void> {
  const { rows } = await client.query<{ schema: string }>(
    'select nspname as schema from pg_namespace where starts_with(nspname, $1) and pg_has_role(nspowner, $2)',
    [releaseSchemaPrefix, 'usage'],
  )
  for (const { schema } of rows) {
    const quoted = pg.escapeIdentifier(schema)
    await client.query(`grant usage on schema ${quoted} to ${name}; grant select on all tables in schema ${quoted} to ${name}`)
  }
}

/** The queue's own tables have row security without a policy, so that at first only their owner sees the rows. */
async function openQueue(client: pg.PoolClient, name: string): Promise<void> {
  await client.query(`
    grant select, insert, update, delete on all tables in schema graphile_worker to ${name};
    grant usage on all sequences in schema graphile_worker to ${name}`)
  const { rows } = await client.query<{ table: string }>(
    "select relname as table from pg_class where relnamespace = 'graphile_worker'::regnamespace and relrowsecurity",
  )
  for (const { table } of rows) {
    const quoted = `graphile_worker.${pg.escapeIdentifier(table)}`
    await client.query(
      `drop policy if exists runtime on ${quoted}; create policy runtime on ${quoted} to ${name} using (true) with check (true)`,
    )
  }
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
