import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { someGraphTerm } from '../fixtures/some-answer.ts'
import { TermGraphPicture } from './term-graph.tsx'

const terms = [
  someGraphTerm('top', [], { log10Q: null, isSignificant: false, isJoint: true, found: 20, withTerm: 9000 }),
  someGraphTerm('a', ['top'], { log10Q: -40 }),
  someGraphTerm('b', ['top'], { log10Q: -2 }),
]

test('[ENRICH-027] each term says its numbers and opens its genes, arrows follow the lines, and a table has the same', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ terms, left: 7 }))
  const chosen: string[] = []
  await renderInSite(<TermGraphPicture query={{ items: 'AG' }} chosen="b" onChoose={(id) => chosen.push(id)} />)
  const picture = within(await screen.findByRole('figure', { name: 'Graph of the significant terms' }))
  const labels = ['term top: 20 of 9,000 genes, not tested', 'term a: 10 of 40 genes, q 1.0e-40', 'term b: 10 of 40 genes, q 0.01']
  const [top, a, b] = labels.map((name) => picture.getByRole('button', { name }))
  expect([top, a, b].map((node) => node?.querySelector('[data-step]')?.getAttribute('data-step'))).toEqual([undefined, '5', '1'])
  expect([top, a, b].map((node) => node?.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true'])
  expect(picture.getByText(/^2 shown terms \(smallest q first\) and 1 broader term in which they meet; 7 more did not fit\./)).toBeTruthy()
  expect(top?.getAttribute('tabindex')).toBe('0')
  top?.focus()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  press('ArrowRight')
  const first = document.activeElement
  expect([a, b]).toContain(first)
  press('ArrowDown')
  expect([a, b]).toContain(document.activeElement)
  expect(document.activeElement).not.toBe(first)
  // Nothing is further below.
  press('ArrowDown')
  expect(document.activeElement).not.toBe(top)
  press('Enter')
  press('ArrowLeft')
  expect(document.activeElement).toBe(top)
  fireEvent.click(a ?? document.body)
  expect(chosen.toSorted()).toEqual([first === a ? 'b' : 'a', 'a'].toSorted())
  fireEvent.click(picture.getByRole('button', { name: 'View as table' }))
  expect(within(picture.getByRole('table')).getAllByRole('row')).toHaveLength(4)
  for (const format of ['SVG', 'PNG']) expect(picture.getByRole('button', { name: `Save ${format}` })).toBeTruthy()
})
