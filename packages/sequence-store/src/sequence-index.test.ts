import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { formatFaiEntry } from './fai.ts'
import { readSequenceIndex } from './sequence-index.ts'

const dir = await mkdtemp(join(tmpdir(), 'rosette-index-'))
afterAll(() => rm(dir, { recursive: true }))

async function indexWith(names: readonly string[]) {
  const path = join(dir, 'some.fai')
  const lines = names.toSorted().map((name, at) => formatFaiEntry({ name, length: at + 1, offset: at, lineBases: 60, lineWidth: 61 }))
  await writeFile(path, lines.join(''))
  return readSequenceIndex(path)
}

test('names are found, also the first and the last, and beginnings too', async () => {
  const index = await indexWith(['AT1G01010.1', 'AT1G01010.2', 'AT1G01020.1', 'AT1G010201.1'])
  expect(index?.find('AT1G01010.1')?.length).toBe(1)
  expect(index?.find('AT1G010201.1')?.name).toBe('AT1G010201.1')
  for (const name of ['AT1G01010', 'AT1G01010.3', 'A', 'Z', '']) expect(index?.find(name)).toBeNull()
  expect(index?.startingWith('AT1G01010.').map(({ name }) => name)).toEqual(['AT1G01010.1', 'AT1G01010.2'])
  expect(index?.startingWith('AT1G01030.')).toEqual([])
  expect((await indexWith([]))?.find('A')).toBeNull()
  expect(await readSequenceIndex(join(dir, 'none.fai'))).toBeNull()
})

test('any names are found as a list finds them', async () => {
  const name = fc.stringMatching(/^[A-C1-3.-]{1,5}$/)
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { maxLength: 30 }), name, async (names, wanted) => {
      const index = await indexWith(names)
      expect(index?.find(wanted)?.name).toBe(names.find((each) => each === wanted))
      expect(index?.startingWith(wanted).map((entry) => entry.name)).toEqual(names.filter((each) => each.startsWith(wanted)).toSorted())
    }),
    { seed: 3702 },
  )
})
