import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@rosette/database/open-database.ts'
import { runWorker } from '@rosette/job-queue/run-worker.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { makeDataset } from '@rosette/test-kit/patterns/make-dataset.ts'
import type { Answer } from '@rosette/test-kit/people/as.ts'
import { testPeople } from '@rosette/test-kit/people/test-people.ts'
import { quickPace, quietLogger } from '@rosette/test-kit/runs/quick-pace.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { z } from 'zod'
import { RunStatus, StartedRun } from '../../runs/contract/run-status.ts'
import { runTaker } from '../../runs/server/run-taker.ts'
import { grantUnits, loadUsage } from '../../subscription/server/unit-ledger.ts'
import { PatternGenes, PatternLoci } from '../contract/pattern-search.ts'
import { patternTool } from './pattern-tool.ts'

const database = await testDatabase()
const { db, url } = database
const { app } = await testApp(database, { hasSessions: true })
const people = await testPeople(database, app)
const dataset = 'araport11_upstream_500'
const sequenceDir = await makeDataset(database, dataset, {
  AT1G01010: 'TTTTTTTTCACGTGTCTTTTTTTTTTTTTTTTTTTTTTTT',
  AT1G01020: 'GACACGTGAAAAGACACGTGAA',
  AT1G01030: 'AAAAAAAAAAAAAA',
  AT1G01040: 'CCACGTATCC',
  AT4G18960: 'AAAAAAAAAAAAAA',
})
const own = openDatabase({ url, poolSize: 6 })
const runDir = await mkdtemp(join(tmpdir(), 'rosette-runs-'))
const dependencies = { db: own, clock: fixedClock(), logger: quietLogger, tools: [patternTool], runDir, sequenceDir }
const taker = runTaker({ ...dependencies, publicUrl: 'https://rosette.example', maxResultBytes: 1_000_000 }, quickPace)
const worker = await runWorker({ url, tasks: taker.tasks, concurrency: 1, logger: quietLogger })
afterAll(async () => {
  await taker.stop()
  await worker.stop()
  await own.close()
})

const path = '/api/services/patmatch'
const body = { pattern: 'CACGTGTC', dataset }
const page = { accept: 'text/html,application/xhtml+xml' }
const unitsOf = async (partyId: number) => (await loadUsage(db.community, partyId, fixedClock().now()))?.remaining_units
const grant = (partyId: number, units: number) =>
  db.community
    .transaction()
    .execute((tx) => grantUnits(tx, 'command', { partyId, units, origin: 'grant', expiresOn: '2027-01-01', requestId: 'gift' }))

const post = (accept: Record<string, string>, cookies: Record<string, string>, fields: Record<string, string>) =>
  app.inject({
    method: 'POST',
    url: path,
    cookies,
    payload: new URLSearchParams(fields).toString(),
    headers: { ...accept, 'content-type': 'application/x-www-form-urlencoded' },
  })

async function finish(started: Answer): Promise<RunStatus> {
  const { token } = StartedRun.parse(started.body)
  const read = async () => RunStatus.parse((await people.anonymous.get(`/api/runs/${token}`)).body)
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).toMatch(/done|failed/)
  return read()
}

test('[GUARD-012] [RUN-016] each role: refused posts of a form get a page, those of a script get JSON', async () => {
  const { anonymous, basic, subscriber } = people
  expect(await anonymous.post(path, body)).toMatchObject({ status: 401, body: { code: 'login_required', redirectUri: '/login' } })
  expect(await basic.post(path, body)).toMatchObject({ status: 403, body: { code: 'units_exhausted', redirectUri: '/no-units' } })
  const visitor = await post(page, {}, body)
  expect([visitor.statusCode, visitor.headers.location]).toEqual([303, '/login?redirect=%2Ftools%2Fpatmatch'])
  const penniless = await post(page, basic.cookies, body)
  expect([penniless.statusCode, penniless.headers.location]).toEqual([303, '/no-units'])
  const started = await post(page, subscriber.cookies, body)
  expect([started.statusCode, started.headers.location]).toEqual([303, expect.stringMatching(/^\/runs\/[\w-]{22}$/)])
  const script = await post({ accept: 'application/json' }, subscriber.cookies, { ...body, mismatches: '1' })
  expect([script.statusCode, StartedRun.parse(script.json()).state]).toEqual([201, 'waiting'])
})

