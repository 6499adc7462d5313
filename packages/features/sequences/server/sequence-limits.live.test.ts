import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { fixedClock } from '@rosette/test-kit/fixed-clock.ts'
import { makeDemoSequences } from '@rosette/test-kit/live/demo-sequences.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { makeDataset } from '@rosette/test-kit/patterns/make-dataset.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { expect, test } from 'vitest'
import { splitMissing } from '../contract/missing-ids.ts'
import { SequenceRequest, type SequenceRequestBody } from '../contract/sequence-request.ts'
import { maxSequenceIds } from '../contract/sequence-rules.ts'
import { planSequences } from './plan-sequences.ts'

const database = await testDatabase()
const { pool } = database.db
const schema = `release_${database.releaseId}`
const { sequenceDir, plain } = await makeDemoSequences(database)
const env = { SEQUENCE_DIR: sequenceDir }
const { as } = await testApp(database, { env })
const call = '/api/search/sequences'

async function ask(body: SequenceRequestBody): Promise<string> {
  const answer = await as('anonymous').post(call, body)
  expect(answer.status, answer.text.slice(0, 300)).toBe(200)
  return answer.text
}

function recordsOf(text: string): { name: string; sequence: string }[] {
  const records = splitMissing(text).sequences.split(/^>/m).slice(1)
  return records.map((record) => ({ name: record.split(/\s/)[0] ?? '', sequence: record.slice(record.indexOf('\n')).replaceAll('\n', '') }))
}

const genes = ['AT4G18960', 'AT5G10140', 'ATCG90010', 'AT1G01010']
const sets: readonly Partial<SequenceRequestBody>[] = [
  { dataset: 'araport11_transcripts', choice: 'all_gene_models' },
  { dataset: 'araport11_coding_sequences' },
  { dataset: 'araport11_genomic_locus' },
  { dataset: 'araport11_introns' },
  { dataset: 'araport11_3_utrs' },
  { dataset: 'araport11_5_utrs' },
  { dataset: 'araport11_intergenic' },
  { dataset: 'araport11_downstream_500' },
  { dataset: 'araport11_upstream', flank: { length: 2500 } },
]

test('[TRUTH-048] the thick part of BED is what codes, and nothing of a transcript without coding sequence or of a part without it', async () => {
  const thickOf = async (request: Partial<SequenceRequestBody>) => {
    const lines = (await ask({ ids: ['AT4G18960', 'AT5G10140', 'AT1G90040'], format: 'bed', ...request })).split('\n')
    return new Map(
      lines
        .filter((line) => line && !line.startsWith('#'))
        .map((line) => {
          const [, start, , name = '', , , thickStart, thickEnd] = line.split('\t')
          return [name, { start: Number(start), thick: [Number(thickStart), Number(thickEnd)] }]
        }),
    )
  }
  const { rows } = await pool.query<{ name: string; start: number; end: number }>(
    `select gene_model_name as name, min(start_position) - 1 as start, max(end_position) as end
    from ${schema}.gene_model_feature where feature_type = 'CDS' and gene_model_name in ('AT4G18960.1', 'AT5G10140.1') group by 1`,
  )
  expect(rows).toHaveLength(2)
  for (const dataset of ['araport11_transcripts', 'araport11_coding_sequences'] as const) {
    const found = await thickOf({ dataset })
    for (const { name, start, end } of rows) expect(found.get(name)?.thick, `${dataset} ${name}`).toEqual([start, end])
  }
  for (const dataset of ['araport11_transcripts', 'araport11_5_utrs', 'araport11_introns'] as const) {
    const found = [...(await thickOf({ dataset }))].filter(([name]) => dataset !== 'araport11_transcripts' || name === 'AT1G90040.1')
    expect(found.length).toBeGreaterThan(0)
    for (const [name, { start, thick }] of found) expect(thick, name).toEqual([start, start])
  }
})

