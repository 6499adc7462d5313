import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './open-database.ts'
import { grantRuntimeRole, runtimeRoleOf } from './runtime-role.ts'

// The role that `npm run services` creates; elsewhere the grant creates it.
const role = 'rosette_app'
const { db: owner, url } = await testDatabase('empty')
const served = new URL(url)
served.username = role

let runtime: Database
beforeAll(async () => {
  await owner.pool.query('create schema release_before; create table release_before.locus (name text)')
  await grantRuntimeRole(owner, { role, password: '' })
  runtime = openDatabase({ url: served.href, poolSize: 2 })
  await owner.pool.query(`
    insert into community.party (party_type, name) values ('institution', 'Example University');
    insert into community.unit_bucket (party_id, origin, expires_on) values (1, 'grant', '2030-01-01');
    insert into community.unit_entry (bucket_id, party_id, units, entry_type, request_id) values (1, 1, 5, 'grant', 'a');
    insert into community.audit (actor, action, subject) values ('command', 'units.grant', 'party:1')`)
})
afterAll(() => runtime.close())

const refused = { code: '42501' }

test.each([
  'update community.audit set actor = actor',
  'delete from community.audit',
  'truncate community.audit',
  'alter table community.audit disable trigger all',
  'drop trigger audit_is_append_only on community.audit',
  "set session_replication_role = 'replica'",
  'update community.unit_entry set units = 500',
  'delete from community.unit_entry',
  'truncate community.unit_entry',
  'alter table community.unit_entry disable trigger all',
  // Its entries in the ledger would go with it.
  'delete from community.party',
  'delete from community.unit_bucket',
  "update community.unit_bucket set expires_on = '2040-01-01'",
  "insert into community.subscription (party_id, starts_on, ends_on) values (1, '2026-01-01', '2040-01-01')",
  "insert into community.activation_code (code_hash, units, valid_days) values (sha256('a'), 500, 500)",
  'delete from community.migration',
  "update community.release set state = 'built'",
  'delete from community.published_release',
  'create table community.own (a int)',
  'create table public.own (a int)',
  'alter table community.session owner to current_user',
  'drop table community.session',
  'create schema own',
  'delete from release_before.locus',
  'drop schema release_before cascade',
  'create database own',
  'create role own',
  `alter role ${role} createdb`,
])('[SECURE-029] the role that serves the site cannot %s', async (statement) => {
  await expect(runtime.pool.query(statement)).rejects.toMatchObject(refused)
})

test('[SECURE-029] it owns nothing, is not in the role of the owner and cannot create databases or roles', async () => {
  const { rows } = await runtime.pool.query<Record<string, unknown>>(
    `select rolsuper, rolcreatedb, rolcreaterole, rolbypassrls, pg_has_role($1, 'member') as "isOwner",
      (select count(*) from pg_class where relowner = pg_roles.oid)::int as owned
    from pg_roles where rolname = current_user`,
    [new URL(url).username],
  )
  expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false, isOwner: false, owned: 0 }])
})

test('[SECURE-029] it adds to audit and ledger, and cannot change what it added', async () => {
  await runtime.pool.query("insert into community.audit (actor, action, subject) values ('visitor', 'a', 'b')")
  await runtime.pool.query(
    "insert into community.unit_entry (bucket_id, party_id, units, entry_type, request_id) values (1, 1, -1, 'debit', 'b')",
  )
  await expect(runtime.pool.query("delete from community.audit where action = 'a'")).rejects.toMatchObject(refused)
  await expect(runtime.pool.query("update community.unit_entry set units = -2 where request_id = 'b'")).rejects.toMatchObject(refused)
})

test('it reads releases, those from before the grant and those that come later', async () => {
  await owner.pool.query('create schema release_later; create table release_later.locus (name text)')
  for (const schema of ['release_before', 'release_later'])
    expect((await runtime.pool.query(`select * from ${schema}.locus`)).rows).toEqual([])
})

test('it adds jobs and sees them', async () => {
  await runtime.pool.query("select graphile_worker.add_job('greet')")
  expect((await runtime.pool.query('select task_identifier from graphile_worker.jobs')).rows).toEqual([{ task_identifier: 'greet' }])
})

test('a grant can be repeated after a migration, and takes back what was given by hand', async () => {
  await owner.pool.query(`grant update on community.audit to ${role}`)
  await migrate(owner)
  await grantRuntimeRole(owner, { role, password: '' })
  const { rows } = await owner.pool.query("select has_table_privilege($1, 'community.audit', 'update') as may", [role])
  expect(rows).toEqual([{ may: false }])
})

test('a site with one address, or with one role in both, has no role of its own', () => {
  expect(runtimeRoleOf('postgres://site:a%20b@db/rosette', 'postgres://owner@db/rosette')).toEqual({ role: 'site', password: 'a b' })
  expect(runtimeRoleOf('postgres://owner@db/rosette', 'postgres://owner@db/rosette')).toBeNull()
  expect(runtimeRoleOf('postgres://owner@db/rosette', null)).toBeNull()
})