test('[RUN-016] a form that cannot be run is answered with a page that says why, and shows no markup of others', async () => {
  const answer = await post(page, people.subscriber.cookies, { ...body, pattern: 'CAT"><img src=x onerror=alert(1)' })
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  expect(answer.body).toContain('The pattern cannot be read from ‘&quot;&gt;&lt;IMGSRC=XONERROR=A’ on.')
  expect(answer.body).not.toMatch(/<img/i)
  expect(answer.body).toContain('href="/tools/patmatch"')
})

test('[PATM-003] [PATM-004] [SUBS-032] hits are found on both strands and told by gene, for a unit', async () => {
  const { basic } = people
  await grant(basic.partyId, 2)
  const run = await finish(await basic.post(path, { ...body, pattern: 'cacgtg-T-[CG]' }))
  expect(run).toMatchObject({ state: 'done', summary: { text: '3 hits in 2 genes', counts: { hits: 3, genes: 2, loci: 2 } } })
  expect(await unitsOf(basic.partyId)).toBe(1)
  const genes = PatternGenes.parse((await people.anonymous.get(`/api/runs/${run.token}/patmatch/genes?sort=count`)).body)
  expect(genes).toMatchObject({ total: 2, hits: 3 })
  expect(genes.genes).toMatchObject([
    {
      gene: 'AT1G01020',
      hits: 2,
      first: [
        { start: 1, end: 8, strand: '-', matched: 'CACGTGTC', before: 'TTCACGTGTCTTTT' },
        { start: 13, strand: '-' },
      ],
    },
    {
      gene: 'AT1G01010',
      hits: 1,
      first: [{ sequence: 'AT1G01010', start: 9, end: 16, strand: '+', before: 'TTTTTTTT', matched: 'CACGTGTC' }],
    },
  ])
  const second = PatternGenes.parse((await basic.get(`/api/runs/${run.token}/patmatch/genes?offset=1&limit=1`)).body)
  expect(second.genes.map(({ gene }) => gene)).toEqual(['AT1G01020'])
  const forward = await finish(await people.subscriber.post(path, { ...body, strands: 'forward' }))
  expect(forward.summary?.counts).toMatchObject({ hits: 1, genes: 1 })
  const reverse = await finish(await people.subscriber.post(path, { ...body, strands: 'reverse' }))
  expect(reverse.summary?.counts).toMatchObject({ hits: 2, genes: 1 })
})

test('[PATM-003] a mismatch finds more, and tells so; nothing found is a result, too', async () => {
  const more = await finish(await people.subscriber.post(path, { ...body, pattern: 'CCACGTGTCC', mismatches: 1 }))
  expect(more.summary?.counts).toMatchObject({ hits: 1 })
  const { genes } = PatternGenes.parse((await people.anonymous.get(`/api/runs/${more.token}/patmatch/genes`)).body)
  expect(genes).toMatchObject([{ gene: 'AT1G01040', first: [{ mismatches: 1, matched: 'CCACGTATCC' }] }])
  const none = await finish(await people.subscriber.post(path, { ...body, pattern: 'GGGGGGGGG' }))
  expect(none).toMatchObject({ state: 'done', summary: { text: 'No hits', files: [] } })
  expect(await people.anonymous.get(`/api/runs/${none.token}/patmatch/loci`)).toMatchObject({ status: 200, body: { loci: [] } })
})

test('[PATM-005] [RUN-002] files, loci and question of a run are there for anyone with the link', async () => {
  const run = await finish(await people.subscriber.post(path, body))
  const fileOf = async (name: string) => (await people.anonymous.get(`/api/runs/${run.token}/files/${name}`)).text
  expect(await fileOf('hits.gff3')).toBe(
    [
      '##gff-version 3',
      'AT1G01010\tEMBOSS\tsequence_feature\t9\t16\t.\t+\t.\tID=hit1;mismatches=0',
      'AT1G01020\tEMBOSS\tsequence_feature\t1\t8\t.\t-\t.\tID=hit2;mismatches=0',
      'AT1G01020\tEMBOSS\tsequence_feature\t13\t20\t.\t-\t.\tID=hit3;mismatches=0\n',
    ].join('\n'),
  )
  expect((await fileOf('hits.tsv')).split('\n')[2]).toBe('AT1G01010\tAT1G01010\t9\t16\t+\t0\tTTTTTTTT\tCACGTGTC\tTTTTTTTTTTTTTTT')
  expect(await fileOf('hits.fasta')).toContain('>AT1G01020:13-20(-)\nCACGTGTC\n')
  const loci = PatternLoci.parse((await people.anonymous.get(`/api/runs/${run.token}/patmatch/loci`)).body)
  expect(loci).toEqual({ loci: ['AT1G01010', 'AT1G01020'] })
  expect(await people.anonymous.get(`/api/runs/${run.token}/options`)).toMatchObject({ body: { pattern: 'CACGTGTC', mismatches: 0 } })
  expect(await people.anonymous.get(`/api/runs/${run.token}/files/passwd`)).toMatchObject({ status: 404 })
  expect(await people.anonymous.get(`/api/runs/${run.token}/files/..%2Fgenes.tsv`)).toMatchObject({ status: 400 })
  expect(await people.basic.delete(`/api/runs/${run.token}`)).toMatchObject({ status: 403 })
})

