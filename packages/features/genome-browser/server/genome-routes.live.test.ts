import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { genomeTrackIds } from '@rosette/contract-kit/genome-view/genome-tracks.ts'
import { chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'
import { schemaOf } from '@rosette/database/release-schema.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { buildTracks } from '@rosette/sequence-store/tracks/build-tracks.ts'
import { trackFolder } from '@rosette/sequence-store/tracks/track-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const database = await testDatabase()
const { db, releaseId } = database
const sequenceDir = await mkdtemp(join(tmpdir(), 'rosette-tracks-'))
afterAll(() => rm(sequenceDir, { recursive: true }))
const dir = await sequenceFolder(db, sequenceDir, releaseId)
const report = await buildTracks({ db, releaseId, dir })
const { app, as } = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir } })
const { as: guardedAs } = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir, ACCESS_MODE: 'spec' } })

const file = 'genes.gff3.gz'
const url = `/api/genome/${releaseId}/${file}`
const bytes = await readFile(join(trackFolder(dir), file))
const ask = (headers: Record<string, string> = {}, at = url) => app.inject({ url: at, headers })

describe('tracks of the demo', () => {
  const read = async (track: string, region: string) =>
    (await run('tabix', [join(trackFolder(dir), `${track}.gff3.gz`), region])).stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split('\t'))
  const namesOf = (lines: string[][], type: string) =>
    lines.filter(([, , kind]) => kind === type).map((line) => /Name=([^;]+)/.exec(line[8] ?? '')?.[1])
  const region = { chromosome: 'Chr4', start: 10_000_000, end: 11_000_000 }
  const regionText = `${region.chromosome}:${region.start}-${region.end}`
  const within = `chromosome = $1 and start_position <= $3 and end_position >= $2`

  async function rows(sql: string): Promise<string[]> {
    const { rows } = await db.pool.query<{ name: string }>(sql.replaceAll('SCHEMA', `release_${releaseId}`), Object.values(region))
    return rows.map(({ name }) => name).sort()
  }

  test('[GBROW-003] there are all seven, and none is empty', () => {
    expect(report.note).toBeNull()
    expect(report.tracks.map(({ id }) => id)).toEqual(genomeTrackIds)
    expect(report.tracks.filter(({ lines }) => lines === 0)).toEqual([])
  })

  test('[GBROW-003] genes, models and their parts of a region are those of the database', async () => {
    const lines = await read('genes', regionText)
    const loci = await rows(`select name from SCHEMA.locus where not is_obsolete and ${within}`)
    expect(loci).toContain('AT4G18960')
    expect(namesOf(lines, 'gene').sort()).toEqual(loci)
    const models = await rows(`select name from SCHEMA.gene_model where ${within}`)
    expect([...namesOf(lines, 'mRNA'), ...namesOf(lines, 'transcript')].sort()).toEqual(models)
    const parts = await rows(
      `select gene_model_name || feature_type || start_position || '-' || end_position as name from SCHEMA.gene_model_feature
       where feature_type in ('exon', 'CDS') and ${within}`,
    )
    const found = lines
      .filter(([, , type]) => type === 'exon' || type === 'CDS')
      .map(([, , type, start, end, , , , attributes]) => `${/Parent=([^;]+)/.exec(attributes ?? '')?.[1]}${type}${start}-${end}`)
    expect(found.sort()).toEqual(parts)
    const [, , , start, end, , strand] = lines.find((line) => line[8]?.startsWith('ID=AT4G18960;')) ?? []
    const { rows: own } = await db.pool.query(
      `select start_position, end_position from release_${releaseId}.locus where name = 'AT4G18960'`,
    )
    expect([{ start_position: Number(start), end_position: Number(end) }, strand]).toEqual([own[0], '+'])
  })

  test('[GBROW-003] the other tracks have their own kinds of features', async () => {
    expect(namesOf(await read('insertions', regionText), 'insertion_site').sort()).toEqual(
      await rows(`select name from SCHEMA.polymorphism where polymorphism_type = 'insertion' and ${within}`),
    )
    const whole = async (track: string, type: string) => {
      const names = await Promise.all(chromosomes.map(async (one) => namesOf(await read(track, one), type)))
      return names.flat().sort()
    }
    const all = async (sql: string) => {
      const { rows } = await db.pool.query<{ name: string }>(sql.replaceAll('SCHEMA', `release_${releaseId}`))
      return rows.map(({ name }) => name).sort()
    }
    expect(await whole('transposons', 'transposable_element')).toEqual(await all('select name from SCHEMA.transposon'))
    expect(await whole('transposon_genes', 'gene')).toEqual(
      await all(
        `select name from SCHEMA.locus where gene_model_type = 'transposable_element_gene' and start_position is not null and not is_obsolete`,
      ),
    )
    expect(await whole('markers', 'genetic_marker')).toEqual(
      await all(`select marker.name from SCHEMA.marker join SCHEMA.marker_location using (marker_id) join SCHEMA.map using (map_id)
        where map.map_type = 'nuc_sequence'`),
    )
    const coding = await whole('coding', 'mRNA')
    expect(coding).toContain('AT4G18960.1')
    // TRUTH-048: a transcript spans its untranslated ends as well.
    const [transcript] = (await read('coding', 'Chr4')).filter((cells) => cells[8]?.startsWith('ID=AT4G18960.1;'))
    expect(transcript?.slice(2, 5)).toEqual(['mRNA', '10382856', '10388539'])
    const noncoding = await whole('noncoding', 'gene')
    expect(noncoding.length).toBeGreaterThan(0)
    expect(noncoding).not.toContain('AT4G18960')
  })
})

