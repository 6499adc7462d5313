import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { vectorKind } from '../contract/vector-kind.ts'
import { bareVector } from '../fixtures/bare-vector.ts'
import { pbi121 } from '../fixtures/pbi121.ts'
import { page } from './vector-page.tsx'

test('[DVECT-001] the title is Vector, and Summary is the only section', async () => {
  await renderRecord(vectorKind, page, pbi121)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Vector')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
})

test('[DVECT-002] stocks, libraries, host strain and images are shown', async () => {
  const host = {
    originalName: 'DH5alpha',
    genus: 'Escherichia',
    species: 'coli',
    hostStrain: { kind: 'hoststrain', key: 5, label: 'DH5alpha' },
  }
  const person = { communityType: null, communityId: null, firstName: 'Ada', lastName: 'Demo', organizationName: null }
  const stock = {
    stockId: null,
    name: 'CD3-1',
    stockAvailabilityType: 'available',
    donorStockNumber: null,
    description: null,
    ...person,
  } as const
  await renderRecord(vectorKind, page, {
    ...pbi121,
    hostStrain: host,
    stockDetails: [stock],
    libraryVectors: [{ kind: 'library', key: 9, label: 'DEMO_LIBRARY' }],
    imageDetails: [{ imageId: 3, address: 'https://example.org/3' }],
  })
  expect(screen.getByRole('link', { name: 'DH5alpha' }).getAttribute('href')).toBe('/hoststrain?key=5')
  expect(screen.getByRole('link', { name: 'DEMO_LIBRARY' }).getAttribute('href')).toBe('/library?key=9')
  expect(screen.getByRole('link', { name: /Image 3/ }).getAttribute('href')).toBe('https://example.org/3')
  expect(screen.getByRole('link', { name: /Order CD3-1/ })).toBeTruthy()
})

test('[DVECT-003] a bare vector shows the exact empty texts', async () => {
  await renderRecord(vectorKind, page, bareVector)
  const texts = ['No Host Strain available', 'No images available', 'No attributions available', 'No comments available']
  for (const text of texts) expect(screen.getByText(text)).toBeTruthy()
})
