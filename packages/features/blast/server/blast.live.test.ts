import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type BlastSource, blastDatabasePath } from '@rosette/sequence-store/blast/blast-folder.ts'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { translate } from '@rosette/sequence-store/translate.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { blastDatabaseIds } from '../contract/blast-databases.ts'
import type { BlastProgram } from '../contract/blast-programs.ts'
import { BlastAlignment, BlastResult, HitPicture } from '../contract/blast-result.ts'
import { BlastService } from '../contract/blast-service.ts'
import { gapPairsOf, matrices } from '../contract/gap-error.ts'

const { as, app, database, folder, runDir, search } = await blastSite()
const { get, post } = as('anonymous')
const store = openSequenceStore(folder)
const scratch = await mkdtemp(join(tmpdir(), 'rosette-bare-'))
afterAll(async () => {
  await store.close()
  await rm(scratch, { recursive: true })
})
const run = promisify(execFile)

const model = 'AT4G18960.1'
const cdna = (await store.read('araport11_transcripts', model))?.sequence ?? ''
const coding = (await store.read('araport11_coding_sequences', model))?.sequence ?? ''
const protein = (await store.read('araport11_protein', model))?.sequence ?? ''

async function load(token: string): Promise<BlastResult> {
  return BlastResult.parse((await get(`/api/runs/${token}/blast`)).body)
}

