import { cloneKind } from '@rosette/kinds/clone/contract/clone-kind.ts'
import { cloneendKind } from '@rosette/kinds/cloneend/contract/cloneend-kind.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { expect, test } from 'vitest'

const { as } = await demoSite()
const { get } = as('anonymous')

const cloneKey = 900000401
const endKey = 900000501

test('[API-062] [DCEND-003] the clone call answers a clone for its key and a clone end for that of a clone end', async () => {
  const clone = await get(`/api/detail/clone?key=${cloneKey}`)
  expect((await cloneKind.record()).parse(clone.body)).toMatchObject({ cloneId: cloneKey, name: 'DEMO_CLONE1' })
  const end = await get(`/api/detail/clone?key=${endKey}`)
  expect((await cloneendKind.record()).parse(end.body)).toMatchObject({ cloneEndId: endKey, name: 'DEMO_CLONE1-T7' })
  expect(end.body).toEqual((await get(`/api/detail/cloneend?key=${endKey}`)).body)
})

test('[API-062] the clone end call answers no clone, and an unknown key is not found by either', async () => {
  expect((await get(`/api/detail/cloneend?key=${cloneKey}`)).status).toBe(404)
  expect((await get('/api/detail/clone?key=999999999999')).status).toBe(404)
})

test('[API-063] [DCLONE-001] [DCEND-001] a clone is looked up by its name in any case, a clone end by its accession', async () => {
  expect((await get('/api/detail/clone/lookup?name=demo_clone1')).body).toEqual({ key: cloneKey })
  expect((await get(`/api/detail/cloneend/lookup?accession=${endKey}`)).body).toEqual({ key: endKey })
  expect((await get('/api/detail/clone/lookup?name=NO_SUCH_CLONE_AT_ALL')).status).toBe(404)
})

test('[API-062] host strain, vector and library are answered by key', async () => {
  for (const [kind, key, name] of [
    ['hoststrain', 900000101, 'DEMO_STRAIN1'],
    ['vector', 900000201, 'DEMO_VECTOR1'],
    ['library', 900000301, 'DEMO_LIBRARY1'],
  ] as const) {
    expect((await get(`/api/detail/${kind}?key=${key}`)).body).toMatchObject({ name })
    expect((await get(`/api/detail/${kind}?key=1`)).status).toBe(404)
  }
})

test('the address of a clone with the key of a clone end leads to the clone end', async () => {
  const page = await get(`/clone?key=${endKey}`, { accept: 'text/html' })
  expect(page).toMatchObject({ status: 302, headers: { location: `/cloneend?key=${endKey}` } })
  expect((await get(`/cloneend?key=${cloneKey}`, { accept: 'text/html' })).status).toBe(404)
})
