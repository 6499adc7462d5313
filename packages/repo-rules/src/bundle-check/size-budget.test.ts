import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { genomeFrameBudget, overBudget } from './size-budget.ts'

/** Text that gzip can't make much smaller than this. */
const text = (kilobytes: number) => randomBytes(kilobytes * 1000).toString('latin1')

const chunk = (fileName: string, kilobytes: number, more: object = {}) => ({
  type: 'chunk' as const,
  fileName,
  isEntry: false,
  facadeModuleId: null,
  imports: [],
  code: Buffer.from(text(kilobytes), 'latin1')
    .toString('hex')
    .slice(0, kilobytes * 2000),
  ...more,
})
const bundle = {
  'main.js': chunk('main.js', 20, { isEntry: true, imports: ['shared.js'] }),
  'shared.js': chunk('shared.js', 10),
  'page.js': chunk('page.js', 30, { facadeModuleId: '/x/locus/web/locus-page.tsx', imports: ['shared.js'] }),
  'later.js': chunk('later.js', 100),
  'inline.js': chunk('inline.js', 100, { isEntry: true, facadeModuleId: '/x/src/watch-loading.ts' }),
}
const pages = [{ page: 'locus', modules: ['locus/web/locus-page.tsx'], script: 80 }]

test('[PAINT-011] what loads at once counts, once, and what loads later does not', () => {
  expect(overBudget(bundle, { script: 50, style: 25 }, pages)).toEqual([])
})

test('[PAINT-011] an entry and a page that are too heavy are named with their weight', () => {
  expect(overBudget(bundle, { script: 20, style: 25 }, pages)).toEqual([expect.stringMatching(/^the budget of a first visit is 20 kB/)])
  const [locus] = pages.map((page) => ({ ...page, script: 40 }))
  expect(overBudget(bundle, { script: 50, style: 25 }, locus ? [locus] : [])).toEqual([
    expect.stringMatching(/^the budget of locus is 40 kB/),
  ])
})

test('[GBROW-007] a genome browser beyond 800 kB is named', () => {
  const heavy = { 'frame.js': chunk('frame.js', 820, { isEntry: true, imports: [] }) }
  expect(overBudget(heavy, genomeFrameBudget, [], 'the genome browser')).toEqual([
    expect.stringMatching(/^the budget of the genome browser is 800 kB of script/),
  ])
})
