import { AsyncLocalStorage } from 'node:async_hooks'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { type DatabaseOptions, openDatabase } from '../open-database.ts'
import { type DatabaseCall, operationOf } from './database-calls.ts'

const { url } = await testDatabase('empty')

function open(options: Partial<DatabaseOptions> = {}) {
  const calls: DatabaseCall[] = []
  const db = openDatabase({ url, onCall: (call) => calls.push(call), ...options })
  onTestFinished(db.close)
  return { db, ended: () => calls.splice(0).map(({ operation, outcome }) => `${operation} ${outcome}`) }
}

test('[OPER-050] statements are timed by their first word, with the wait for their connection, however they are sent', async () => {
  const { db, ended } = open()
  await db.pool.query('select 1')
  expect(ended()).toEqual(['connection answered', 'select answered'])
  await db.community.selectFrom('release').select('id').execute()
  expect(ended()).toEqual(['connection answered', 'select answered'])
  await db.community.transaction().execute((tx) => tx.deleteFrom('release').where('id', '=', 'none').execute())
  expect(ended()).toEqual(['connection answered', 'begin answered', 'delete answered', 'commit answered'])
})

test('[OPER-050] a violated constraint is not a failure of PostgreSQL, a statement that takes too long is', async () => {
  const { db, ended } = open({ statementTimeoutMs: 100 })
  await expect(sql`insert into community.release (id) values (null)`.execute(db.community)).rejects.toThrow()
  expect(ended()).toContain('insert refused')
  await expect(db.pool.query('select pg_sleep(5)')).rejects.toThrow()
  expect(ended()).toContain('select timeout')
  await expect(db.pool.query('select no_such_function()')).rejects.toThrow()
  expect(ended()).toContain('select failed')
})

test('[OPER-050] a caller for whom no connection becomes free, and a server that is away, are counted', async () => {
  const { db, ended } = open({ poolSize: 1, connectTimeoutMs: 100 })
  const taken = await db.pool.connect()
  await expect(db.pool.query('select 1')).rejects.toThrow()
  expect(ended()).toEqual(['connection answered', 'connection timeout'])
  taken.release()
  const away = open({ url: 'postgres://127.0.0.1:1/none' })
  await expect(away.db.pool.query('select 1')).rejects.toThrow()
  expect(away.ended()).toEqual(['connection failed'])
})

test('[OPER-060] calls are heard in the context of their caller, also of one who waited for the connection of another', async () => {
  const caller = new AsyncLocalStorage<string>()
  const heard: string[] = []
  const onCall = ({ operation }: DatabaseCall) => heard.push(`${caller.getStore()} ${operation}`)
  const db = openDatabase({ url, poolSize: 1, keepsContext: true, onCall })
  onTestFinished(db.close)
  const callers = ['one', 'two', 'three']
  await Promise.all(callers.map((name) => caller.run(name, () => db.pool.query('select pg_sleep(0.05)'))))
  await Promise.all(callers.map((name) => caller.run(name, () => db.community.selectFrom('release').select('id').execute())))
  expect(heard.sort()).toEqual(
    callers.flatMap((name) => [`${name} connection`, `${name} connection`, `${name} select`, `${name} select`]).sort(),
  )
})

test('[OPER-050] the names of operations are a closed list', () => {
  expect(['Select 1', ' \n insert into x', { text: 'update x' }, 'vacuum', { submit() {} }].map(operationOf)).toEqual([
    'select',
    'insert',
    'update',
    'other',
    'other',
  ])
})
