import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { libraryKind } from '../contract/library-kind.ts'
import { bareLibrary } from '../fixtures/bare-library.ts'
import { demoLibrary } from '../fixtures/demo-library.ts'
import { page } from './library-page.tsx'

test('[DLIB-001] [DLIB-002] the title has the name, and Summary is the only section', async () => {
  await renderRecord(libraryKind, page, demoLibrary)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Library: DEMO_LIBRARY')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  const hrefs = ['DEMO_VECTOR', 'DEMO_STRAIN', 'CS1092'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(hrefs).toEqual(['/vector?key=7', '/hoststrain?key=8', '/germplasm?key=9'])
})

test('[DLIB-003] of three restriction enzymes two are shown', async () => {
  await renderRecord(libraryKind, page, demoLibrary)
  expect(demoLibrary.restrictionEnzymes).toHaveLength(3)
  expect(screen.getAllByText(/^(EcoRI|HindIII|BamHI)$/).map((enzyme) => enzyme.textContent)).toEqual(['EcoRI', 'HindIII'])
})

test('[DLIB-004] a bare library shows the exact empty texts', async () => {
  await renderRecord(libraryKind, page, bareLibrary)
  const texts = `No Alias Available; No Vectors available; No Host Strains available; No Germplasms available; No Attributions available;
    No comments available`
  for (const text of texts.split(/;\s+/)) expect(screen.getByText(text)).toBeTruthy()
})
