import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ReleaseCoverage } from '@rosette/contract-kit/kind/release-coverage.ts'
import { findAbsentPlace } from '@rosette/contract-kit/vocabulary/absent-place.ts'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { describeShare, shareOf } from '@rosette/contract-kit/vocabulary/sequence-coverage.ts'
import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { folderStore } from '@rosette/file-store/folder-store.ts'
import { sequenceFile } from '@rosette/sequence-store/dataset-writers.ts'
import { genomeFile } from '@rosette/sequence-store/genome.ts'
import { buildTracks } from '@rosette/sequence-store/tracks/build-tracks.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { afterAll, expect, test } from 'vitest'
import { exportRelease } from '../../downloads/server/export-release.ts'
import { RunStatus, StartedRun } from '../../runs/contract/run-status.ts'
import { blastDatabases } from '../contract/blast-databases.ts'
import { BlastResult } from '../contract/blast-result.ts'
import { BlastService } from '../contract/blast-service.ts'

const { as, database, folder, search } = await blastSite()
const { db, releaseId } = database
const { get, post } = as('anonymous')
const schema = `release_${releaseId}`
const scratch = await mkdtemp(join(tmpdir(), 'rosette-coverage-'))
afterAll(() => rm(scratch, { recursive: true }))
const coverage = ReleaseCoverage.parse((await get('/api/release/coverage')).body)

/** Letters and headers of a packed FASTA file, counted one by one. */
async function readPlainly(path: string): Promise<{ headers: string[]; letters: number }> {
  const lines = gunzipSync(await readFile(path))
    .toString('latin1')
    .split('\n')
  const headers = lines.filter((line) => line.startsWith('>'))
  return { headers, letters: lines.filter((line) => !line.startsWith('>')).join('').length }
}

async function countOf(sql: string): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*)::integer as n from (${sql}) as counted`)
  return rows[0]?.n ?? -1
}

const loci = `select name from ${schema}.locus where not is_obsolete and chromosome is not null and start_position is not null`
const modelsWith = (type: string) => `select distinct gene_model_name from ${schema}.gene_model_feature where feature_type = '${type}'`

test('[COVER-001] what a set holds is what its file has, and what it is counted against is the annotation', async () => {
  for (const { id } of sequenceDatasets) {
    const { headers } = await readPlainly(sequenceFile(folder, id))
    expect(shareOf(coverage.sequences, id).held, id).toBe(headers.length)
  }
  expect(shareOf(coverage.sequences, 'araport11_genomic_locus').of).toBe(await countOf(loci))
  expect(shareOf(coverage.sequences, 'araport11_transcripts').of).toBe(await countOf(modelsWith('exon')))
  expect(shareOf(coverage.sequences, 'araport11_coding_sequences').of).toBe(await countOf(modelsWith('CDS')))
  // The demonstration has DNA of some regions only, or nothing of this would be shown.
  expect(coverage.sequences.datasets.filter(({ held, of }) => held < of).map(({ dataset }) => dataset)).toContain('araport11_intergenic')
})

test('[COVER-001] the bases of the genome are those of its file, of the lengths of all chromosomes', async () => {
  const { letters } = await readPlainly(join(folder, genomeFile))
  const whole = Object.values(chromosomeLengths).reduce((sum, length) => sum + length, 0)
  expect(coverage.sequences.genome).toEqual({ held: letters, of: whole })
  expect(letters).toBeLessThan(whole)
})

test('[COVER-001] [COVER-009] publications with a title and genes with annotations are counted as the tables have them', async () => {
  expect(coverage.publications).toEqual({
    of: await countOf(`select from ${schema}.publication`),
    withTitle: await countOf(`select from ${schema}.publication where title is not null`),
    withAuthors: await countOf(`select from ${schema}.publication where authors is not null`),
    withJournal: await countOf(`select from ${schema}.publication where pub_name is not null`),
  })
  for (const [category, genes] of Object.entries(coverage.annotatedGenes)) {
    const sql = `select distinct locus_id from ${schema}.annotation where not is_negated and locus_id is not null and keyword_id in
      (select keyword_id from ${schema}.ontology_term where category = '${category}')`
    expect(genes, category).toBe(await countOf(sql))
  }
})

test('[COVER-003] a BLAST result and its table say what the database held', async () => {
  const token = await search({
    Algorithm: 'blastn',
    BlastTargetSet: 'Araport11_intergenic_20220914',
    QueryText: 'ACGTTGCATTGACCATG'.repeat(3),
  })
  const share = shareOf(coverage.sequences, 'araport11_intergenic')
  expect(BlastResult.parse((await get(`/api/runs/${token}/blast`)).body).databases).toMatchObject([
    { coverage: { held: share.held, of: share.of } },
  ])
  const file = await get(`/api/runs/${token}/blast/files/tsv`)
  expect(file.text.split('\n')[0]).toBe(`# Searched: ${describeShare(share, 'araport11_intergenic')}`)
})

