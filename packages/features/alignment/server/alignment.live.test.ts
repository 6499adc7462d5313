import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openSequenceStore } from '@rosette/sequence-store/open-sequence-store.ts'
import { blastSite } from '@rosette/test-kit/live/blast-site.ts'
import { afterAll, expect, test } from 'vitest'
import { programRunner } from '../../runs/server/run-program.ts'
import { AlignmentOptions, AlignmentService, alignmentFiles, mostProteins } from '../contract/alignment-call.ts'
import { tool } from './alignment-tool.ts'

const { as, folder, start } = await blastSite()
const { get, post } = as('anonymous')
const store = openSequenceStore(folder)
afterAll(() => store.close())

const align = (proteins: unknown) => start('/api/services/alignment', { proteins })
const fileOf = async (token: string, name: string) => (await get(`/api/runs/${token}/files/${name}`)).text
const optionsOf = async (token: string) => AlignmentOptions.parse((await get(`/api/runs/${token}/options`)).body)
const refused = async (proteins: unknown) => (await post('/api/services/alignment', { proteins })).body

const proteinOf = async (name: string) => (await store.read('araport11_protein', name))?.sequence.replace(/\*$/, '')

/** Reads FASTA in a way of its own. */
function readPlainly(text: string): [header: string, letters: string][] {
  const records: [string, string][] = []
  for (const line of text.split('\n')) {
    const last = records.at(-1)
    if (line[0] === '>') records.push([line.slice(1), ''])
    else if (last) last[1] += line
  }
  return records
}

test('[ALIGN-002] [ALIGN-003] [ALIGN-007] named proteins are aligned in the order asked for, and no residue is changed', async () => {
  const token = await align('AT4G18960.1, AT1G01010, NOSUCHGENE\nAT4G18960')
  const rows = readPlainly(await fileOf(token, alignmentFiles.fasta))
  expect(rows.map(([header]) => header.split(' ')[0])).toEqual(['AT4G18960.1', 'AT1G01010.1'])
  expect(rows[0]?.[0]).toBe('AT4G18960.1 AG')
  expect(rows.map(([, letters]) => letters.replaceAll('-', ''))).toEqual([await proteinOf('AT4G18960.1'), await proteinOf('AT1G01010.1')])
  expect(new Set(rows.map(([, letters]) => letters.length)).size).toBe(1)
  const { missing, proteins } = await optionsOf(token)
  expect(missing).toEqual([{ id: 'NOSUCHGENE', reason: 'It does not name one locus of this release.' }])
  expect(proteins.map(({ locus }) => locus?.label)).toEqual(['AT4G18960', 'AT1G01010'])

  const clustal = await fileOf(token, alignmentFiles.clustal)
  const joined = clustal.split('\n').flatMap((line) => /^AT4G18960\.1\s+(\S+)$/.exec(line)?.[1] ?? [])
  expect(joined.join('')).toBe(rows[0]?.[1])
  expect(await fileOf(token, alignmentFiles.tree)).toMatch(/^\(AT4G18960\.1:[\d.]+,AT1G01010\.1:[\d.]+\);\n$/)
  expect((await get(`/api/runs/${token}`)).body).toMatchObject({
    summary: {
      text: expect.stringMatching(/^2 proteins in [\d,]+ columns, MAFFT \d/),
      counts: { proteins: 2, columns: rows[0]?.[1].length },
    },
  })
  // The other way round, the rows are, too.
  const other = readPlainly(await fileOf(await align(['AT1G01010', 'AG']), alignmentFiles.fasta))
  expect(other.map(([header]) => header.split(' ')[0])).toEqual(['AT1G01010.1', 'AT4G18960.1'])
})

test('[ALIGN-002] [ALIGN-004] pasted sequences keep odd letters, and nothing of an odd name reaches the program', async () => {
  const token = await align('>--out=/tmp/x; rm -rf "\nMKUSAXLOVE*KRKR\n>$(id):`id`\nMKSALVEKRKR*\n>-h\nMKSALVEKR\n')
  const rows = readPlainly(await fileOf(token, alignmentFiles.fasta))
  expect(rows.map(([, letters]) => letters.replaceAll('-', ''))).toEqual(['MKUSAXLOVE*KRKR', 'MKSALVEKRKR', 'MKSALVEKR'])
  for (const [header] of rows) expect(header).toMatch(/^[A-Za-z_][\w.:-]*$/)
  expect((await fileOf(token, alignmentFiles.tree)).match(/[(),]/g)?.join('')).toMatch(/^\(+,.*\)$/)
})

test('[ALIGN-002] too few, too many, too long and what is not a protein is refused with the reason', async () => {
  const message = (start: string) => ({ code: 'invalid_request', message: expect.stringContaining(start) })
  expect(await refused('AT4G18960')).toMatchObject(message('An alignment needs at least 2 proteins.'))
  expect(await refused('AT4G18960 AT4G18960.1 NOSUCHGENE')).toMatchObject(message('NOSUCHGENE: It does not name one locus'))
  const many = (count: number) => Array.from({ length: count }, (_, index) => `>s${index}\nMKV\n`).join('')
  expect(await refused(many(mostProteins + 1))).toMatchObject(message(`At most ${mostProteins} proteins`))
  expect(await refused(Array.from({ length: mostProteins + 1 }, (_, index) => `AT1G${10_000 + index}`))).toMatchObject(
    message('these are 51'),
  )
  expect(await refused(`>a\n${'M'.repeat(60_000)}\n>b\n${'M'.repeat(60_000)}\n`)).toMatchObject(
    message('100,000 residues; these have 120,000'),
  )
  expect(await refused('>a\nMK/V\n>b\nMKV\n')).toMatchObject(message('a is not a protein'))
  expect(readPlainly(await fileOf(await align(many(mostProteins)), alignmentFiles.fasta))).toHaveLength(mostProteins)
})

test('[ALIGN-003] the tool writes the same bytes twice', async () => {
  const sequence = (await proteinOf('AT4G18960.1')) ?? ''
  const proteins = [0, 7, 31, 80].map((from) => ({
    name: `from${from}`,
    symbol: null,
    locus: null,
    sequence: sequence.slice(from, from + 150),
  }))
  const written: string[][] = []
  for (const _ of [1, 2]) {
    const dir = await mkdtemp(join(tmpdir(), 'rosette-align-'))
    const { signal } = new AbortController()
    const runProgram = programRunner({ programs: tool.programs, dir, signal })
    const options = { proteins, missing: [] }
    await tool.run({ options, dir, signal, releaseId: 'none', site: null, sequenceDir: '', report: () => {}, runProgram })
    written.push(await Promise.all(Object.values(alignmentFiles).map((name) => readFile(join(dir, name), 'utf8'))))
    await rm(dir, { recursive: true })
  }
  expect(written[0]).toEqual(written[1])
})

test('[ALIGN-001] [ALIGN-008] the service says which MAFFT it has, and the page is there', async () => {
  expect(AlignmentService.parse((await get('/api/alignment/service')).body).version).toMatch(/^\d+\.\d+$/)
  expect((await as('anonymous').open('/tools/alignment')).status).toBe(200)
})
