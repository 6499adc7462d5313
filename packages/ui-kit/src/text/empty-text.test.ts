import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emptyTexts } from './empty-text.tsx'

const root = new URL('../../../../', import.meta.url)

test('[DETAIL-041] the constants are exactly the texts of the requirement', () => {
  const rows = readFileSync(new URL('docs/spec/requirements.tsv', root), 'utf8').split('\n')
  const row = rows.find((line) => line.startsWith('DETAIL-041\t'))?.split('\t')[3] ?? ''
  const required = row.replace(/^.*?: /, '').split('; ')
  expect(required).toHaveLength(44)
  expect(Object.values(emptyTexts).sort()).toEqual(required.sort())
})

test('[DETAIL-041] pages write no empty text of their own', () => {
  const pages = globSync('packages/{kinds/*/web,ui-kit/src/**}/*.{ts,tsx}', { cwd: root.pathname })
  expect(pages.length).toBeGreaterThan(10)
  const own = pages
    .filter((file) => !file.includes('text/empty-text') && !file.includes('.test.'))
    .filter((file) => /['">]No [A-Za-z ]+ (available|found|Available|Found)/.test(readFileSync(new URL(file, root), 'utf8')))
  expect(own).toEqual([])
})
