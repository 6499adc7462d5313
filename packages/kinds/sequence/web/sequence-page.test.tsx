import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sequenceKind } from '../contract/sequence-kind.ts'
import { demoSequence } from '../fixtures/demo-sequence.ts'
import { nm118013 } from '../fixtures/nm-118013.ts'
import { page } from './sequence-page.tsx'

test('[DSEQ-001] the title is Sequence, the sections Sequence, Summary and Publications', async () => {
  await renderRecord(sequenceKind, page, demoSequence)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sequence')
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Sequence',
    'Summary',
    'Publications',
  ])
})

test('[DSEQ-002] [DETAIL-036] the bases can be sent to the sequence search', async () => {
  await renderRecord(sequenceKind, page, demoSequence)
  const section = within(screen.getByRole('region', { name: 'Sequence' }))
  expect(section.getByText('ATGGATTACA GATTACAGAT TACACCATGG CCATGGCCAT GGCCATGGTT')).toBeTruthy()
  const href = section.getByRole('link', { name: 'Send to BLAST' }).getAttribute('href')
  expect(href).toBe(`/tools/blast?sequence_type=sequence&sequence=%3EDEMO_CDNA1%0A${demoSequence.sequence}`)
})

test('[DATA-066] donor, comment and publication are shown', async () => {
  await renderRecord(sequenceKind, page, demoSequence)
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  for (const text of ['DEMO00001.1', '60 bp', 'Demonstrator A', 'Made up for demonstration.']) expect(summary.getByText(text)).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Publications' })).getByRole('link', { name: 'Demonstration' })).toBeTruthy()
})

test('[DSEQ-003] a transcript known by its accession alone says the exact empty texts and leads to its gene', async () => {
  await renderRecord(sequenceKind, page, nm118013)
  for (const text of ['No Sequence available', 'No publications available', 'No attributions available', 'No comments available']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('link', { name: 'AT4G18960.1' }).getAttribute('href')).toBe('/gene?key=2117143')
})
