import { existsSync } from 'node:fs'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { expect, test } from 'vitest'
import { chunksOfKind, summaryChunks } from './record-page-facts.ts'

const root = new URL('../../../../', import.meta.url)

test.each(Object.values(kinds))('the page of $name is loaded at once: its files have these names', (kind) => {
  expect([...chunksOfKind(kind), ...summaryChunks].filter((path) => !existsSync(new URL(path, root)))).toEqual([])
})
