import { expect, test } from 'vitest'
import { cleanHtml } from './clean-html.ts'
import { hostileTexts } from './fixtures/hostile-texts.ts'

test.each(hostileTexts)('[FEED-008] the server removes what is not allowed from %s', (html, clean) => {
  expect(cleanHtml(html)).toBe(clean)
  // What is clean stays as it is: cleaning twice changes nothing.
  expect(cleanHtml(clean)).toBe(clean)
})

test('[FEED-008] nesting without end does not exhaust the server', () => {
  expect(cleanHtml(`${'<ul><li>'.repeat(5000)}deep`).length).toBeLessThan(1000)
})
