import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { OntologyNode, OntologyPlace } from './ontology-rows.ts'
import { OntologyTree } from './ontology-tree.tsx'

function term(id: number, name: string, ownCount: number, count: number, childCount = 0): OntologyNode {
  return { id, name, href: `/keyword?key=${id}`, ownCount, count, childCount }
}

const organs = term(5, 'floral organ development', 26, 278, 2)
const place: OntologyPlace = {
  path: [
    term(1, 'biological process', 9, 22_972, 3),
    term(2, 'shoot system development', 19, 612, 2),
    term(3, 'flower development', 289, 580, 2),
  ],
  siblingCount: 1,
  onlySibling: term(4, 'inflorescence development', 25, 25),
  children: [organs, term(6, 'nectary development', 3, 3)],
}
const below = [term(7, 'stamen development', 28, 112), term(8, 'carpel development', 20, 86)]

async function drawTree(shown = place, loadChildren = vi.fn(async () => below)) {
  const { router } = await renderInSite(<OntologyTree label="Place" place={shown} loadChildren={loadChildren} />)
  return { router, loadChildren }
}

const rows = () => screen.getAllByRole('treeitem').map((row) => `${row.getAttribute('aria-level')} ${row.textContent}`)
const focused = () => document.activeElement?.textContent
async function press(key: string) {
  await act(async () => fireEvent.keyDown(document.activeElement ?? document.body, { key }))
}

test('[DKEY-010] the path, the folded sibling, the term and its child terms, each with its genes', async () => {
  await drawTree()
  expect(rows()).toEqual([
    '1 biological process22,972',
    '2 shoot system development612',
    '3 1 sibling: inflorescence development25',
    '3 flower development580',
    '4 floral organ development278',
    '4 nectary development3',
  ])
  expect(screen.getByRole('treeitem', { current: true }).textContent).toContain('flower development')
  expect(screen.queryByRole('link', { name: 'flower development' })).toBeNull()
})

test('[DKEY-011] a bar tells genes of the term from those only below', async () => {
  await drawTree()
  const bar = screen.getByTitle('289 annotated here, 291 only to a child term')
  const widths = [...bar.querySelectorAll('span')].map(({ style }) => Math.round(Number.parseFloat(style.width)))
  expect(widths).toEqual([100, 50])
})

test('[DKEY-011] arrow keys move, open and close; the focus starts at the term', async () => {
  const { loadChildren } = await drawTree()
  const tabbed = screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)
  expect(tabbed.map(({ textContent }) => textContent)).toEqual(['flower development580'])
  act(() => tabbed[0]?.focus())
  await press('ArrowDown')
  expect(focused()).toContain('floral organ development')
  await press('ArrowRight')
  expect(loadChildren).toHaveBeenCalledWith(organs)
  expect(rows().slice(4)).toEqual([
    '4 floral organ development278',
    '5 stamen development112',
    '5 carpel development86',
    '4 nectary development3',
  ])
  await press('ArrowRight')
  expect(focused()).toContain('stamen development')
  await press('ArrowLeft')
  expect(focused()).toContain('floral organ development')
  await press('ArrowLeft')
  expect(rows()).toHaveLength(6)
  await press('ArrowLeft')
  expect(focused()).toContain('flower development')
  await press('End')
  expect(focused()).toContain('nectary development')
  await press('Home')
  expect(focused()).toContain('biological process')
})

test('[DKEY-011] Enter opens a term, and unfolds what is folded', async () => {
  const { router, loadChildren } = await drawTree(
    place,
    vi.fn(async () => [term(3, 'flower development', 289, 580), ...below]),
  )
  act(() => screen.getByRole('treeitem', { current: true }).focus())
  await press('ArrowUp')
  await press('Enter')
  expect(loadChildren).toHaveBeenCalledWith(place.path[1])
  expect(rows().slice(2, 5)).toEqual(['3 stamen development112', '3 carpel development86', '3 flower development580'])
  act(() => screen.getAllByRole('treeitem')[0]?.focus())
  await press('Enter')
  expect(router.history.location.href).toBe('/keyword?key=1')
})

test('many child terms are cut off until requested, and a failure can be tried again', async () => {
  const many = Array.from({ length: 20 }, (_, at) => term(100 + at, `term ${at}`, 0, 20 - at, 1))
  const failing = vi.fn(() => Promise.reject(new Error('no answer')))
  await drawTree({ ...place, children: many }, failing)
  expect(rows().at(-1)).toBe('4 8 more child terms')
  fireEvent.click(screen.getByRole('button', { name: '8 more child terms' }))
  expect(rows().at(-1)).toBe('4 term 191')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Open term 0' })))
  expect(screen.getByText('Could not be loaded. Try again.')).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Close term 0' })))
  expect(screen.queryByText('Could not be loaded. Try again.')).toBeNull()
})
