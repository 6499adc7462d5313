import { execFileSync } from 'node:child_process'
import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BigWig } from '@gmod/bbi'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { findMissingSequences } from '@rosette/sequence-store/release-sequences.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { siteTrackFolder, siteTrackPath } from '@rosette/sequence-store/site-tracks/site-track-files.ts'
import { buildTracks } from '@rosette/sequence-store/tracks/build-tracks.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { describe, expect, test } from 'vitest'
import { TrackList } from '../contract/track-list.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { sequenceDir } = await makeDemoSequences(database)
const dir = await sequenceFolder(db, sequenceDir, releaseId)
const env = { SEQUENCE_DIR: sequenceDir }
const { app, as } = await testApp(database, { env })
const { as: guardedAs } = await testApp(database, { env: { ...env, ACCESS_MODE: 'spec' } })
const fileAt = (name: string) => `/api/genome/${releaseId}/site/${name}`
const run = (program: string, ...args: string[]) => execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })

describe('tracks of the demonstration', () => {
  test('[GBROW-016] they are listed as the sheet says, once the release has a genome browser', async () => {
    const list = async () => TrackList.parse((await as('anonymous').get('/api/genome/tracks')).body)
    expect((await list()).siteTracks).toEqual([])
    await buildTracks({ db, releaseId, dir })
    const { siteTracks } = await list()
    expect(siteTracks.map(({ id, format, category }) => [id, format, category])).toEqual([
      ['site.demo-accessions', 'vcf', 'Variation'],
      ['site.demo-open-chromatin', 'bed', 'Chromatin'],
      ['site.demo-coverage', 'bigwig', 'Expression'],
    ])
    expect(siteTracks[1]).toMatchObject({ title: 'Open chromatin (demo)', licence: 'CC0', citation: 'Demonstration data, made up' })
  })

  test('[GBROW-015] intervals are those of the file, on chromosomes of the assembly and sorted', () => {
    const path = siteTrackPath(dir, 'demo-open-chromatin', 'bed')
    const peaks = run('tabix', path, ...run('tabix', '-l', path).trim().split('\n'))
      .trimEnd()
      .split('\n')
    const rows = peaks.map((line) => line.split('\t'))
    expect(peaks.length).toBeGreaterThan(100)
    expect([...new Set(rows.map(([chromosome]) => chromosome))].sort()).toEqual(Object.keys(chromosomeLengths))
    const lengths = new Map<string, number>(Object.entries(chromosomeLengths))
    for (const [chromosome = '', start, end] of rows) {
      expect(Number(start)).toBeLessThan(Number(end))
      expect(Number(end)).toBeLessThanOrEqual(lengths.get(chromosome) ?? 0)
    }
    expect(run('tabix', path, 'Chr4:10382500-10382860')).toMatch(/\tpeak_\d+_AT4G18960\t\d+\t\+\n/)
  })

  test('[GBROW-015] values are read through ranges under the names of the file', async () => {
    const answer = await app.inject(fileAt('demo-coverage.bw'))
    expect(answer.rawPayload).toEqual(await readFile(siteTrackPath(dir, 'demo-coverage', 'bigwig')))
    const wig = new BigWig({ path: siteTrackPath(dir, 'demo-coverage', 'bigwig') })
    expect((await wig.getFeatures('4', 10_382_855, 10_388_539)).length).toBeGreaterThan(3)
    expect(await wig.getFeatures('4', chromosomeLengths.Chr4 - 5, chromosomeLengths.Chr4)).toEqual([])
  })

  test('[GBROW-016] files are served by range, under listed names alone', async () => {
    const bytes = await readFile(siteTrackPath(dir, 'demo-open-chromatin', 'bed'))
    const part = await app.inject({
      url: fileAt('demo-open-chromatin.bed.gz'),
      headers: { range: 'bytes=10-29', 'accept-encoding': 'gzip' },
    })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-29/${bytes.length}`])
    expect(part.rawPayload).toEqual(bytes.subarray(10, 30))
    await writeFile(join(siteTrackFolder(dir), 'other.txt'), 'x')
    for (const name of ['other.txt', '..%2Ftracks%2Fgenome.fa.gz', 'a.bed', '-a.bw', 'A.bw', 'a.vcf.gz.csi']) {
      expect((await app.inject(fileAt(name))).statusCode, name).toBe(400)
    }
    expect((await app.inject(fileAt('none.bw'))).statusCode).toBe(404)
    expect((await app.inject(fileAt('demo-coverage.bw').replace(releaseId, 'another'))).statusCode).toBe(404)
  })

  test('[GBROW-016] a file that is lost is named by readiness', async () => {
    expect(await findMissingSequences(db, sequenceDir, releaseId)).toEqual([])
    const path = siteTrackPath(dir, 'demo-coverage', 'bigwig')
    await rename(path, `${path}.away`)
    expect(await findMissingSequences(db, sequenceDir, releaseId)).toEqual(['track demo-coverage'])
    await rename(`${path}.away`, path)
  })
})

describe('variants of a region', () => {
  const urlOf = (loc: string, set = 'demo-accessions') => `/api/genome/variants.vcf?set=${set}&loc=${loc}`
  const stored = siteTrackPath(dir, 'demo-accessions', 'vcf')
  const linesOf = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  const all = linesOf(run('tabix', stored, ...Object.keys(chromosomeLengths)))
  const hasBcftools = (() => {
    try {
      return run('bcftools', '--version').startsWith('bcftools')
    } catch {
      return false
    }
  })()

  /** A locus, a stretch of many windows, a single base, one inside a deletion, before the first and at the end of a chromosome. */
  const regions = () => {
    const [, deletion = ''] =
      all.map((line) => line.split('\t')).find(([chromosome, , , ref = '']) => chromosome === 'Chr4' && ref.length > 2) ?? []
    const [, last = ''] = all.at(-1)?.split('\t') ?? []
    const inside = Number(deletion) + 2
    return [
      'Chr4:10382856..10388539',
      'Chr4:10000000..10999999',
      `Chr4:${inside}..${inside}`,
      `Chr5:${last}..${last}`,
      'Chr5:26975000..26975502',
      'Chr1:1..20000',
    ]
  }

  test.skipIf(!hasBcftools)(
    '[VARIANT-008] lines are those of bcftools view -r, in its order, under a head that it can read (needs bcftools)',
    async () => {
      let sum = 0
      for (const region of regions()) {
        const { statusCode, body, headers } = await app.inject(urlOf(region))
        expect(statusCode, region).toBe(200)
        const expected = linesOf(run('bcftools', 'view', '--no-version', '-r', region.replace('..', '-'), stored))
        expect(linesOf(body), region).toEqual(expected)
        sum += expected.length
        const file = join(siteTrackFolder(dir), 'answer.vcf')
        await writeFile(file, body)
        expect(linesOf(run('bcftools', 'view', '--no-version', file))).toEqual(expected)
        expect(headers['content-disposition']).toContain(`demo-accessions_${region.replace(/\W+/g, '-')}.vcf`)
      }
      expect(sum).toBeGreaterThan(50)
    },
  )

  test('[VARIANT-008] other regions and sets are refused in words, and so are those who may not see records', async () => {
    const said = async (url: string) => {
      const { statusCode, body } = await app.inject(url)
      return [statusCode, JSON.parse(body).message]
    }
    expect(await said(urlOf('Chr4:1..1000001'))).toEqual([400, 'A file of variants has at most 1,000,000 bases of a chromosome.'])
    expect(await said(urlOf('Chr9:1..5'))).toEqual([400, 'loc must be a position such as Chr4:10382856..10388539.'])
    expect(await said(urlOf('Chr4:1..5', 'other'))).toEqual([404, 'This release has no variants named other.'])
    // A BED is not a set of variants.
    expect((await said(urlOf('Chr4:1..5', 'demo-coverage')))[0]).toBe(404)
    for (const url of [urlOf('Chr4:1..5'), fileAt('demo-coverage.bw')]) {
      expect((await guardedAs('anonymous').get(url)).status, url).toBe(403)
      expect((await guardedAs('subscriber').get(url)).status, url).toBe(200)
    }
    const head = await app.inject({ method: 'HEAD', url: urlOf('Chr4:10000000..10999999') })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })
})
