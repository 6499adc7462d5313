import { recordPath } from '@rosette/contract-kit/kind/define-kind.ts'
import { kindNames, kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import type { Role } from '@rosette/test-kit/people/as.ts'
import { describe, expect, test } from 'vitest'

const database = demoDatabase()
const { as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const schema = `release_${database.releaseId}`
const unknownKey = 999_999_999_999

async function someDocument(kind: string): Promise<{ key: number; json: string; etag: string }> {
  const { rows } = await database.db.pool.query(
    `select key, json, etag from ${schema}.record_document where kind = $1 order by key limit 1`,
    [kind],
  )
  return rows[0]
}

async function someLookups(kind: string): Promise<{ by: string; value: string; key: number }[]> {
  const { rows } = await database.db.pool.query(`select distinct on ("by") "by", value, key from ${schema}.record_lookup where kind = $1`, [
    kind,
  ])
  return rows
}

// Kinds of the community have no stored text; their tests are in community-records.live.test.ts.
const releaseKindNames = kindNames.filter((name) => Object.hasOwn(kindServers, name))

describe.each(releaseKindNames)('%s', (name) => {
  const kind = kinds[name]
  const path = `/api/detail/${name}`

  // What a key may be instead of a number has no separate parameter.
  const isLookup = ({ by }: { by: string }) => kind.lookups.some((lookup) => lookup === by)

  test('a known key answers the stored text as it is, with release and tag', async () => {
    const { key, json, etag } = await someDocument(name)
    const answer = await as('anonymous').get(`${path}?key=${key}`)
    expect(answer.status).toBe(200)
    expect(answer.text).toBe(json)
    expect((await kind.record()).safeParse(answer.body).success).toBe(true)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'rosette-release': database.releaseId,
      etag: `"${database.releaseId}-${etag}"`,
      'cache-control': 'public, no-cache',
    })
  })

  test('a caller who has the record is told so', async () => {
    const { key } = await someDocument(name)
    const { headers } = await as('anonymous').get(`${path}?key=${key}`)
    const etag = String(headers.etag)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await as('anonymous').get(`${path}?key=${key}`, { 'if-none-match': known })
      expect(answer).toMatchObject({ status: 304, text: '' })
      expect(answer.headers.etag).toBe(etag)
    }
    expect((await as('anonymous').get(`${path}?key=${key}`, { 'if-none-match': '"other"' })).status).toBe(200)
  })

  test('an unknown key is 404, a malformed one 400', async () => {
    const missing = await as('anonymous').get(`${path}?key=${unknownKey}`)
    expect(missing.status).toBe(404)
    expect(missing.body).toMatchObject({ code: 'not_found', requestId: missing.headers['rosette-request-id'] })
    const noNumbers = ['?key=abc', '?key=1.5', '?key=-1', `?key=${'9'.repeat(16)}`, "?key=1'--"]
    const malformed = ['', '?key=', '?key=1&key=2', '?other=1']
    // Where a key may also be a name, a text that is not a number is an unknown name.
    for (const query of kind.keyAlso ? noNumbers : []) expect((await as('anonymous').get(path + query)).status, query).toBe(404)
    for (const query of kind.keyAlso ? malformed : [...malformed, ...noNumbers]) {
      const answer = await as('anonymous').get(path + query)
      expect(answer.status, query).toBe(400)
      expect(answer.body, query).toMatchObject({
        code: 'invalid_request',
        issues: [expect.objectContaining({ message: expect.any(String) })],
      })
    }
  })

  test('every way to look it up leads to the same record', async () => {
    const lookups = await someLookups(name)
    expect(new Set(lookups.map(({ by }) => by))).toEqual(new Set([...kind.lookups, ...(kind.keyAlso ? [kind.keyAlso] : [])]))
    for (const { by, value, key } of lookups.filter(isLookup)) {
      const found = await as('anonymous').get(`${path}/lookup?${by}=${encodeURIComponent(value)}`)
      expect(found).toMatchObject({ status: 200, body: { key } })
      const byKey = await as('anonymous').get(`${path}?key=${key}`)
      const byValue = await as('anonymous').get(`${path}?${by}=${encodeURIComponent(` ${value.toLowerCase()} `)}`)
      expect(byValue.text).toBe(byKey.text)
    }
  })

  test('a name nobody has is 404, whatever it holds', async () => {
    for (const by of kind.lookups) {
      for (const value of ['NO SUCH NAME', "AT1G01010'; drop table x;--", '%', '\u0000', '🌱']) {
        const answer = await as('anonymous').get(`${path}/lookup?${by}=${encodeURIComponent(value)}`)
        expect(answer.status, value).toBe(404)
      }
    }
  })

  const roles: [Role, boolean][] = [
    ['anonymous', false],
    ['member', false],
    ['curator', false],
    ['orcid', true],
    ['subscriber', true],
  ]
  test.each(roles)('[GUARD-007] [GUARD-014] under the specification the record and its lookup are guarded: %s', async (role, isAllowed) => {
    const { key } = await someDocument(name)
    const lookups = (await someLookups(name)).filter(isLookup).map(({ by, value }) => `${path}/lookup?${by}=${encodeURIComponent(value)}`)
    for (const url of [`${path}?key=${key}`, ...lookups]) {
      const answer = await guardedAs(role).get(url)
      expect(answer.status, url).toBe(isAllowed ? 200 : 403)
      if (isAllowed) expect(answer.headers['cache-control']).toBe('private, no-cache')
      else expect(Object.keys(Object(answer.body)).sort()).toEqual(['code', 'error', 'message', 'requestId'])
    }
    // Refused or not, nobody learns whether a record exists from the refusal.
    expect((await guardedAs(role).get(`${path}?key=${unknownKey}`)).status).toBe(isAllowed ? 404 : 403)
  })

  test('its page is the address that links are made with', () => {
    expect(recordPath(kind, 7)).toBe(`/${kind.path}?key=7`)
  })
})

const alsoNamed = releaseKindNames.filter((name) => kinds[name].keyAlso)
test.each(alsoNamed)('%s: a key that is not a number is the other name of the record', async (name) => {
  const also = (await someLookups(name)).filter(({ by }) => by === kinds[name].keyAlso)
  expect(also).not.toEqual([])
  for (const { value, key } of also) {
    const byName = await as('anonymous').get(`/api/detail/${name}?key=${encodeURIComponent(value)}`)
    expect(byName.text).toBe((await as('anonymous').get(`/api/detail/${name}?key=${key}`)).text)
  }
})
