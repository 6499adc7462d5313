import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { publicationKind } from '../contract/publication-kind.ts'
import type { PublicationRecord } from '../contract/publication-record.ts'
import { untitledReference } from '../fixtures/untitled-reference.ts'
import { yanofsky1990 } from '../fixtures/yanofsky1990.ts'
import { page } from './publication-page.tsx'

test('[DPUB-001] the title is the title of the publication, the one section Summary', async () => {
  await renderRecord(publicationKind, page, yanofsky1990)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(yanofsky1990.publication.title)
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
})

test('[DPUB-002] PubMed is linked, and absent if the ID is 0 or unknown', async () => {
  await renderRecord(publicationKind, page, yanofsky1990)
  expect(screen.getAllByRole('link', { name: /PubMed 1973265/ }).length).toBeGreaterThan(0)
  await renderRecord(publicationKind, page, { ...untitledReference, publication: { ...untitledReference.publication, pubmedId: 0 } })
  expect(screen.queryByRole('link', { name: /PubMed 0/ })).toBeNull()
})

test('[DPUB-003] the annotation link stores an exact search for the reference and opens the results by its name', async () => {
  await renderRecord(publicationKind, page, { ...yanofsky1990, annotationCount: 3 })
  const link = screen.getByRole('link', { name: '3 annotations' })
  const name = new URL(link.getAttribute('href') ?? '', 'http://localhost').searchParams.get('key') ?? ''
  expect(link.getAttribute('href')).toMatch(/^\/results\?mainType=detail&category=annotations&key=searchParams_\d+$/)
  fireEvent.click(link)
  expect(JSON.parse(localStorage.getItem(name) ?? 'null')).toEqual({ reference_id: 5621 })
})

test('[DPUB-004] loci show name and symbol and link to /locus, keywords link to /keyword, people to /person', async () => {
  const keywords = [{ kind: 'keyword', key: 18844, label: 'carpel development' }]
  const communities = [{ firstName: 'Demonstration', lastName: 'Author', communityId: 7 }]
  await renderRecord(publicationKind, page, { ...yanofsky1990, keywords, communities })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('link', { name: 'carpel development' }).getAttribute('href')).toBe('/keyword?key=18844')
  expect(screen.getByRole('link', { name: 'Demonstration Author' }).getAttribute('href')).toBe('/person?key=7')
  const [locus] = summary.getAllByRole('link', { name: 'AT4G18960' })
  expect(locus?.getAttribute('href')).toBe('/locus?key=2117144')
  expect(locus?.closest('li')?.textContent).toBe('AT4G18960 AG')
})

test('[DPUB-005] a bare publication shows the exact empty texts, and says that its title is not available', async () => {
  await renderRecord(publicationKind, page, untitledReference)
  for (const text of ['No Annotations available', 'No comments found']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/Title and authors are not available/)).toBeTruthy()
})

test("[DETAIL-039] of 30 loci 21 show before 'more', which shows the rest", async () => {
  await renderRecord(publicationKind, page, { ...yanofsky1990, loci: manyLoci(30) })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getAllByRole('link', { name: /^AT1G9/ })).toHaveLength(21)
  fireEvent.click(summary.getByRole('button', { name: 'more' }))
  expect(summary.getAllByRole('link', { name: /^AT1G9/ })).toHaveLength(30)
})

function manyLoci(count: number): PublicationRecord['loci'] {
  const rows = Array.from({ length: count }, (_, index) => ({
    locus: { kind: 'locus', key: index + 1, label: `AT1G9${1000 + index}` },
    symbol: null,
  }))
  return { rows, total: count }
}

test('[PUBMED-008] the abstract is among the facts', async () => {
  await renderRecord(publicationKind, page, {
    ...yanofsky1990,
    publication: { ...yanofsky1990.publication, abstract: 'BACKGROUND: Made up.' },
  })
  expect(screen.getByText('BACKGROUND: Made up.')).toBeTruthy()
})

test('[PUBMED-001] [PUBMED-002] a publication without a title is named by its PubMed ID and leads to PubMed', async () => {
  await renderRecord(publicationKind, page, { ...untitledReference, publication: { ...untitledReference.publication, pubmedId: 1973265 } })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('PubMed 1973265')
  const lead = within(screen.getByText(/Title and authors are not available/))
  expect(lead.getByRole('link', { name: /PubMed/ }).getAttribute('href')).toBe('https://pubmed.ncbi.nlm.nih.gov/1973265/')
})

test('[DPUB-006] loci with symbols and keywords come first, as links with their numbers', async () => {
  const keywords = Array.from({ length: 14 }, (_, number) => ({ kind: 'keyword', key: 100 + number, label: `term ${number}` }))
  await renderRecord(publicationKind, page, { ...yanofsky1990, keywords })
  const loci = screen.getByRole('region', { name: 'Loci in this publication' })
  expect(within(loci).getByRole('link', { name: 'AG AT4G18960' }).getAttribute('href')).toBe('/locus?key=2117144')
  const card = within(screen.getByRole('region', { name: 'Keywords of this publication' }))
  expect(card.getAllByRole('link')).toHaveLength(12)
  expect(card.getByText('and 2 more in the summary below')).toBeTruthy()
  expect(card.getByText('14')).toBeTruthy()
})

test('[DPUB-006] a publication without loci and keywords has no such cards', async () => {
  await renderRecord(publicationKind, page, untitledReference)
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(['Summary'])
})
