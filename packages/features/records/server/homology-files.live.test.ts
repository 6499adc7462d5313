import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'

const { releaseId } = demoDatabase()
const { app, as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const { get } = as('anonymous')

const files = [
  'orthologs/AT4G18960.json',
  'paralogs/AT4G18960.json',
  'orthologs/PTHR48019.txt?name=AT4G18960',
  'paralogs/PTHR48019.txt?name=AT4G18960',
] as const

test.for(files)('[DLOCUS-024] [DLOCUS-027] %s is guarded and tagged like the record', async (file) => {
  const path = `/api/detail/locus/${file}`
  expect((await guardedAs('anonymous').get(path)).status).toBe(403)
  const answer = await guardedAs('subscriber').get(path)
  expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'private, no-cache', 'rosette-release': releaseId } })
  expect((await guardedAs('subscriber').get(path, { 'if-none-match': String(answer.headers.etag) })).status).toBe(304)
})

test('[DLOCUS-027] files are named after loci of the release, whatever the case', async () => {
  expect((await get('/api/detail/locus/orthologs/at4g18960.json')).body).toMatchObject({ treeId: 'PTHR48019', orthologs: { length: 2 } })
  expect((await get('/api/detail/locus/paralogs/AT4G18960.json')).body).toMatchObject({ treeId: 'PTHR48019', paralogs: { length: 6 } })
  expect((await get('/api/detail/locus/orthologs/AT5G99999.json')).status).toBe(404)
  expect((await get('/api/detail/locus/orthologs/AT4G18960.exe')).status).toBe(400)
})

test('[DLOCUS-024] a text file has a line for each relative, and only the tree of the locus is found', async () => {
  const text = await app.inject('/api/detail/locus/orthologs/PTHR48019.txt?name=AT4G18960')
  expect(text.headers['content-type']).toBe('text/plain; charset=utf-8')
  const lines = text.body.trimEnd().split('\n')
  expect(lines[0]).toBe('group\tspecies\tortholog\tmethod\tsource\tpercent identity\tdN/dS\tscore')
  expect(lines).toHaveLength(10)
  expect(lines[1]).toMatch(/^Eudicotyledons\tArabidopsis lyrata\t\S+\treciprocal best hits\tevoGE\t[\d.]*\t[\d.]*\t[\d.]*$/)
  const paralogs = await app.inject('/api/detail/locus/paralogs/PTHR48019.txt?name=AT4G18960')
  expect(paralogs.body.split('\n').slice(0, 2)).toEqual(['paralog\tsymbol', 'AT1G24260\tSEP3'])
  expect((await get('/api/detail/locus/orthologs/PTHR00001.txt?name=AT4G18960')).status).toBe(404)
  expect((await get('/api/detail/locus/orthologs/PTHR48019.txt')).status).toBe(404)
})