test('[COVER-003] [PATM-009] a pattern search counts the sequences that it searched', async () => {
  const dataset = 'araport11_intergenic'
  const started = StartedRun.parse((await post('/api/services/patmatch', { pattern: 'CACGTG', dataset })).body)
  const read = async () => RunStatus.parse((await get(`/api/runs/${started.token}`)).body)
  await expect.poll(async () => (await read()).state, { timeout: 15_000 }).toBe('done')
  const { held, of } = shareOf(coverage.sequences, dataset)
  expect((await read()).summary?.counts).toMatchObject({ searched: held, annotated: of })
  const table = await get(`/api/runs/${started.token}/files/hits.tsv`)
  expect(table.text.split('\n')[0]).toBe(`# Searched: ${describeShare({ held, of }, dataset)}`)
})

test('[COVER-002] every database that BLAST offers holds something', async () => {
  const { databases } = BlastService.parse((await get('/api/blast/service')).body)
  expect(databases.length).toBeGreaterThan(10)
  for (const { id, source } of blastDatabases) {
    const { held } = source === null ? { held: 0 } : shareOf(coverage.sequences, source)
    expect(held > 0, id).toBe(databases.includes(id))
  }
})

test('[COVER-004] the README says of each file what it holds, and does not call a part the whole', async () => {
  await buildTracks({ db, releaseId, dir: folder })
  const root = join(scratch, 'downloads')
  await exportRelease({ db, files: folderStore(root), releaseId, folder })
  const readme = await readFile(join(root, `Sequences/${releaseId}/README.txt`), 'utf8')
  for (const { id } of sequenceDatasets) {
    const { headers } = await readPlainly(join(root, `Sequences/${releaseId}/${id}.fasta.gz`))
    const { of } = shareOf(coverage.sequences, id)
    const line = readme.split('\n').find((one) => one.startsWith(`${id}.fasta.gz`))
    expect(line, id).toContain(
      headers.length < of ? `: ${headers.length.toLocaleString('en')} of ${of.toLocaleString('en')} ` : `: ${of.toLocaleString('en')} `,
    )
  }
  expect(readme).toMatch(/genome\.fa\.gz +Parts of the chromosomes, FASTA: \d+\.\d of 119\.7 Mb of the genome, N elsewhere/)
  expect(readme).not.toContain('all chromosomes')
})

test('[COVER-005] a flank without DNA is reported with its place on the genome, on either strand', async () => {
  const request = { dataset: 'araport11_upstream', flank: { length: 9000 } }
  for (const [id, strand] of [
    ['AT4G18960', 'FORWARD'],
    ['AT5G10140', 'REVERSE'],
  ] as const) {
    const gene = (await post('/api/search/sequences', { ids: id })).text
    const [, start, end] = /:(\d+)-(\d+) /.exec(gene) ?? []
    expect(gene).toContain(strand)
    const { text } = await post('/api/search/sequences', { ids: id, ...request })
    const place = findAbsentPlace(text.trim().replace(`>${id} NOT FOUND: `, ''))
    expect(place, text).toMatchObject(
      strand === 'FORWARD' ? { start: Number(start) - 9000, end: Number(start) - 1 } : { start: Number(end) + 1, end: Number(end) + 9000 },
    )
  }
})
