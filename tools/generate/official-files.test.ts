import { readdir } from 'node:fs/promises'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { expect, test } from 'vitest'
import { officialFiles, readersOfFile, readOfficialFiles } from './official-files.ts'

const realDir = process.env.ROSETTE_RELEASE_DIR
const files = await readOfficialFiles()

test('every official file is read by a source or says why not, and never both', () => {
  const wrong = files.filter(({ file, unread }) => readersOfFile(file, kindServers).length > 0 === (unread !== undefined))
  expect(wrong.map(({ file }) => file)).toEqual([])
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

test.skipIf(!realDir)('the list is that of the folder (needs ROSETTE_RELEASE_DIR)', async () => {
  const names = (await readdir(realDir ?? '')).filter((name) => name !== 'README.md')
  expect(files.map(({ file }) => file).sort()).toEqual(names.sort())
})
