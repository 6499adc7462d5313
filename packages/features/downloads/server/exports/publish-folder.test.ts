import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { folderStore } from '@rosette/file-store/folder-store.ts'
import { afterAll, expect, test } from 'vitest'
import { followLatest } from '../follow-latest.ts'
import { loadListing } from '../load-listing.ts'
import { loadManifest } from '../load-manifest.ts'
import { makeLatest, publishFolder } from './publish-folder.ts'

const scratch = await mkdtemp(join(tmpdir(), 'rosette-published-'))
afterAll(() => rm(scratch, { recursive: true }))
const files = folderStore(join(scratch, 'root'))

async function publish(releaseId: string, text: string) {
  const source = join(scratch, 'made.tsv')
  await writeFile(source, text)
  const facts = { releaseId, date: '2026-11-17', sources: [], doi: null }
  const made = { name: 'made.tsv', title: 'What was made', rows: 1, licences: ['CC0'], source, isScratch: true }
  const exported = await publishFolder({ files, path: `Genes/${releaseId}`, facts, scratch }, [made])
  await makeLatest(files, 'Genes', releaseId, scratch)
  return exported
}

test('[BULKDATA-006] files of an earlier release stay with their manifest, and the newest one is the latest', async () => {
  await publish('2026_10', 'one\n')
  const first = await loadListing(files, 'Genes/2026_10')
  await publish('2026_11', 'other\n')
  expect(await loadListing(files, 'Genes/2026_10')).toEqual(first)
  expect(Object.keys(first ?? {}).sort()).toEqual(['README.txt', 'SHA256SUMS', 'made.tsv', 'manifest.json'])
  expect(await loadManifest(files, 'Genes/2026_10')).toMatchObject({ releaseId: '2026_10', files: [{ name: 'made.tsv', bytes: 4 }] })
  expect(await followLatest(files, 'Genes/latest/made.tsv')).toBe('Genes/2026_11/made.tsv')
  expect(await readFile(join(scratch, 'root/Genes/2026_10/made.tsv'), 'utf8')).toBe('one\n')
})

test('[BULKDATA-006] nothing made leaves no folder, and what is made for the export is gone afterwards', async () => {
  expect(await publishFolder({ files, path: 'Maps/x', facts: { releaseId: 'x', date: '', sources: [], doi: null }, scratch }, [])).toEqual(
    [],
  )
  expect(await files.list('Maps')).toBeNull()
  await expect(readFile(join(scratch, 'made.tsv'))).rejects.toThrow('ENOENT')
})

test.each(['{', '[]', '{"releaseId": "x"}'])('[BULKDATA-009] a file of curators that is called manifest.json is none: %s', async (text) => {
  const source = join(scratch, 'own')
  await writeFile(source, text)
  await files.write('Software/manifest.json', source)
  expect(await loadManifest(files, 'Software')).toBeNull()
})
