import { execFileSync } from 'node:child_process'
import { rename } from 'node:fs/promises'
import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import { findMissingSequences } from '@rosette/sequence-store/release-sequences.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { siteTrackPath } from '@rosette/sequence-store/site-tracks/site-track-files.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { locusCarriers, locusVariants } from '../../contract/locus-variants.ts'

const database = await testDatabase()
const { db, releaseId } = database
const { sequenceDir, plain } = await makeDemoSequences(database)
const env = { SEQUENCE_DIR: sequenceDir }
const site = await testApp(database, { env })
const open = site.as('anonymous')
const guarded = (await testApp(database, { env: { ...env, ACCESS_MODE: 'spec' } })).as('anonymous')
const agamous = 2117144
const path = `/api/detail/locus/variants?key=${agamous}`

test('[VARIANT-004] [GBROW-014] the variants of a locus are those that tabix finds, on chromosomes of the assembly', async () => {
  const file = siteTrackPath(await sequenceFolder(db, sequenceDir, releaseId), 'demo-accessions', 'vcf')
  const lines = execFileSync('tabix', [file, 'Chr4:10382856-10388539'], { encoding: 'utf8' }).trimEnd().split('\n')
  const expected = lines.flatMap((line) => {
    const [, position = '', , ref = '', alts = '', , , , , ...genotypes] = line.split('\t')
    const called = genotypes.filter((genotype) => genotype !== './.').length
    return alts.split(',').map((alt, at) => {
      const carriers = genotypes.filter((genotype) => genotype.includes(String(at + 1))).length
      return { position: Number(position), ref, alt, carriers, called, isReference: true }
    })
  })
  const answer = locusVariants.answer.parse((await open.get(path)).body)
  expect(answer.alleles.length).toBeGreaterThan(10)
  expect(
    answer.alleles.map(({ position, ref, alt, carriers, called, isReference }) => ({ position, ref, alt, carriers, called, isReference })),
  ).toEqual(expected)
  expect(answer).toMatchObject({
    set: 'demo-accessions',
    lines: lines.length,
    left: 0,
    hasDna: true,
    sets: [{ samples: 7, licence: 'CC0' }],
  })
  for (const { position, ref } of answer.alleles) expect(plain('Chr4', position, position + ref.length - 1, '+')).toBe(ref)
  const models = new Set(answer.alleles.flatMap(({ consequences }) => consequences.map(({ model }) => model)))
  expect([...models].sort()).toEqual(['AT4G18960.1', 'AT4G18960.2', 'AT4G18960.3', 'AT4G18960.4'])
})

test('[VARIANT-007] carriers have their ecotypes, by the number that the file calls them', async () => {
  const { alleles } = locusVariants.answer.parse((await open.get(path)).body)
  const most = alleles.toSorted((one, other) => other.carriers - one.carriers)[0]
  const query = new URLSearchParams({ key: String(agamous), position: String(most?.position), ref: most?.ref ?? '', alt: most?.alt ?? '' })
  const { carriers } = locusCarriers.answer.parse((await open.get(`/api/detail/locus/carriers?${query}`)).body)
  expect(carriers).toHaveLength(most?.carriers ?? 0)
  for (const { sample, ecotype } of carriers) expect(ecotype === null).toBe(sample === 'DEMO-unlisted')
  const none = new URLSearchParams({ key: String(agamous), position: '1', ref: 'A', alt: 'C' })
  expect((await open.get(`/api/detail/locus/carriers?${none}`)).body).toEqual({ carriers: [] })
})

test('[VARIANT-004] a file that is lost is an error, which is said without its address, and readiness names it', async () => {
  const dir = await sequenceFolder(db, sequenceDir, releaseId)
  expect(await findMissingSequences(db, sequenceDir, releaseId)).toEqual([])
  const file = siteTrackPath(dir, 'demo-accessions', 'vcf')
  await rename(file, `${file}.away`)
  try {
    site.expectErrors(/503 GET/)
    const { status, body } = await open.get(path)
    expect({ status, code: ApiProblem.parse(body).code }).toEqual({ status: 503, code: 'upstream_failed' })
    expect(JSON.stringify(body)).not.toContain(dir)
    expect(await findMissingSequences(db, sequenceDir, releaseId)).toEqual(['track demo-accessions'])
  } finally {
    await rename(`${file}.away`, file)
  }
})

test('[VARIANT-004] both calls are guarded like the record, and an unknown set is not found', async () => {
  for (const call of ['variants', 'carriers']) {
    expect((await guarded.get(`/api/detail/locus/${call}?key=${agamous}`)).status).toBe(403)
    expect((await open.get(`/api/detail/locus/${call}?key=${agamous}&set=other`)).status).toBe(404)
  }
})