async function fileOf(token: string, format: string): Promise<string> {
  const answer = await get(`/api/runs/${token}/blast/files/${format}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.text
}

/** The command as somebody would type it, with the standard columns. */
async function bare(program: string, source: BlastSource, queries: string, options: string): Promise<string[]> {
  const file = join(scratch, 'bare.fa')
  await writeFile(file, queries)
  const args = ['-query', file, '-db', blastDatabasePath(folder, source), '-outfmt', '6', ...options.split(' ')]
  const { stdout } = await run(program, args)
  return stdout
    .trimEnd()
    .split('\n')
    .filter((line) => line !== '')
}

test('[BLAST-022] [BLAST-023] the service tells the installed version and the databases of the release', async () => {
  const { stdout } = await run('blastn', ['-version'])
  const service = BlastService.parse((await get('/api/blast/service')).body)
  expect(service).toMatchObject({ isOwn: true, address: '/api/services/blast', hasMail: false })
  expect(stdout).toContain(`blastn: ${service.version}\n`)
  expect(service.databases).toContain('Araport11_3_utr_20220914')
  expect(service.databases).toContain('TAIR10_genome')
  expect(service.databases.filter((id) => id.startsWith('GenBank'))).toEqual([])
  const refused = await post('/api/services/blast', {
    Algorithm: 'blastn',
    BlastTargetSet: 'GenBank_At_DNA',
    textbox: 'seq',
    QueryText: cdna,
  })
  expect(refused).toMatchObject({ status: 400, body: { message: 'GenBank A. thaliana DNA is not offered here. Choose another database.' } })
})

const everyProgram: readonly [BlastProgram, string, Parameters<typeof blastDatabasePath>[1], string, string][] = [
  ['blastn', 'Araport11_cdna_20220914', 'araport11_transcripts', cdna, '-task blastn -dust yes -reward 2 -penalty -3'],
  ['blastn', 'TAIR10_genome', 'genome', cdna, '-task blastn -dust yes -reward 2 -penalty -3'],
  ['blastp', 'Araport11_pep_20220914', 'araport11_protein', protein, '-seg yes -matrix BLOSUM62'],
  ['blastx', 'Araport11_pep_20220914', 'araport11_protein', cdna, '-seg yes'],
  ['tblastn', 'Araport11_cds_20220914', 'araport11_coding_sequences', protein, '-seg yes -matrix BLOSUM62'],
  ['tblastx', 'Araport11_cds_20220914', 'araport11_coding_sequences', coding, '-seg yes'],
]

test.for(everyProgram)(
  '[BLAST-024] [BLAST-034] the untouched form finds with %s in %s what the bare command finds, hit by hit',
  async (each) => {
    const [Algorithm, BlastTargetSet, source, QueryText, options] = each
    const Matrix = options.includes('BLOSUM62') ? 'blosum62' : ''
    const token = await search({ Algorithm, BlastTargetSet, QueryText, Matrix })
    const expected = await bare(Algorithm, source, `>Query_1\n${QueryText}\n`, `${options} -evalue 10 -max_target_seqs 100`)
    expect(expected.length).toBeGreaterThan(0)
    const file = (await fileOf(token, 'tsv')).trimEnd().split('\n').slice(2)
    expect(file.map((line) => line.split('\t').slice(0, 12).join('\t'))).toEqual(expected)
    const { hits, version } = await load(token)
    const shown = hits.flatMap(({ subject, hsps }) =>
      hsps.map((hsp) => [
        'Query_1',
        subject,
        hsp.identity,
        hsp.length,
        hsp.mismatches,
        hsp.gapOpenings,
        hsp.queryStart,
        hsp.queryEnd,
        hsp.subjectStart,
        hsp.subjectEnd,
        hsp.evalue,
        hsp.bitScore,
      ]),
    )
    const asValues = (line: string) => line.split('\t').map((cell, column) => (column < 2 ? cell : Number(cell)))
    expect(shown).toEqual(expected.map(asValues))
    expect(hits[0]?.locus?.locus.label).toBe('AT4G18960')
    expect(version).toMatch(/^\d+\.\d+\.\d+\+$/)
  },
)

test('[BLAST-009] one sequence as raw text, FASTA, GCG and RSF gives the same hits', async () => {
  const formats = [
    protein,
    `>x\n${protein}`,
    `x.pep  Length: ${protein.length}  Type: P  Check: 1  ..\n\n   1  ${protein}\n`,
    `!!RICH_SEQUENCE 1.0\n..\n{\nname x\nsequence\n${protein}\n}\n`,
  ]
  const found: string[] = []
  for (const QueryText of formats) {
    const { hits } = await load(await search({ Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914', QueryText }))
    found.push(JSON.stringify(hits))
  }
  expect(new Set(found).size).toBe(1)
})

test('[BLAST-024] blosum45 with gap penalties that it does not allow is refused with the reason', async () => {
  const fields = { Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914', textbox: 'seq', QueryText: protein }
  const answer = await post('/api/services/blast', { ...fields, Matrix: 'blosum45', OpenPenalty: '11', ExtendPenalty: '1' })
  expect(answer.status).toBe(400)
  expect(answer.body).toMatchObject({ code: 'invalid_request', message: expect.stringContaining("can't be used with blosum45") })
})

test.for(matrices)('[BLAST-024] BLAST+ takes the gap penalties that the form allows for %s', async (matrix) => {
  const pairs = gapPairsOf(matrix)
  for (const [open, extend] of [pairs[0], pairs.at(-1), pairs[Math.floor(pairs.length / 2)]].flatMap((pair) => (pair ? [pair] : [])))
    await bare('blastp', 'araport11_protein', `>a\n${protein}`, `-matrix ${matrix.toUpperCase()} -gapopen ${open} -gapextend ${extend}`)
  const { stdout } = await run('blastp', [
    '-query',
    join(scratch, 'bare.fa'),
    '-db',
    blastDatabasePath(folder, 'araport11_protein'),
    '-matrix',
    matrix.toUpperCase(),
  ])
  expect(stdout).toContain(`Gap Penalties: Existence: ${pairs[0]?.[0]}, Extension: ${pairs[0]?.[1]}`)
})

/** A gene of either strand, and what is searched of it. */
const bothStrands = ['AT4G18960', 'AT5G10140'] as const
const placedSets = [
  ['araport11_transcripts', 'Araport11_cdna_20220914', 'blastn', 1],
  ['araport11_coding_sequences', 'Araport11_cds_20220914', 'blastn', 1],
  ['araport11_upstream_500', 'Araport11_upstream_500_20220914', 'blastn', 1],
  ['araport11_introns', 'Araport11_intron_20220914', 'blastn', 1],
  ['araport11_protein', 'Araport11_pep_20220914', 'blastp', 3],
] as const

test.for(bothStrands.flatMap((locus) => placedSets.map((set) => [locus, ...set] as const)))(
  '[BLAST-030] the place of a hit of %s in %s is where its letters are on the genome',
  async ([locus, source, BlastTargetSet, Algorithm, unit]) => {
    const name = source === 'araport11_introns' ? `${locus}.1-1` : source === 'araport11_upstream_500' ? locus : `${locus}.1`
    const QueryText = (await store.read(source, name))?.sequence.slice(20, 320) ?? ''
    const token = await search({ Algorithm, BlastTargetSet, QueryText, QueryFilter: 'F' })
    const { hits } = await load(token)
    const hit = hits.find(({ subject }) => subject === name)
    const { places, picture } = HitPicture.parse((await get(`/api/runs/${token}/blast/hits/${hit?.number}/picture`)).body)
    const line = hit?.hsps[0]?.line ?? 0
    const letters: string[] = []
    for (const { chromosome, start, end, strand } of places.filter((position) => position.line === line))
      letters.push((await store.slice(chromosome, start, end, strand)) ?? '?')
    const aligned = BlastAlignment.parse((await get(`/api/runs/${token}/blast/alignments/${line}`)).body)
    const found = unit === 3 ? translate(letters.join(''), 0) : letters.join('')
    expect(found).toBe(aligned.subject.replaceAll('-', ''))
    expect(picture?.locus.label).toBe(locus)
    expect(picture?.variants.rows).toEqual([])
  },
)

test('[BLAST-035] a result can be downloaded in all formats', async () => {
  const token = await search({
    Algorithm: 'blastn',
    BlastTargetSet: 'Araport11_cdna_20220914',
    QueryText: cdna,
    MaxScores: '3',
    MaxAlignments: '1',
  })
  const text = await fileOf(token, 'text')
  expect(text).toContain('Sequences producing significant alignments')
  expect(text.match(/^>/gm)).toHaveLength(1)
  expect(await fileOf(token, 'xml')).toContain('<BlastOutput_program>blastn</BlastOutput_program>')
  expect(await fileOf(token, 'archive')).toContain('Blast4-archive')
  const gff = await fileOf(token, 'gff3')
  expect(gff).toMatch(/^##gff-version 3\nChr4\tblastn\tmatch\t\d+\t\d+\t[\d.]+\t\+\t\.\tID=match1;Name=AT4G18960\.1;Target=Query_1 1 \d+;/)
  expect(gff).toMatch(/\tmatch_part\t/)
  const fasta = await fileOf(token, 'fasta')
  expect(fasta.startsWith(`>${model} `)).toBe(true)
  expect(fasta.split(/^>/m)[1]?.split('\n').slice(1).join('')).toBe(cdna)
})

test('[BLAST-035] of a hit with two alignments, GFF3 has each at its own place', async () => {
  const ends = [cdna.slice(0, 150), cdna.slice(-150)]
  const QueryText = ends.join('ACGTTGCAAC'.repeat(30))
  const token = await search({ Algorithm: 'blastn', BlastTargetSet: 'Araport11_cdna_20220914', QueryText, QueryFilter: 'F' })
  const lines = (await fileOf(token, 'gff3')).split('\n').map((line) => line.split('\t'))
  const matches = lines.filter((cells) => cells[2] === 'match' && cells[8]?.includes(`Name=${model};`))
  expect(matches.length).toBeGreaterThan(1)
  expect(new Set(matches.map(([, , , start, end]) => `${start}-${end}`)).size).toBe(matches.length)
  expect(new Set(matches.map((cells) => /Target=(\S+ \d+ \d+)/.exec(cells[8] ?? '')?.[1])).size).toBe(matches.length)
})

test('a HEAD of a file reads nothing of the result, and is refused as the GET is', async () => {
  const token = await search({ Algorithm: 'blastn', BlastTargetSet: 'Araport11_cdna_20220914', QueryText: cdna })
  await database.db.community.deleteFrom('runFilePart').execute()
  const head = (path: string) => app.inject({ method: 'HEAD', url: `/api/runs/${path}` })
  for (const path of [`${token}/blast/files/xml`, `${token}/blast/files/tsv`, `${token}/files/hits.tsv`]) {
    expect(await head(path), path).toMatchObject({
      statusCode: 200,
      headers: { 'content-disposition': expect.stringContaining('attachment') },
    })
  }
  for (const path of [`${token}/files/none.tsv`, `${'A'.repeat(22)}/blast/files/xml`]) {
    expect((await head(path)).statusCode, path).toBe(404)
  }
})

test('[BLAST-036] no file of a result names a path of the machine', async () => {
  const token = await search({ Algorithm: 'blastn', BlastTargetSet: 'Araport11_cds_20220914', QueryText: coding })
  for (const format of ['text', 'tsv', 'xml', 'archive', 'gff3', 'fasta']) {
    const text = await fileOf(token, format)
    for (const path of [folder, runDir, tmpdir()]) expect(text.includes(path), `${format}: ${path}`).toBe(false)
  }
})

test('[BLAST-037] the hits of several queries are distinguished', async () => {
  const QueryText = `>first\n${cdna}\n>none\n${'ACGT'.repeat(3)}\n>second\n${coding}\n`
  const token = await search({ Algorithm: 'blastn', BlastTargetSet: 'Araport11_cdna_20220914', QueryText })
  const { queries, hits, total } = await load(token)
  expect(queries.map(({ name }) => name)).toEqual(['first', 'none', 'second'])
  expect(queries.map((query) => hits.filter((hit) => queries[hit.query] === query).length)).toEqual(queries.map((query) => query.hits))
  expect(total).toBe(hits.length)
  const one = BlastResult.parse((await get(`/api/runs/${token}/blast?query=2`)).body)
  expect(one.hits).toEqual(hits.filter(({ query }) => query === 2))
})

test('[BLAST-012] a form is answered with the page of the run, and a refused one with a page that says why', async () => {
  const fields = { Algorithm: 'blastn', BlastTargetSet: 'Araport11_cdna_20220914', textbox: 'seq', QueryText: cdna }
  const submit = (changes: object) =>
    app.inject({
      method: 'POST',
      url: '/api/services/blast',
      headers: { accept: 'text/html,application/xhtml+xml', 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ ...fields, ...changes }).toString(),
    })
  const started = await submit({})
  expect(started.statusCode).toBe(303)
  expect(started.headers.location).toMatch(/^\/runs\/[\w-]{22}$/)
  const refused = await submit({ QueryText: protein })
  expect(refused.statusCode).toBe(400)
  expect(refused.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(refused.body).toContain('Query_1 looks like a protein: use blastp or tblastn.')
})

test('[BLAST-038] nothing is left in the folder of runs', async () => {
  await search({ Algorithm: 'blastp', BlastTargetSet: 'Araport11_pep_20220914', QueryText: protein.slice(0, 60) })
  await expect.poll(() => readdir(runDir)).toEqual([])
})

test('[BLAST-044] with another service the form posts there, and every database is offered', async () => {
  const other = await testApp(database, { env: { BLAST_SERVICE_URL: 'https://blast.example.org/run' } })
  const service = BlastService.parse((await other.as('anonymous').get('/api/blast/service')).body)
  expect(service).toMatchObject({ isOwn: false, address: 'https://blast.example.org/run', version: null })
  expect(service.databases).toEqual(blastDatabaseIds)
  const page = await other.as('anonymous').open('/tools/blast')
  expect(page.headers['content-security-policy']).toContain("form-action 'self' https://blast.example.org;")
  const own = await as('anonymous').open('/tools/blast')
  expect(own.headers['content-security-policy']).toContain("form-action 'self';")
})