describe('files are served by range', () => {
  test('[GBROW-005] a range is 206 with the bytes of the file, the whole file 200', async () => {
    const part = await ask({ range: 'bytes=10-29', 'accept-encoding': 'br, gzip' })
    expect(part.statusCode).toBe(206)
    expect(part.headers).toMatchObject({
      'content-range': `bytes 10-29/${bytes.length}`,
      'content-length': '20',
      'accept-ranges': 'bytes',
      'content-type': 'application/octet-stream',
    })
    expect(part.headers['content-encoding']).toBeUndefined()
    expect(part.rawPayload).toEqual(bytes.subarray(10, 30))
    const tail = await ask({ range: 'bytes=-28' })
    expect([tail.statusCode, tail.rawPayload]).toEqual([206, bytes.subarray(-28)])
    const whole = await ask({ 'accept-encoding': 'br, gzip' })
    expect([whole.statusCode, whole.headers['content-encoding']]).toEqual([200, undefined])
    expect(whole.rawPayload).toEqual(bytes)
  })

  test('[GBROW-005] beyond the end is 416, known is 304, and a part of something else is the whole', async () => {
    const beyond = await ask({ range: `bytes=${bytes.length}-` })
    expect([beyond.statusCode, beyond.headers['content-range']]).toEqual([416, `bytes */${bytes.length}`])
    const etag = String((await ask()).headers.etag)
    expect((await ask({ 'if-none-match': etag })).statusCode).toBe(304)
    expect((await ask({ range: 'bytes=0-9', 'if-range': etag })).statusCode).toBe(206)
    expect((await ask({ range: 'bytes=0-9', 'if-range': '"another"' })).statusCode).toBe(200)
    const head = await app.inject({ method: 'HEAD', url })
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(bytes.length), ''])
  })

  test('[GBROW-005] only listed names of a release that is served', async () => {
    for (const name of ['tracks.json', '..%2Fgenome.fa.gz', 'genes.gff3.gz%00', '%2Fetc%2Fpasswd', 'genes']) {
      expect((await ask({}, `/api/genome/${releaseId}/${name}`)).statusCode, name).toBe(400)
    }
    expect((await ask({}, `/api/genome/..%2F..%2Fx/${file}`)).statusCode).toBe(400)
    expect((await ask({}, `/api/genome/another/${file}`)).json()).toMatchObject({
      code: 'not_found',
      message: 'Release another is not served.',
    })
  })

  test('[GBROW-005] who reads the release before goes on reading it', async () => {
    await db.pool.query(
      `insert into community.release (id, shape_hash, state) select 'before', shape_hash, 'built' from community.release where id = $1`,
      [releaseId],
    )
    await db.pool.query(`update community.published_release set previous_release_id = 'before'`)
    const [own, before] = [schemaOf(releaseId), schemaOf('before')]
    await db.pool.query(`create schema ${before}`)
    for (const table of ['sequence_dataset', 'genome_region']) await db.pool.query(`create table ${before}.${table} (like ${own}.${table})`)
    // It has no sequences, so there is no file; but it is a release that may be requested.
    const missing = await ask({}, `/api/genome/before/${file}`)
    expect(missing.json()).toMatchObject({ code: 'not_found', message: `This release has no ${file}.` })
  })
})

describe('guarded like records', () => {
  const paths = ['/api/genome/tracks', url, '/tools/jbrowse2/frame']

  test('[GBROW-002] calls and frame answer 403 to those who may not see records', async () => {
    for (const path of paths) {
      for (const role of ['anonymous', 'member'] as const) expect((await guardedAs(role).get(path)).status, `${role} ${path}`).toBe(403)
      for (const role of ['subscriber', 'orcid'] as const) expect((await guardedAs(role).get(path)).status, `${role} ${path}`).toBe(200)
      expect((await as('anonymous').get(path)).status).toBe(200)
    }
  })

  test('[GBROW-002] the page sends them to /access-denied', async () => {
    const path = '/tools/jbrowse2?loc=Chr1:1..9'
    const refused = await guardedAs('anonymous').get(path, { accept: 'text/html' })
    expect([refused.status, refused.headers.location]).toEqual([302, `/access-denied?from=${encodeURIComponent(path)}`])
    expect(await guardedAs('subscriber').open(path)).toMatchObject({ status: 200, title: 'Genome Browser' })
  })
})

test('[GBROW-006] the frame allows our own files alone, in our own pages', async () => {
  const { headers, body } = await app.inject('/tools/jbrowse2/frame')
  const policy = String(headers['content-security-policy']).split('; ')
  expect(policy).toEqual([
    "default-src 'none'",
    expect.stringMatching(/^script-src 'self' 'nonce-[\w-]+' 'wasm-unsafe-eval'$/),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ])
  expect(body).toContain('<title>Genome browser</title>')
  expect(body).toContain(`"releaseId":"${releaseId}"`)
})

test('[GBROW-004] without a program there are no tracks, and the list says why', async () => {
  const bare = await mkdtemp(join(tmpdir(), 'rosette-no-tracks-'))
  const { as: bareAs } = await testApp(database, { env: { SEQUENCE_DIR: bare } })
  const folder = await sequenceFolder(db, bare, releaseId)
  await mkdir(folder, { recursive: true })
  const tracks = () => bareAs('anonymous').get('/api/genome/tracks')
  expect((await tracks()).body).toMatchObject({ note: 'This release was built without a genome browser.', tracks: [] })
  await buildTracks({ db, releaseId, dir: folder, findMissing: async () => ['tabix', 'bgzip'] })
  expect((await tracks()).body).toEqual({
    releaseId,
    note: 'This release has no genome browser: tabix, bgzip not installed where it was built.',
    tracks: [],
    siteTracks: [],
  })
  await rm(bare, { recursive: true })
})
