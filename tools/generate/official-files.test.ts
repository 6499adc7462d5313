import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { findFileFacts } from '@rosette/release-kit/official-files/file-facts.ts'
import { expect, test } from 'vitest'
import { columnsRead, officialFiles, readersOfFile, readOfficialFiles, replacedAmong } from './official-files.ts'

const realDir = process.env.ROSETTE_RELEASE_DIR
const files = await readOfficialFiles()
const replaced = replacedAmong(files, kindServers)

test('every official file is read by a source or says why not, and never both', () => {
  const wrong = files.filter(({ file, unread }) => readersOfFile(file, kindServers, replaced).length > 0 === (unread !== undefined))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('a file whose source another file replaces has no reader', () => {
  expect(readersOfFile('GO_terms_and_parents_2020.tsv.gz', kindServers, replaced)).toEqual([])
  expect(readersOfFile('GO_terms_and_parents_2020.tsv.gz', kindServers)).toEqual(['keyword: Edges of the Gene Ontology'])
})

test('a file that nothing asks for has no reader; a file of the genome has', () => {
  expect(readersOfFile('notes.txt', kindServers)).toEqual([])
  expect(readersOfFile('TAIR10_chr_all.fas.gz', kindServers)).toEqual(['Genome'])
  expect(readersOfFile('po.obo.gz', kindServers)).toEqual(['keyword: Plant Ontology'])
})

test('the page has a row for each file', async () => {
  const page = (await officialFiles.make())['docs/official-files.md'] ?? ''
  for (const { file } of files) expect(page).toContain(`| \`${file}\` |`)
})

test('[OPER-076] licence and citation in the manifest are those that a source of the file states', () => {
  const sources = Object.values(kindServers).flatMap((server) => server.sources)
  const wrong = files.filter(({ file, licence, citation }) => {
    const readers = sources.filter((source) => source.file.test(file))
    return readers.length > 0 && !readers.some((source) => source.licence === licence && source.citation === citation)
  })
  expect(wrong.map(({ file }) => file)).toEqual([])
})

test('[OPER-076] the page says when a file is from, its licence, and who supplies it', async () => {
  const page = (await officialFiles.make())['docs/official-files.md'] ?? ''
  expect(page).toMatch(
    /`po\.obo\.gz` \| 2026-01-09 \| CC-BY 4\.0 \| Walls et al\. .* \| supplied by the operator \| keyword: Plant Ontology/,
  )
})

test.skipIf(!realDir)('[OPER-076] sizes and SHA-256 are those of the folder (needs ROSETTE_RELEASE_DIR)', async () => {
  const outcomes = await Promise.all(files.map(async (file) => [file.file, await findFileFacts(join(realDir ?? '', file.file))]))
  expect(Object.fromEntries(outcomes)).toEqual(Object.fromEntries(files.map(({ file, bytes, sha256 }) => [file, { bytes, sha256 }])))
})

test.skipIf(!realDir)('the list is that of the folder (needs ROSETTE_RELEASE_DIR)', async () => {
  const names = (await readdir(realDir ?? '')).filter((name) => name !== 'README.md')
  expect(files.map(({ file }) => file).sort()).toEqual(names.sort())
})

test('[TRUTH-053] the page says which columns are not read, and why', async () => {
  const page = (await officialFiles.make())['docs/official-files.md'] ?? ''
  expect(page).toContain('| Phylostratum: numbers from 1 to 19; no file says which age of a gene each stands for |')
})

/** The first line that names all columns that are read; a few files have comments before it. */
async function headerOf(file: string, read: readonly string[]): Promise<string[]> {
  const lines = createInterface({ input: createReadStream(join(realDir ?? '', file)).pipe(createGunzip()) })
  for await (const line of lines) {
    const cells = line.split(/[\t;,]/).map((cell) => cell.replaceAll('"', '').trim())
    if (read.every((column) => cells.includes(column))) return cells
  }
  throw new Error(`${file} has no line that names ${read.join(', ')}`)
}

test.skipIf(!realDir)('[TRUTH-053] every column of a file with a header is read or says why not (needs ROSETTE_RELEASE_DIR)', async () => {
  const wrong: string[] = []
  for (const { file, columns = {} } of files) {
    const read = columnsRead(file, kindServers)
    const left = read.length === 0 ? [] : (await headerOf(file, read)).filter((column) => column !== '' && !read.includes(column))
    const explained = Object.keys(columns).flatMap((names) => names.split(', '))
    if (left.toSorted().join() !== explained.toSorted().join()) wrong.push(`${file}: ${left.join(', ')}`)
  }
  expect(wrong).toEqual([])
})
