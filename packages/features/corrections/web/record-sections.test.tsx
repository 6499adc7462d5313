import { kindPages } from '@rosette/kinds/registry/pages.ts'
import { expect, test } from 'vitest'
import { recordSections, sectionsOf, sectionTitleOf } from '../contract/record-sections.ts'

test('[CURATE-061] the list of sections is that of the pages of all kinds but people and organizations', async () => {
  const ofPages = await Promise.all(
    Object.entries(kindPages).map(async ([kind, load]) => {
      const { page } = await load()
      return [kind, Object.fromEntries(page.sections.map(({ id, title }) => [id, title]))] as const
    }),
  )
  expect(recordSections).toEqual(Object.fromEntries(ofPages.filter(([kind]) => kind !== 'person' && kind !== 'organization')))
})

test('[CURATE-061] what no page has is not a section', () => {
  expect(sectionTitleOf('locus', 'publications')).toBe('Publications')
  for (const [kind, section] of [
    ['locus', 'no-such-section'],
    ['locus', 'constructor'],
    ['person', 'summary'],
    ['toString', 'name'],
  ] as const)
    expect(sectionTitleOf(kind, section)).toBeNull()
  expect(['person', 'constructor'].map(sectionsOf)).toEqual([{}, {}])
})
