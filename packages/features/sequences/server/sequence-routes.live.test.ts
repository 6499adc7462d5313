import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import { sequenceDatasets } from '@rosette/contract-kit/vocabulary/sequence-datasets.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { splitMissing } from '../contract/missing-ids.ts'
import type { SequenceRequestBody } from '../contract/sequence-request.ts'

const run = promisify(execFile)
const database = await testDatabase()
const { pool } = database.db
const schema = `release_${database.releaseId}`

/** DNA at both ends of a chromosome, where two loci are put. */
const random = (length: number, seed: number) => {
  let state = seed
  return Array.from({ length }, () => {
    state = (state * 1103515245 + 12345) % 2147483648
    return 'ACGT'[(state >>> 16) & 3]
  }).join('')
}
const lengths = new Map<string, number>(Object.entries(chromosomeLengths))
const end2 = chromosomeLengths.Chr2
const [atStart, atEnd] = ['AT2G90020', 'AT2G90580'] as const
await moveLocus(atStart, 201)
await moveLocus(atEnd, null)
const { sequenceDir, plain } = await makeDemoSequences(database, [
  { chromosome: 'Chr2', start: 1, bases: random(12_000, 1) },
  { chromosome: 'Chr2', start: end2 - 11_999, bases: random(12_000, 2) },
])
const { as } = await testApp(database, { env: { SEQUENCE_DIR: sequenceDir } })

/** Puts a made-up locus with all its models elsewhere; null: 300 bases before the end of its chromosome. */
async function moveLocus(name: string, start: number | null): Promise<void> {
  const { rows } = await pool.query(`select start_position, end_position, locus_id from ${schema}.locus where name = $1`, [name])
  const { start_position, end_position, locus_id } = rows[0]
  const by = (start ?? end2 - 300 - (end_position - start_position)) - start_position
  const set = 'set start_position = start_position + $1, end_position = end_position + $1'
  await pool.query(`update ${schema}.locus ${set} where locus_id = $2`, [by, locus_id])
  await pool.query(`update ${schema}.gene_model ${set} where locus_id = $2`, [by, locus_id])
  await pool.query(`update ${schema}.gene_model_feature ${set} where locus_name = $2`, [by, name])
}

async function ask(body: SequenceRequestBody, status = 200) {
  const answer = await as('anonymous').post('/api/search/sequences?key=searchParams_1', body)
  expect(answer.status, answer.text.slice(0, 300)).toBe(status)
  return answer
}

/** The records of a FASTA answer by name, and the names without a sequence. */
async function fasta(body: SequenceRequestBody) {
  const { text } = await ask(body)
  const { missing, sequences } = splitMissing(text)
  const records = sequences
    .split(/^>/m)
    .slice(1)
    .map((record) => {
      const [head = '', ...lines] = record.trimEnd().split('\n')
      const [name = '', ...description] = head.split(' ')
      return { name, description: description.join(' '), lines, sequence: lines.join('') }
    })
  return {
    missing,
    records,
    names: records.map(({ name }) => name),
    of: (name: string) => records.find((record) => record.name === name)?.sequence,
  }
}

type Model = { name: string; chromosome: string; strand: '+' | '-'; exons: [number, number][]; coding: [number, number][] }

async function modelOf(name: string): Promise<Model> {
  const { rows } = await pool.query(
    `select feature_type, chromosome, start_position, end_position, orientation from ${schema}.gene_model_feature
     where gene_model_name = $1 order by start_position`,
    [name],
  )
  const [first] = rows
  const parts = (type: string) =>
    rows.filter((row) => row.feature_type === type).map((row): [number, number] => [row.start_position, row.end_position])
  return { name, chromosome: first.chromosome, strand: first.orientation === 'R' ? '-' : '+', exons: parts('exon'), coding: parts('CDS') }
}

function spanOf(parts: readonly [number, number][]): [number, number] {
  return [parts[0]?.[0] ?? 0, parts.at(-1)?.[1] ?? 0]
}

async function representativeOf(locus: string): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    `select model.name from ${schema}.gene_model as model join ${schema}.locus using (locus_id) where locus.name = $1 and is_representative`,
    [locus],
  )
  return rows[0]?.name ?? ''
}

