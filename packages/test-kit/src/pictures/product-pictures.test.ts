import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  hashSources,
  helpPictures,
  outdatedPictures,
  pictureThemes,
  readmePictureFile,
  readmePictures,
  type TakenPictures,
} from './product-pictures.ts'

const root = join(import.meta.dirname, '../../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const all = [...readmePictures, ...helpPictures]
const hashes = (of: string) => Object.fromEntries(all.map((picture) => [picture.name, hashSources(of, picture)]))

test('[FACE-001] every picture of the README is there, in both themes, and is shown with words', () => {
  const readme = read('README.md')
  for (const { name, says } of readmePictures) {
    const [light, dark] = pictureThemes.map((theme) => readmePictureFile(name, theme))
    for (const file of [light, dark]) expect(existsSync(join(root, file ?? '')), `${file}: npm run pictures`).toBe(true)
    expect(readme).toContain(`<source media="(prefers-color-scheme: dark)" srcset="${dark}">`)
    expect(readme).toContain(`<img src="${light}" alt="${says}"`)
  }
})

test('[FACE-002] no picture is more than one release older than the last change of its page', () => {
  const releases = [...read('CHANGELOG.md').matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version]) => version ?? '')
  const taken: TakenPictures = JSON.parse(read('docs/pictures/taken.json'))
  expect(outdatedPictures(taken, hashes(root), releases), 'npm run pictures').toEqual([])
  const { version } = JSON.parse(read('package.json'))
  for (const picture of Object.values(taken)) expect([version, ...releases]).toContain(picture.version)
})

test('[FACE-002] a picture may stay while its page does, and for one release after its page has changed', () => {
  const current = Object.fromEntries(all.map(({ name }) => [name, 'same']))
  const takenFor = (version: string, sources: string) => Object.fromEntries(all.map(({ name }) => [name, { version, sources }]))
  const releases = ['1.3.0', '1.2.0', '1.1.0']
  const names = all.map(({ name }) => name)
  expect(outdatedPictures(takenFor('1.1.0', 'same'), current, releases)).toEqual([])
  expect(outdatedPictures(takenFor('1.2.0', 'other'), current, releases)).toEqual([])
  expect(outdatedPictures(takenFor('1.1.0', 'other'), current, releases)).toEqual(names)
  // Not released yet.
  expect(outdatedPictures(takenFor('1.4.0', 'other'), current, releases)).toEqual([])
  expect(outdatedPictures({}, current, releases)).toEqual(names)
})

test('[FACE-002] a change of a page is noticed, one of its tests or of another page is not', () => {
  const scratch = mkdtempSync(join(tmpdir(), 'rosette-pictures-'))
  const write = (path: string, text: string) => writeFileSync(join(scratch, path), text)
  for (const folder of all.flatMap(({ renderedBy }) => renderedBy)) {
    mkdirSync(join(scratch, folder), { recursive: true })
    write(`${folder}/page.tsx`, '')
  }
  const before = hashes(scratch)
  write('apps/web/src/home/page.test.tsx', 'changed')
  expect(hashes(scratch)).toEqual(before)
  write('apps/web/src/home/page.tsx', 'changed')
  const { home, ...others } = hashes(scratch)
  expect(home).not.toBe(before.home)
  expect(before).toMatchObject(others)
  rmSync(scratch, { recursive: true })
})
