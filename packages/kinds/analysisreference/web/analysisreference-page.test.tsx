import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { analysisreferenceKind } from '../contract/analysisreference-kind.ts'
import { demonstrationAnalysis } from '../fixtures/demonstration-analysis.ts'
import { page } from './analysisreference-page.tsx'

test('[DANAL-001] the title is Analysis Reference, the sections Summary and External Links', async () => {
  await renderRecord(analysisreferenceKind, page, demonstrationAnalysis)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Analysis Reference')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary', 'External Links'])
})

test('[DANAL-002] external links list the websites by name', async () => {
  await renderRecord(analysisreferenceKind, page, demonstrationAnalysis)
  expect(screen.getByRole('link', { name: /^InterPro/ }).getAttribute('href')).toBe('https://www.ebi.ac.uk/interpro/')
})

test('[DANAL-002] without websites the page says so', async () => {
  await renderRecord(analysisreferenceKind, page, { ...demonstrationAnalysis, websites: [] })
  expect(screen.getByText('No external links available')).toBeTruthy()
})