test.for(sets)('[BULK-020] GFF3 and BED of $dataset rebuild the FASTA', async (set) => {
  const request = { ids: [...genes, 'AT9G99999'], ...set }
  const records = recordsOf(await ask(request)).filter(({ sequence }) => sequence !== '')
  expect(records.length).toBeGreaterThan(1)
  const gff3 = (await ask({ ...request, format: 'gff3' })).split('\n').filter(Boolean)
  const bed = (await ask({ ...request, format: 'bed' })).split('\n').filter(Boolean)
  expect(gff3.slice(0, 2)).toEqual(['##gff-version 3', '# AT9G99999 NOT FOUND: No locus or gene model has this name.'])
  expect(bed[0]).toBe('# AT9G99999 NOT FOUND: No locus or gene model has this name.')
  const isSpliced = set.dataset === 'araport11_transcripts'
  const pieces = new Map<string, { chromosome: string; start: number; end: number; strand: string }[]>()
  for (const line of gff3.filter((each) => !each.startsWith('#'))) {
    const [chromosome = '', source, type, start, end, , strand = '', , attributes = ''] = line.split('\t')
    expect([source, Number(start) <= Number(end)]).toEqual(['Rosette', true])
    if (isSpliced && type !== 'exon') continue
    const name = /(?:ID|Parent)=([^;]+)/.exec(attributes)?.[1] ?? ''
    pieces.set(name, [...(pieces.get(name) ?? []), { chromosome, start: Number(start), end: Number(end), strand }])
  }
  const blocks = new Map<string, { start: number; end: number }[]>()
  for (const line of bed.filter((each) => !each.startsWith('#'))) {
    const [, start, end, name = '', , , , , , count, sizes = '', starts = ''] = line.split('\t')
    const sized = sizes.split(',').map(Number)
    const own = starts
      .split(',')
      .map((from, at) => ({ start: Number(start) + Number(from) + 1, end: Number(start) + Number(from) + (sized[at] ?? 0) }))
    // The first block begins where the feature does, and the last one ends with it.
    expect([own.length, starts.split(',')[0], own.at(-1)?.end]).toEqual([Number(count), '0', Number(end)])
    blocks.set(name, [...(blocks.get(name) ?? []), ...own])
  }
  for (const { name, sequence } of records) {
    const own = pieces.get(name) ?? []
    // Across the origin of a circle the last bases come first.
    const isRound = own.length === 2 && !isSpliced && own[0]?.start === 1
    const inOrder = isRound ? own.toReversed() : own
    const forward = inOrder.map(({ chromosome, start, end }) => plain(chromosome, start, end, '+')).join('')
    const isReverse = own[0]?.strand === '-'
    expect(sequence, name).toBe(
      isReverse
        ? inOrder
            .toReversed()
            .map(({ chromosome, start, end }) => plain(chromosome, start, end, '-'))
            .join('')
        : forward,
    )
    expect(blocks.get(name)).toEqual(own.map(({ start, end }) => ({ start, end })))
  }
})

test('[BULK-020] coding parts have phases, a protein has the places of its coding sequence, and TAIR10 has none', async () => {
  const lines = async (dataset: SequenceRequestBody['dataset']) => {
    const text = await ask({ ids: 'AT5G10140', dataset, format: 'gff3' })
    return text
      .split('\n')
      .filter((line) => line.includes('\tCDS\t'))
      .map((line) => line.split('\t'))
  }
  const coding = await lines('araport11_coding_sequences')
  expect(await lines('araport11_protein')).toEqual(coding)
  let coded = 0
  for (const [, , , start, end, , , phase] of coding.toReversed()) {
    expect(Number(phase)).toBe((3 - (coded % 3)) % 3)
    coded += Number(end) - Number(start) + 1
  }
  for (const format of ['gff3', 'bed'] as const) {
    const answer = await as('anonymous').post(call, { ids: genes, dataset: 'tair10_protein', format })
    expect(answer).toMatchObject({ status: 400, body: { issues: [{ message: expect.stringContaining('TAIR10') }] } })
  }
})