/** The n bases beside an end of a model, clamped to the chromosome. */
function flankOf(
  { chromosome, strand, exons, coding }: Model,
  side: 'upstream' | 'downstream',
  from: 'transcript' | 'coding',
  n: number,
): string {
  const [low, high] = spanOf(from === 'coding' ? coding : exons)
  const isCircle = chromosome === 'ChrC' || chromosome === 'ChrM'
  const last = isCircle ? Number.POSITIVE_INFINITY : (lengths.get(chromosome) ?? 0)
  const first = isCircle ? Number.NEGATIVE_INFINITY : 1
  return (side === 'upstream') === (strand === '+')
    ? plain(chromosome, Math.max(first, low - n), low - 1, strand)
    : plain(chromosome, high + 1, Math.min(last, high + n), strand)
}

const [forward, reverse] = ['AT4G18960', 'AT5G10140'] as const

test('[API-038] [BULK-018] sequences of seeded loci as FASTA text, with the key of the search parameters in the address', async () => {
  const { headers, text } = await ask({ ids: [forward, reverse] })
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(headers['content-disposition']).toBe('inline; filename=sequences_2026-11-01.fasta')
  expect([headers['rosette-sequences'], headers['rosette-missing']]).toEqual(['2', '0'])
  expect(text).toMatch(/^>AT4G18960\.1 AG \| Chr4:\d+-\d+ FORWARD LENGTH=\d+\n[ACGT\n]+>AT5G10140\.1 /)
  const { body } = await ask({ ids: forward, dataset: 'araport11_introns', choice: 'all_gene_models' }, 400)
  expect(body).toMatchObject({ code: 'invalid_request', error: expect.any(String) })
})

test('[API-038] genes selected on a results page, by key or by the search that finds them', async () => {
  const { rows } = await pool.query(`select locus_id from ${schema}.locus where name = $1`, [forward])
  const key = Number(rows[0].locus_id)
  expect((await fasta({ genes: { keys: [key] } })).names).toEqual(['AT4G18960.1'])
  const search = { searchTerms: [{ geneListUploadType: 'AGI Locus IDs' }, { geneList: `${forward}\n${reverse}` }] }
  expect((await fasta({ genes: { search } })).names.toSorted()).toEqual(['AT4G18960.1', 'AT5G10140.1'])
  expect((await fasta({ genes: { search, except: [key] } })).names).toEqual(['AT5G10140.1'])
  const matching = await fasta({ genes: { search }, geneList: 'AT4G18960.2', choice: 'matching_model' })
  expect(matching.names).toEqual(['AT4G18960.2'])
  expect(matching.missing).toEqual([{ id: reverse, reason: 'None of its gene models is in the list.' }])
  await ask({ genes: { keys: [key] }, choice: 'matching_model' }, 400)
  expect((await fasta({ genes: { keys: [999_999_999] } })).missing).toEqual([
    { id: 'key_999999999', reason: 'The release has no such locus.' },
  ])
})

test('[LIST-054] genes selected in results within a list are genes of that list', async () => {
  const stored = await as('anonymous').post('/api/list-contents', { kind: 'locus', items: [reverse] })
  const searchTerms = [{ geneListUploadType: 'AGI Locus IDs' }, { geneList: `${forward}\n${reverse}` }]
  const within = (filter: object) => ({ genes: { search: { searchTerms, filters: { list: filter } } } })
  const { id } = JSON.parse(stored.text)
  expect((await fasta(within({ include: [id] }))).names).toEqual(['AT5G10140.1'])
  expect((await fasta(within({ exclude: [id] }))).names).toEqual(['AT4G18960.1'])
})

test.for(sequenceDatasets)('[BULK-011] [BULK-012] $label answer FASTA in the alphabet of the set', async ({ id, alphabet, unit }) => {
  // Of the demo's genome only organelles are there between genes.
  const ids = unit === 'gap between loci' ? ['ATCG90010', 'ATMG90030'] : [forward, reverse]
  const { records } = await fasta({ ids, dataset: id })
  expect(records.length).toBeGreaterThanOrEqual(2)
  for (const { name, sequence, lines } of records) {
    expect(name).toMatch(unit === 'gap between loci' ? /^AT\wG\d{5}-AT\wG\d{5}$/ : unit === 'locus' ? /^AT\wG\d{5}$/ : /^AT\wG\d{5}\.\d/)
    expect(sequence).toMatch(alphabet === 'protein' ? /^M[A-Z]+$/ : /^[ACGT]+$/)
    expect(lines.slice(0, -1).every((line) => line.length === 60)).toBe(true)
  }
})

