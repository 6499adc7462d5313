import { appendFile, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import type { ChromosomeFacts } from '@rosette/contract-kit/kind/release-facts.ts'
import { formatCommunity } from '@rosette/demo-release/community/format-community.ts'
import { writeDemoRelease } from '@rosette/demo-release/write-demo-release.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testEngine } from '@rosette/test-kit/live/test-engine.ts'
import { afterAll, expect, test } from 'vitest'
import { runCli } from './run-cli.ts'

const { url, db } = await testDatabase('empty')
const { url: opensearchUrl, indexPrefix } = testEngine()
const dir = await mkdtemp(join(tmpdir(), 'rosette-cli-'))
const env = {
  DATABASE_URL: url,
  OPENSEARCH_URL: opensearchUrl,
  INDEX_PREFIX: indexPrefix,
  SEQUENCE_DIR: join(dir, 'sequences'),
  DOWNLOAD_DIR: join(dir, 'downloads'),
}
afterAll(() => rm(dir, { recursive: true }))
const demoFiles = join(dir, 'demo-files')
const demoNames = await writeDemoRelease(demoFiles, { asOf: new Date('2026-11-15') })

async function rosette(...args: string[]) {
  let out = ''
  const sink = new Writable({
    write(chunk, _, done) {
      out += chunk
      done()
    },
  })
  const code = await runCli([...args, '--json'], { env, out: sink, err: sink })
  // One JSON object and nothing else, or this fails.
  return { code, answer: JSON.parse(out) }
}

test('[PUBMED-003] the demo release is loaded, built and published, and comes back after a rollback', { timeout: 180_000 }, async () => {
  const first = await rosette('demo', '--id', 'one', '--as-of', '2026-11-15')
  expect(first).toMatchObject({
    code: 0,
    answer: {
      ok: true,
      releaseId: 'one',
      rejected: 0,
      published: { hasChanged: true },
      community: { members: 137 },
      people: { accounts: 5 },
      exported: expect.any(Number),
    },
  })
  expect(first.answer.steps).toContainEqual({ step: 'build', label: 'locus', ms: expect.any(Number) })

  await writeDemoRelease(join(dir, 'files'), { asOf: new Date('2026-12-01'), seed: 7 })
  await importArticle(join(dir, 'files'))
  expect(await rosette('release', 'load', join(dir, 'files'), '--id', 'two')).toMatchObject({
    code: 0,
    answer: { releaseId: 'two', built: null },
  })
  const { rows } = await db.pool.query('select title, abstract from release_two.publication where pubmed_id = 99999902')
  expect(rows).toEqual([{ title: 'An imported article', abstract: 'Made up.' }])
  expect((await rosette('release', 'publish', 'two')).code).toBe(1)
  // TRUTH-007: nine of the loci are obsolete, genetic or merely listed.
  const loci = { locus: { records: 365, counted: 356 } }
  expect(await rosette('release', 'build')).toMatchObject({ code: 0, answer: { releaseId: 'two', kinds: loci } })
  expect((await rosette('release', 'publish', 'two')).answer).toMatchObject({ releaseId: 'two', previousReleaseId: 'one' })
  expect((await rosette('release', 'rollback')).answer).toMatchObject({ releaseId: 'one', previousReleaseId: 'two' })
  expect((await rosette('release', 'list')).answer.releases).toMatchObject([
    { id: 'two', isPrevious: true },
    { id: 'one', isPublished: true },
  ])
  expect((await rosette('release', 'retire')).answer).toMatchObject({ retired: [], inUse: [] })
})

test('[SIGN-010] the build stores the digests of whole chromosomes, as others compute them', async () => {
  const { rows } = await db.pool.query<{ chromosomes: ChromosomeFacts[] }>(`select chromosomes from community.release where id = 'one'`)
  // Computed with hashlib of Python from the FASTA of the demo release, which has these two whole.
  expect(rows[0]?.chromosomes.filter(({ refget }) => refget !== null)).toEqual([
    { name: 'ChrC', length: 154_478, refget: 'SQ.VynCsjgVzBeIV0_1kTZqSmpHmTF1vso6', md5: 'a89af597b21f92ba824e385e4eacb30f' },
    { name: 'ChrM', length: 366_924, refget: 'SQ.c17KBfMKsKoKlhdV81VbV_1pACbEtT6j', md5: '921d0a57440aa0b623d98d808179fcbf' },
  ])
})

test('the community comes with the demo release, is loaded and indexed again', async () => {
  const [people, organizations] = [68, 69]
  const files = join(dir, 'community')
  await mkdir(files)
  for (const [file, lines] of Object.entries(formatCommunity(new Date('2026-11-15')))) await writeFile(join(files, file), lines.join('\n'))
  const loaded = await rosette('community', 'load', files)
  expect(loaded).toMatchObject({ code: 0, answer: { members: people + organizations, index: { documents: people + organizations } } })
  expect(await rosette('community', 'reindex')).toMatchObject({ code: 0, answer: { documents: people + organizations } })
  await writeFile(join(files, 'rosette_community_person.jsonl'), '{"naturalKey":"x"}\n')
  expect(await rosette('community', 'load', files)).toMatchObject({
    code: 1,
    answer: { error: expect.stringContaining('rosette_community_person.jsonl:1: ') },
  })
})

test('a list of ids is resolved from a file or standard input, as JSON or as a table', async () => {
  const list = join(dir, 'ids.txt')
  await writeFile(list, 'at4g18960\nAT4G18960.1\nAT1G99910\nnobody\n')
  const { code, answer } = await rosette('resolve', list, '--kind', 'locus')
  expect(code).toBe(0)
  expect(answer.counts).toMatchObject({ matched: 1, converted: 1, obsolete: 1, unknown: 1 })
  let table = ''
  const out = new Writable({
    write(chunk, _, done) {
      table += chunk
      done()
    },
  })
  expect(await runCli(['resolve', '-', '--tsv'], { env, out, err: out, input: Readable.from(['AG ', 'nobody']) })).toBe(0)
  expect(table.split('\n').map((line) => line.split('\t').slice(1, 3))).toEqual([
    ['input', 'bucket'],
    ['AG', 'alias'],
    ['nobody', 'unknown'],
    [],
  ])
})

test('kinds without a file stay empty and are reported; --with-demo fills just those and marks them', async () => {
  const files = join(dir, 'partly')
  await cp(demoFiles, files, { recursive: true })
  for (const name of ['TAIR10_Transposable_Elements.txt', 'rosette_transposon_feature.tsv']) await rm(join(files, name))
  const bare = await rosette('release', 'load', files, '--id', 'bare')
  expect(bare).toMatchObject({ code: 0, answer: { emptyKinds: ['transposon'] } })
  // TRUTH-002: what the files contradict is part of the report.
  expect(bare.answer.contradictions).toContainEqual(expect.objectContaining({ kind: 'gene', records: 1, names: ['AT3G90030.1'] }))

  const filled = await rosette('release', 'load', files, '--id', 'filled', '--with-demo')
  expect(filled).toMatchObject({ code: 0, answer: { emptyKinds: [] } })
  const demo = filled.answer.sources.filter((source: { isDemo: boolean }) => source.isDemo)
  expect(demo).toMatchObject([
    { kind: 'transposon', file: 'TAIR10_Transposable_Elements.txt', rejected: 0 },
    { kind: 'transposon', file: 'rosette_transposon_feature.tsv' },
  ])
  const { rows } = await db.pool.query('select file from release_filled.release_source where is_demo order by 1')
  expect(rows).toEqual(demo.map(({ file }: { file: string }) => ({ file })))
})

test('rejected lines are reported, and too many of them end the load with their own exit code', async () => {
  const files = join(dir, 'spoilt')
  await mkdir(files)
  for (const name of demoNames.filter(isRequired)) await copyFile(join(demoFiles, name), join(files, name))
  await appendFile(join(files, 'Araport11_all_loci.bed'), '9\tx\ty\tAT9G00010\n')
  const report = join(dir, 'rejected.tsv')
  expect(await rosette('release', 'load', files, '--id', 'strict', '--max-rejected', '0', '--report', report)).toMatchObject({
    code: 3,
    answer: { ok: false, rejected: [{ file: 'Araport11_all_loci.bed', rejected: 1 }] },
  })
  expect(await readFile(report, 'utf8')).toBe('file\tline\treason\nAraport11_all_loci.bed\t340\tpositions "x" and "y" are not integers\n')
  expect(await rosette('release', 'load', files, '--id', 'lenient', '--max-rejected', '1%')).toMatchObject({
    code: 0,
    answer: { rejected: 1 },
  })
})

test('[DATA-081] the load says which of several dated files is the newest and what older ones gave', async () => {
  const files = join(dir, 'dated')
  await mkdir(files)
  for (const name of demoNames.filter(isRequired)) await copyFile(join(demoFiles, name), join(files, name))
  const older = ['"name"\t"symbol"\t"full_name"', '"AT4G18960"\t"OLD1"\t""', '"CPR1"\t"CPR1"\t"CONSTITUTIVE"', '"CPR1"\t"CPR"\t""']
  await writeFile(join(files, 'gene_aliases_20180330.txt'), older.join('\n'))
  const newest = demoNames.find((name) => name.startsWith('gene_aliases_'))
  let text = ''
  const sink = new Writable({
    write(chunk, _, done) {
      text += chunk
      done()
    },
  })
  expect(await runCli(['release', 'load', files, '--id', 'dated'], { env, out: sink, err: sink })).toBe(0)
  expect(text).toContain(`Gene aliases: ${newest} is the newest file; gene_aliases_20180330.txt adds 2 rows (records: 1).\n`)
  expect(text).toContain('gene_aliases_20180330.txt: 4 lines, 2 rows, 0 rejected\n')
})

/** Without these a release isn't loaded; with them alone it is loaded sooner. */
function isRequired(name: string): boolean {
  return /^(Araport11_(GTF_genes|all_loci|functional_descriptions)|gene_aliases|Locus_Germplasm_Phenotype)/.test(name)
}

/** An article of which the demo release knows the number only. */
async function importArticle(folder: string): Promise<void> {
  const abstract = '<Abstract><AbstractText>Made up.</AbstractText></Abstract>'
  const article = `<Article><ArticleTitle>An imported article.</ArticleTitle>${abstract}</Article>`
  const xml = join(dir, 'efetch.xml')
  await writeFile(
    xml,
    `<PubmedArticleSet><PubmedArticle><MedlineCitation><PMID>99999902</PMID>${article}</MedlineCitation></PubmedArticle></PubmedArticleSet>`,
  )
  expect(await rosette('publications', 'import', xml)).toMatchObject({ code: 2, answer: { error: expect.stringContaining('--into DIR') } })
  expect(await rosette('publications', 'import', xml, '--into', folder)).toMatchObject({
    code: 0,
    answer: { known: 1, files: [{ stored: 1 }] },
  })
}