/** Puts the loci of Chr3 next to each other: far, near, touching, overlapping. */
async function crowdLoci(): Promise<void> {
  const { rows } = await pool.query(
    `select locus_id, name, start_position, end_position from ${schema}.locus where chromosome = '3' or chromosome = 'Chr3' order by start_position`,
  )
  const gaps = [12_000, -200, 0, 1, 500, 2500, -50, 9000]
  let last = 5_000_000
  for (const [at, { locus_id, name, start_position, end_position }] of rows.entries()) {
    const by = last + 1 + (gaps[at % gaps.length] ?? 0) - start_position
    const set = 'set start_position = start_position + $1, end_position = end_position + $1'
    await pool.query(`update ${schema}.locus ${set} where locus_id = $2`, [by, locus_id])
    await pool.query(`update ${schema}.gene_model ${set} where locus_id = $2`, [by, locus_id])
    await pool.query(`update ${schema}.gene_model_feature ${set} where locus_name = $2`, [by, name])
    last = Math.max(last, end_position + by)
  }
}

type Locus = { name: string; chromosome: string; start: number; end: number }

test('[BULK-021] a flank stops at the next gene on either strand, as a scan of all loci finds it', async () => {
  await crowdLoci()
  const { rows: loci } = await pool.query<Locus>(
    `select name, chromosome, start_position as start, end_position as end from ${schema}.locus where not is_obsolete and start_position is not null`,
  )
  const { rows: models } = await pool.query<{ name: string; locus: string; chromosome: string; strand: string; low: number; high: number }>(
    `select model.name, locus.name as locus, model.chromosome, case model.orientation when 'R' then '-' else '+' end as strand,
       (select min(start_position) from ${schema}.gene_model_feature f where f.gene_model_name = model.name and feature_type = 'exon') as low,
       (select max(end_position) from ${schema}.gene_model_feature f where f.gene_model_name = model.name and feature_type = 'exon') as high
     from ${schema}.gene_model as model join ${schema}.locus using (locus_id)
     where model.is_representative and model.chromosome not in ('ChrC', 'ChrM') order by model.name`,
  )
  const flank = { length: 10_000, stopsAtGene: true }
  for (const dataset of ['araport11_upstream', 'araport11_downstream'] as const) {
    const bed = await ask({ ids: models.map(({ locus }) => locus), dataset, flank, format: 'bed' })
    const found = new Map(
      bed
        .split('\n')
        .filter((line) => line.startsWith('Chr'))
        .map((line) => [line.split('\t')[3], line.split('\t').slice(1, 3).map(Number)]),
    )
    let cut = 0
    for (const { name, locus, chromosome, strand, low, high } of models) {
      if (low === null) continue
      const others = loci.filter((other) => other.chromosome === chromosome && other.name !== locus)
      const isBefore = (dataset === 'araport11_upstream') === (strand === '+')
      let [start, end] = isBefore ? [Math.max(1, low - 10_000), low - 1] : [high + 1, high + 10_000]
      const whole = end - start
      // Base by base away from the gene, until one belongs to another gene.
      const isTaken = (at: number) => others.some((other) => other.start <= at && at <= other.end)
      if (others.some((other) => other.start <= end && start <= other.end)) {
        if (isBefore) for (let at = end; at >= start; at--) if (isTaken(at)) start = at + 1
        if (!isBefore) for (let at = start; at <= end; at++) if (isTaken(at)) end = at - 1
      }
      if (end - start < whole) cut++
      expect(found.get(name), name).toEqual(
        end < start ? undefined : [start - 1, isBefore ? end : Math.min(end, found.get(name)?.[1] ?? end)],
      )
    }
    expect(cut).toBeGreaterThan(20)
  }
})

test('[BULK-023] sequences come in the order of the request, each once', async () => {
  const names = async (ids: string) => recordsOf(await ask({ ids })).map(({ name }) => name)
  expect(await names('AT5G10140 AG AT4G18960 at4g18960.2 AT5G10140')).toEqual(['AT5G10140.1', 'AT4G18960.1'])
  expect(await names('AG, FLC')).toEqual(['AT4G18960.1', 'AT5G10140.1'])
})

