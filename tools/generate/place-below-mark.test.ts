import { expect, test } from 'vitest'
import { featureList } from './feature-list.ts'
import { kindGraph } from './kind-graph.ts'
import { placeBelowMark } from './place-below-mark.ts'

const end = '<!-- End of what npm run gen made. -->'

test('only what stands between a mark and the next end mark is replaced', () => {
  const page = `before\n<!-- a -->\nold a\n${end}\nbetween\n<!-- b -->\nold b\n${end}\nafter\n`
  expect(placeBelowMark(page, '<!-- a -->', 'new\n')).toBe(page.replace('old a', 'new'))
  expect(placeBelowMark(page, '<!-- b -->', 'new\n')).toBe(page.replace('old b', 'new'))
})

test('a page that lost a mark is reported', () => {
  expect(() => placeBelowMark('# Architecture\n', '<!-- a -->', '')).toThrow('has lost <!-- a -->')
  expect(() => placeBelowMark('<!-- a -->\n', '<!-- a -->', '')).toThrow('or the end mark')
})

test('the architecture page keeps both generated sections', async () => {
  for (const generator of [featureList, kindGraph]) {
    const page = (await generator.make())['docs/architecture.md'] ?? ''
    expect(page).toMatch(/^# Architecture\n.*\n\| `enrichment` \|.*\n {2}locus --> gene\n.*\n## A release\n/s)
  }
})
