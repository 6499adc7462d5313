import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { speciesKind } from '../contract/species-kind.ts'
import { arabidopsisThaliana } from '../fixtures/arabidopsis-thaliana.ts'
import { page } from './species-page.tsx'

test('[DETAIL-018] a species has a Summary with scientific name, common name and taxonomy', async () => {
  await renderRecord(speciesKind, page, arabidopsisThaliana)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Species: Arabidopsis thaliana')
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  for (const text of ['Arabidopsis thaliana', 'thale cress', /Brassicales; Brassicaceae; Arabidopsis$/])
    expect(summary.getByText(text)).toBeTruthy()
})