test('a short answer has its length; a long one is sent in portions, all of them', async () => {
  const short = await as('anonymous').post(call, { ids: genes })
  expect(Number(short.headers['content-length'])).toBe(Buffer.byteLength(short.text))
  const { rows } = await database.db.pool.query(`select name from release_${database.releaseId}.locus order by name limit 1000`)
  const long = await as('anonymous').post(call, { ids: rows.map(({ name }) => name), dataset: 'araport11_genomic_locus' })
  expect(long.headers['content-length']).toBeUndefined()
  const records = Number(long.headers['rosette-sequences']) + Number(long.headers['rosette-missing'])
  expect(records).toBeGreaterThan(300)
  expect(long.text.match(/^>/gm)).toHaveLength(records)
})

test('[BULK-024] long lists, long answers and large bodies are refused', async () => {
  const ids = Array.from({ length: maxSequenceIds + 1 }, (_, at) => `AT1G${String(at).padStart(5, '0')}`)
  const tooMany = await as('anonymous').post(call, { ids })
  expect(tooMany).toMatchObject({ status: 400, body: { error: expect.stringContaining('At most 10,000 IDs') } })
  expect((await as('anonymous').post(call, { ids: ids.slice(1) })).status).toBe(200)
  const tooLarge = await as('anonymous').post(call, { ids: 'A'.repeat(2 * 1024 * 1024 + 1) })
  expect(tooLarge).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
  const { engine } = await testEngine()
  const { db, releaseId, indexPrefix } = database
  const store = openSequenceStore(await sequenceFolder(db, sequenceDir, releaseId))
  const dependencies = { clock: fixedClock(), engine, db, indexPrefix, releaseId, store }
  const request = SequenceRequest.parse({ ids: genes, dataset: 'araport11_upstream', flank: { length: 1000 } })
  expect((await planSequences({ ...dependencies, maxResidues: 4000 }, request, {})).sequences).toHaveLength(4)
  await expect(planSequences({ ...dependencies, maxResidues: 3999 }, request, {})).rejects.toThrow('longer than 3,999 bases')
  await store.close()
})

test('[BULK-024] a visitor has four answers at the same time', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => as('member').post(call, { ids: genes })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 429, 429])
  expect((await as('member').post(call, { ids: genes })).status).toBe(200)
})

test('[BULK-025] sequences are open to everyone, and cost something', async () => {
  const guarded = await testApp(database, { env: { ...env, ACCESS_MODE: 'spec', COST_PER_MINUTE: '3' } })
  const anonymous = guarded.as('anonymous')
  expect((await anonymous.get('/api/detail/locus?name=AT4G18960')).status).toBe(403)
  expect((await anonymous.post(call, { ids: genes })).status).toBe(200)
  const statuses: number[] = []
  for (let at = 0; at < 10; at++) statuses.push((await anonymous.post(call, { ids: genes })).status)
  expect(statuses.at(-1)).toBe(429)
})

// The demo's TAIR10 has one model of each locus, so that there would be nothing to choose.
const severalModels = await makeDataset(database, 'tair10_protein', { 'AT4G18960.1': 'MA', 'AT4G18960.2': 'MC', 'AT4G18960.3': 'MD' })

test('[BULK-014] one per locus of TAIR10 is the model that is representative today, or the first where TAIR10 has no such model', async () => {
  const site = await testApp(database, { env: { SEQUENCE_DIR: severalModels } })
  const ofTair10 = async (choice: 'one_per_locus' | 'all_gene_models') => {
    const { text } = await site.as('anonymous').post(call, { ids: ['AT4G18960'], dataset: 'tair10_protein', choice })
    return recordsOf(text).map(({ name }) => name)
  }
  const represent = (name: string) =>
    pool.query(`update ${schema}.gene_model set is_representative = (name = $1) where name like 'AT4G18960.%'`, [name])
  const all = await ofTair10('all_gene_models')
  expect(all).toHaveLength(3)
  for (const name of all) {
    await represent(name)
    expect(await ofTair10('one_per_locus')).toEqual([name])
  }
  await represent('none')
  expect(await ofTair10('one_per_locus')).toEqual(all.slice(0, 1))
})
