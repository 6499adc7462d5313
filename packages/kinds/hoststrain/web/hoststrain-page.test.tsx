import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hoststrainKind } from '../contract/hoststrain-kind.ts'
import { bareHoststrain } from '../fixtures/bare-hoststrain.ts'
import { dh5alpha } from '../fixtures/dh5alpha.ts'
import { page } from './hoststrain-page.tsx'

test('[DHOST-001] [DHOST-002] the title has the name, and Summary is the only section', async () => {
  await renderRecord(hoststrainKind, page, dh5alpha)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Host Strain: DH5alpha')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  expect(screen.getByRole('link', { name: 'coli' }).getAttribute('href')).toBe('/species?key=562')
})

test('[DHOST-003] a host strain without data shows the exact empty texts', async () => {
  await renderRecord(hoststrainKind, page, bareHoststrain)
  for (const text of ['No Taxons available', 'No Attributions available', 'No comments available'])
    expect(screen.getByText(text)).toBeTruthy()
})