test.for([forward, reverse])('[BULK-013] introns of %s are numbered in the direction of the transcript', async (locus) => {
  const model = await modelOf(`${locus}.1`)
  const gaps = model.exons.slice(1).map(([start], at): [number, number] => [(model.exons[at]?.[1] ?? 0) + 1, start - 1])
  const inOrder = model.strand === '+' ? gaps : gaps.toReversed()
  const { names, of } = await fasta({ ids: locus, dataset: 'araport11_introns' })
  expect(names.length).toBeGreaterThan(2)
  expect(names).toEqual(inOrder.map((_, at) => `${locus}.1-${at + 1}`))
  for (const [at, [start, end]] of inOrder.entries())
    expect(of(`${locus}.1-${at + 1}`)).toBe(plain(model.chromosome, start, end, model.strand))
  // The first intron is the one next to the transcription start.
  expect(model.strand === '+' ? inOrder[0]?.[0] : inOrder[0]?.[1]).toBe(
    model.strand === '+' ? (model.exons[0]?.[1] ?? 0) + 1 : (model.exons.at(-1)?.[0] ?? 0) - 1,
  )
})

test('[BULK-014] one per locus is the representative model, all are all, matching is what is listed', async () => {
  const { rows } = await pool.query<{ name: string; is_representative: boolean }>(
    `select model.name, is_representative from ${schema}.gene_model as model join ${schema}.locus using (locus_id)
     where locus.name = $1 order by model.name`,
    [forward],
  )
  expect(rows.length).toBeGreaterThanOrEqual(3)
  const representative = rows.filter((row) => row.is_representative).map(({ name }) => name)
  const all = rows.map(({ name }) => name)
  for (const dataset of ['araport11_transcripts', 'araport11_coding_sequences', 'araport11_protein'] as const) {
    expect((await fasta({ ids: forward, dataset })).names).toEqual(representative)
    expect((await fasta({ ids: 'AT4G18960.2', dataset })).names).toEqual(representative)
    expect((await fasta({ ids: forward, dataset, choice: 'all_gene_models' })).names.toSorted()).toEqual(all)
    const listed = await fasta({ ids: 'at4g18960.3 AT4G18960.2 AT5G10140 AG', dataset, choice: 'matching_model' })
    expect(listed.names).toEqual(['AT4G18960.3', 'AT4G18960.2'])
    expect(listed.missing.map(({ id }) => id)).toEqual(['AT5G10140', 'AG'])
  }
  // The genomic sequence belongs to the locus, or to each of its models.
  const genomic = { ids: forward, dataset: 'araport11_genomic_locus' } as const
  expect((await fasta(genomic)).names).toEqual([forward])
  const models = await fasta({ ...genomic, choice: 'all_gene_models' })
  expect(models.names.toSorted()).toEqual(all)
  for (const name of all) {
    const { chromosome, strand, exons } = await modelOf(name)
    expect(models.of(name)).toBe(plain(chromosome, exons[0]?.[0] ?? 0, exons.at(-1)?.[1] ?? 0, strand))
  }
})

