import { parseHtml } from '@rosette/ui-kit/text/parse-html.ts'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hostileTexts } from '../server/fixtures/hostile-texts.ts'
import { NewsContent } from './news-content.tsx'

test.each(hostileTexts)('[FEED-008] [HOME-010] the browser draws nothing that is not allowed from %s', (html) => {
  const { container } = render(<NewsContent html={html} />)
  const rendered = container.innerHTML
  expect(rendered).not.toMatch(/<script|<img|<iframe|<form|<style|<base|<meta|onerror|onclick|style="color|javascript:|evil|data:/i)
})

test('[FEED-008] nesting without end is cut', () => {
  expect(JSON.stringify(parseHtml('<ul><li>'.repeat(500))).length).toBeLessThan(2000)
})

test('[SHELL-006] [SHELL-007] links of a text stay in the app, open a new tab if they leave the site, or stay on the page', () => {
  render(<NewsContent html={'<a href="https://example.org">out</a><a href="/help">in</a><a href="#x">here</a><a>none</a>'} />)
  const links = screen
    .getAllByRole('link')
    .map((link) => `${link.getAttribute('href')} ${link.getAttribute('target')} ${link.getAttribute('rel')}`)
  expect(links).toEqual(['https://example.org _blank noopener noreferrer', '/help null null', '#x null null'])
})