test('[PATM-007] hostile patterns, fields and bodies are refused, and no run begins', async () => {
  const count = async () => (await db.pool.query('select from community.run')).rowCount
  const before = await count()
  const hostile = [
    '; rm -rf /',
    'ACGTACGT;ls',
    '$(id)',
    '`id`',
    '| cat',
    '-outfile /tmp/x',
    '@/etc/passwd',
    '../../etc',
    'ACGT\u0000',
    'A'.repeat(100_000),
    '{',
    '((((',
  ]
  for (const pattern of hostile) {
    const { status } = await people.subscriber.post(path, { ...body, pattern })
    expect(status, pattern.slice(0, 20)).toBe(400)
    expect((await post(page, people.subscriber.cookies, { ...body, pattern })).statusCode).toBe(400)
  }
  for (const odd of [{ dataset: '../secret' }, { strands: '-complement' }, { mismatches: 9 }, { mismatches: '1 -auto' }])
    expect((await people.subscriber.post(path, { ...body, ...odd })).status, JSON.stringify(odd)).toBe(400)
  expect(z.int().parse((await people.subscriber.post(path, { ...body, pattern: 'A'.repeat(2_000_000) })).status)).toBe(400)
  expect(await count()).toBe(before)
})

test('[PATM-008] a site of a palindrome is counted once, unless one strand is asked for by itself', async () => {
  const both = await finish(await people.subscriber.post(path, { ...body, pattern: 'CACGTG' }))
  const reverse = await finish(await people.subscriber.post(path, { ...body, pattern: 'CACGTG', strands: 'reverse' }))
  expect([both.summary?.counts.hits, reverse.summary?.counts.hits]).toEqual([3, 3])
})

test('[PATM-009] [PATM-010] a list of genes is the range: by locus, gene model and symbol, each once', async () => {
  const run = await finish(await people.subscriber.post(path, { ...body, genes: 'NAC001, at1g01010 AT1G01010.1 AT9G99999 AG' }))
  expect(run.summary?.counts).toMatchObject({ hits: 1, genes: 1, searched: 2 })
  const { body: options } = await people.anonymous.get(`/api/runs/${run.token}/options`)
  expect(options).toMatchObject({ genes: ['AT1G01010', 'AT4G18960'], unknownGenes: ['AT9G99999'] })
  const all = await finish(await people.subscriber.post(path, body))
  expect(all.summary?.counts).toMatchObject({ hits: 3, searched: 5 })
  expect(await people.subscriber.post(path, { ...body, genes: 'AT9G99999' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'body.genes' }] },
  })
})

test('[PATM-011] a list is compared with the whole set, on the strands that were searched', async () => {
  const genes = 'AT1G01010 AT4G18960 AT5G10140'
  const run = await finish(await people.subscriber.post(path, { ...body, genes }))
  // AT5G10140 has no sequence in the set.
  expect(run.summary?.counts).toMatchObject({ hits: 1, loci: 1, listWithSite: 1, listGenes: 2, setWithSite: 2, setGenes: 5, ofSet: 5 })
  const reverse = await finish(await people.subscriber.post(path, { ...body, genes, strands: 'reverse' }))
  expect(reverse.summary?.counts).toMatchObject({ listWithSite: 0, setWithSite: 1 })
  const none = await finish(await people.subscriber.post(path, { ...body, genes: 'AT4G18960 AT5G10140' }))
  expect(none.summary?.counts).toMatchObject({ hits: 0, listWithSite: 0, listGenes: 1, setWithSite: 2 })
  const whole = await finish(await people.subscriber.post(path, body))
  expect(whole.summary?.counts).not.toHaveProperty('setGenes')
})

test('[RUN-022] each role is told what a run takes of it', async () => {
  const ask = async (person: Pick<typeof people.anonymous, 'get'>) => (await person.get('/api/runs/access')).body
  expect(await ask(people.anonymous)).toEqual({ requiresLogin: true, takesUnit: true })
  expect(await ask(people.basic)).toEqual({ requiresLogin: false, takesUnit: true })
  expect(await ask(people.subscriber)).toEqual({ requiresLogin: false, takesUnit: false })
})