test('[BULK-015] [BULK-019] names without a sequence are on top with the reason, and the rest is answered', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select locus.name from ${schema}.locus join ${schema}.gene_model using (locus_id)
     where not exists (select from ${schema}.gene_model_feature as part where part.gene_model_name = gene_model.name and feature_type = 'CDS')
     order by locus.name limit 1`,
  )
  const rna = rows[0]?.name ?? ''
  const { text, headers } = await ask({ ids: `AT9G99999 ${forward} AT1G01073 ${rna} ACL2 "two words"`, dataset: 'araport11_protein' })
  const lines = text.split('\n')
  expect(lines.slice(0, 5)).toEqual([
    '>AT9G99999 NOT FOUND: No locus or gene model has this name.',
    expect.stringMatching(/^>AT1G01073 NOT FOUND: It is obsolete/),
    '>two_words NOT FOUND: No locus or gene model has this name.',
    `>${rna} NOT FOUND: It has no coding sequence.`,
    '>ACL2 NOT FOUND: It is not placed on the genome of this release.',
  ])
  expect(lines[5]).toMatch(/^>AT4G18960\.1 AG \| Chr4:/)
  expect([headers['rosette-sequences'], headers['rosette-missing']]).toEqual(['1', '5'])
  // Species of which the release has nothing, and places without DNA.
  expect((await fasta({ ids: forward, species: 'Arabidopsis lyrata' })).missing).toEqual([
    { id: forward, reason: 'The release has no sequences of Arabidopsis lyrata.' },
  ])
  expect((await fasta({ ids: forward, species: 'any' })).names).toEqual(['AT4G18960.1'])
  const far = await fasta({ ids: `${forward} ${reverse}`, dataset: 'araport11_upstream', flank: { length: 9000 } })
  expect(far.missing.map(({ reason }) => reason).join()).toMatch(/Chr\d:[\d,]+-[\d,]+ is not in this release/)
})

test('[BULK-019] tools read an answer with names on top', async () => {
  const file = join(sequenceDir, 'answer.fasta')
  await writeFile(file, (await ask({ ids: `AT9G99999 ${forward}` })).text)
  await run('samtools', ['faidx', file])
  const { stdout } = await run('samtools', ['faidx', file, 'AT4G18960.1'])
  expect(stdout.replace(/^.*\n/, '').replaceAll('\n', '')).toBe((await fasta({ ids: forward })).of('AT4G18960.1'))
  await run('makeblastdb', ['-in', file, '-dbtype', 'nucl', '-out', join(sequenceDir, 'answer')])
})

test.for([forward, reverse])('[BULK-016] [BULK-017] flanks of %s of any length from each end equal a plain slice', async (locus) => {
  const model = await modelOf(`${locus}.1`)
  for (const side of ['upstream', 'downstream'] as const) {
    for (const from of ['transcript', 'coding'] as const) {
      for (const length of [1, 777, 3000]) {
        const { records } = await fasta({ ids: locus, dataset: `araport11_${side}`, flank: { length, from } })
        expect(records.map(({ name }) => name)).toEqual([model.name])
        expect(records[0]?.sequence).toBe(flankOf(model, side, from, length))
        expect(records[0]?.description).toMatch(/^\w+ \| (up|down)stream of the [\w ]+ \| Chr\d:\d+-\d+ (FORWARD|REVERSE) LENGTH=\d+$/)
      }
    }
  }
  const all = await fasta({ ids: locus, dataset: 'araport11_upstream', flank: { length: 50 }, choice: 'all_gene_models' })
  for (const name of all.names) expect(all.of(name)).toBe(flankOf(await modelOf(name), 'upstream', 'transcript', 50))
})

test('[BULK-016] other lengths are refused, and a length needs its set', async () => {
  for (const length of [0, 10_001, 1.5, -1]) await ask({ ids: forward, dataset: 'araport11_upstream', flank: { length } }, 400)
  await ask({ ids: forward, dataset: 'araport11_upstream' }, 400)
  await ask({ ids: forward, dataset: 'araport11_protein', flank: { length: 10 } }, 400)
})

test('[BULK-026] at the ends of a chromosome flanks are shorter or missing', async () => {
  for (const locus of [atStart, atEnd]) {
    const model = await modelOf(await representativeOf(locus))
    const [low, high] = spanOf(model.exons)
    const lengths: number[] = []
    for (const side of ['upstream', 'downstream'] as const) {
      const sequence = (await fasta({ ids: locus, dataset: `araport11_${side}`, flank: { length: 5000 } })).of(model.name)
      expect(sequence).toBe(flankOf(model, side, 'transcript', 5000))
      lengths.push(sequence?.length ?? 0)
    }
    expect(lengths.toSorted((one, other) => one - other)).toEqual([locus === atStart ? low - 1 : end2 - high, 5000])
  }
  // Moved to the very first base it has nothing before it.
  const { rows } = await pool.query(`select orientation from ${schema}.locus where name = $1`, [atStart])
  const before = rows[0].orientation === 'R' ? 'downstream' : 'upstream'
  await moveLocus(atStart, 1)
  const { names, missing } = await fasta({ ids: atStart, dataset: `araport11_${before}_500` })
  await moveLocus(atStart, 201)
  expect(names).toEqual([])
  expect(missing).toEqual([{ id: atStart, reason: 'It lies at the end of the chromosome.' }])
})

test('[BULK-026] on a circle a flank goes on across the origin', async () => {
  const { rows } = await pool.query<{ name: string }>(
    `select name from ${schema}.gene_model where chromosome = 'ChrC' order by start_position limit 1`,
  )
  const model = await modelOf(rows[0]?.name ?? '')
  const before = model.strand === '+' ? 'upstream' : 'downstream'
  expect(spanOf(model.exons)[0]).toBeLessThan(10_000)
  const { records } = await fasta({ ids: model.name, dataset: `araport11_${before}`, flank: { length: 10_000 }, choice: 'matching_model' })
  expect(records[0]?.sequence).toHaveLength(10_000)
  expect(records[0]?.sequence).toBe(flankOf(model, before, 'transcript', 10_000))
  expect(records[0]?.description).toMatch(/ChrC:\d+-154478,1-\d+ /)
})
