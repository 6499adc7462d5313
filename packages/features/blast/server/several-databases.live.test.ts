import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BlastSource, blastDatabasePath } from '@rosette/sequence-store/blast/blast-folder.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { afterAll, expect, test } from 'vitest'
import { BlastResult } from '../contract/blast-result.ts'

const { as, app, database, folder, search } = await blastSite()
const { get } = as('anonymous')
const store = openSequenceStore(folder)
const scratch = await mkdtemp(join(tmpdir(), 'rosette-bare-'))
afterAll(async () => {
  await store.close()
  await rm(scratch, { recursive: true })
})

const model = 'AT4G18960.1'
const cdna = (await store.read('araport11_transcripts', model))?.sequence ?? ''
const coding = (await store.read('araport11_coding_sequences', model))?.sequence ?? ''

async function load(token: string): Promise<BlastResult> {
  return BlastResult.parse((await get(`/api/runs/${token}/blast`)).body)
}

async function fileOf(token: string, format: string): Promise<string> {
  const answer = await get(`/api/runs/${token}/blast/files/${format}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.text
}

/** The command as somebody would type it, with the standard columns. */
async function bare(sources: readonly BlastSource[], query: string): Promise<string[]> {
  const file = join(scratch, 'bare.fa')
  await writeFile(file, query)
  const databases = sources.map((source) => blastDatabasePath(folder, source)).join(' ')
  const options = '-task blastn -dust yes -reward 2 -penalty -3 -evalue 10 -max_target_seqs 100'
  const { stdout } = await promisify(execFile)('blastn', ['-query', file, '-db', databases, '-outfmt', '6', ...options.split(' ')])
  return stdout.trimEnd().split('\n')
}

const both = ['Araport11_cdna_20220914', 'Araport11_cds_20220914']

test('[BLAST-052] [BLAST-053] two databases are searched as one, as the bare command does, and each hit has its dataset', async () => {
  const token = await search({ Algorithm: 'blastn', BlastTargetSet: both.toReversed(), QueryText: cdna })
  const query = `>Query_1\n${cdna}\n`
  const expected = await bare(['araport11_transcripts', 'araport11_coding_sequences'], query)
  const [header = '', ...lines] = (await fileOf(token, 'tsv')).trimEnd().split('\n').slice(2)
  expect(header).toMatch(/\tstitle\tdataset$/)
  expect(lines.map((line) => line.split('\t').slice(0, 12).join('\t'))).toEqual(expected)
  // E-values are those of both databases together.
  expect(expected).not.toEqual(await bare(['araport11_transcripts'], query))

  // Which dataset a line is of is told by the sequence itself, found by name in the store.
  const { hits, databases } = await load(token)
  expect(databases).toMatchObject(both.map((id) => ({ id, coverage: { held: expect.any(Number) } })))
  for (const { database: id, subject, subjectLength } of hits) {
    const dataset = id === both[0] ? 'araport11_transcripts' : 'araport11_coding_sequences'
    expect((await store.read(dataset, subject))?.sequence.length, `${subject} in ${dataset}`).toBe(subjectLength)
  }
  const ofModel = hits.filter(({ subject }) => subject === model)
  expect(ofModel.map(({ database: id, subjectLength }) => [id, subjectLength])).toEqual([
    [both[0], cdna.length],
    [both[1], coding.length],
  ])
  const datasets = new Set(lines.map((line) => line.split('\t').at(-1)))
  expect(datasets).toEqual(new Set(['araport11_transcripts', 'araport11_coding_sequences']))

  expect(await fileOf(token, 'gff3')).toMatch(/Name=AT4G18960\.1;Target=Query_1 \d+ \d+;dataset=araport11_coding_sequences;/)
  const names = [...(await fileOf(token, 'fasta')).matchAll(/^>(\S+)/gm)].map(([, name]) => name)
  expect(names).toContain(`${model}:araport11_coding_sequences`)
  expect(new Set(names).size).toBe(names.length)
  expect(await fileOf(token, 'text')).toContain('Sequences producing significant alignments')

  // The genome beside them: its hits are placed, and have the locus of their place.
  const withGenome = await load(await search({ Algorithm: 'blastn', BlastTargetSet: ['TAIR10_genome', ...both], QueryText: cdna }))
  const onGenome = withGenome.hits.find(({ database: id }) => id === 'TAIR10_genome')
  expect(onGenome?.locus?.locus.label).toBe('AT4G18960')
})

test('[BLAST-052] the same databases in another order are the same search, and a form may name several', async () => {
  const fields = { Algorithm: 'blastn', textbox: 'seq', QueryText: coding }
  const [one, other] = [await search({ ...fields, BlastTargetSet: both }), await search({ ...fields, BlastTargetSet: both.toReversed() })]
  const { resultId } = await runOf(one)
  expect(await runOf(other)).toEqual({ resultId })
  const payload = new URLSearchParams(fields)
  for (const id of both) payload.append('BlastTargetSet', id)
  const send = (sent: string) =>
    app.inject({
      method: 'POST',
      url: '/api/services/blast',
      headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
      payload: sent,
    })
  const started = await send(payload.toString())
  expect(started.statusCode).toBe(303)
  expect(await runOf(String(started.headers.location).replace('/runs/', ''))).toEqual({ resultId })
  expect((await send(`${payload}&QueryText=A`)).body).toContain('A field was sent twice.')
})

async function runOf(token: string) {
  return database.db.community.selectFrom('run').select('resultId').where('token', '=', token).executeTakeFirstOrThrow()
}

test('[BLAST-052] a result of earlier versions, which knew one database, is read', async () => {
  const token = await search({ Algorithm: 'blastn', BlastTargetSet: both[1], QueryText: `${coding}A` })
  const before = await load(token)
  await database.db.pool.query(
    `update community.run_query set options = (options - 'databases') || jsonb_build_object('database', options -> 'databases' -> 0)
     where query_hash = (select query_hash from community.run where token = $1)`,
    [token],
  )
  expect(await load(token)).toEqual(before)
})
