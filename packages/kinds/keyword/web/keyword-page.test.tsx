import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { keywordKind } from '../contract/keyword-kind.ts'
import { flowerDevelopment } from '../fixtures/flower-development.ts'
import { obsoleteMicrogametophyte } from '../fixtures/obsolete-microgametophyte.ts'
import { ontologyAddress, page } from './keyword-page.tsx'

test('[DKEY-001] the title is Keyword and the only section is Summary', async () => {
  await renderRecord(keywordKind, page, flowerDevelopment)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keyword')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
})

test('[DKEY-002] the summary shows keyword, definition, type, external id and date', async () => {
  await renderRecord(keywordKind, page, flowerDevelopment)
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  const texts = ['flower development', /^How a flower forms/, 'biological process', '2013-02-22', 'development of the flower']
  for (const text of texts) expect(summary.getByText(text)).toBeTruthy()
  expect(summary.getByRole('link', { name: /^GO:0009908/ }).getAttribute('href')).toContain('geneontology.org')
})

test('[DKEY-004] both lists have publications, annotations and loci with their counts', async () => {
  await renderRecord(keywordKind, page, flowerDevelopment)
  const textOf = (name: string) => screen.getByRole('region', { name }).textContent
  expect(textOf('Direct')).toContain('publications1annotations3loci2')
  expect(textOf('Child terms')).toContain('publications12annotations1,234loci40')
})

test('[DKEY-005] [DKEY-006] a keyword without data shows the exact empty texts', async () => {
  await renderRecord(keywordKind, page, obsoleteMicrogametophyte)
  expect(screen.getByText('No Synonyms')).toBeTruthy()
  expect(screen.getByText('No Annotations available')).toBeTruthy()
})

test('an obsolete keyword says so and lists its replacements', async () => {
  await renderRecord(keywordKind, page, obsoleteMicrogametophyte)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keyword (obsolete)')
  expect(screen.getByRole('link', { name: 'pollen' }).getAttribute('href')).toBe('/keyword?key=1000000201')
})

test('[DKEY-003] GO and PO ids link to their browsers, others are not linked', () => {
  expect(ontologyAddress('GO:0009908')).toBe('https://amigo.geneontology.org/amigo/term/GO:0009908')
  expect(ontologyAddress('PO:0009046')).toBe('https://browser.planteome.org/amigo/term/PO:0009046')
  expect(ontologyAddress('TAIR:1')).toBeNull()
})
