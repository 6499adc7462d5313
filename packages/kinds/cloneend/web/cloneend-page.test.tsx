import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cloneendKind } from '../contract/cloneend-kind.ts'
import { bareCloneend } from '../fixtures/bare-cloneend.ts'
import { demoCloneend } from '../fixtures/demo-cloneend.ts'
import { page } from './cloneend-page.tsx'

test('[DCEND-002] the title has the name, and Summary is the only section', async () => {
  await renderRecord(cloneendKind, page, demoCloneend)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('CloneEnd: DEMO_CLONE-T7')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
  const hrefs = ['AT4G18960', 'DEMO_CLONE'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(hrefs).toEqual(['/locus?key=2117144', '/clone?key=7'])
  for (const text of ['DEMO000002', 'Journal of Demonstration', 'DEMO_STOCK', '2024-02-29']) expect(screen.getByText(text)).toBeTruthy()
})

test('[DCEND-004] a clone end without data shows the exact empty texts', async () => {
  await renderRecord(cloneendKind, page, bareCloneend)
  const texts = `No Clone available; No Sequences available; No Map Locations available; No publications available; No Attributions available;
    No comments available`
  for (const text of texts.split(/;\s+/)) expect(screen.getByText(text)).toBeTruthy()
})
