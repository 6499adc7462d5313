import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { someTerm, someTerms } from '../fixtures/some-answer.ts'
import { TermTree } from './term-tree.tsx'
import { treeRows } from './tree-rows.ts'

const linesOf = () => screen.getAllByRole('row').slice(1)
const namesOf = () => linesOf().map((line) => [line.getAttribute('aria-level'), line.textContent?.match(/term (\w)/)?.[1]])

test('[ENRICH-019] the tree is a treegrid whose rows know their level, and arrow keys walk, open and close it', async () => {
  const chosen: string[] = []
  await renderInSite(<TermTree terms={someTerms} chosen={null} onChoose={(id) => chosen.push(id)} />)
  expect(screen.getByRole('treegrid', { name: 'Significant terms by their ontology' })).toBeTruthy()
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const here = () => document.activeElement?.textContent?.match(/term (\w)/)?.[1]
  expect(namesOf()).toEqual([
    ['1', 'a'],
    ['1', 'd'],
  ])
  expect(linesOf().map((line) => line.getAttribute('tabindex'))).toEqual(['0', '-1'])
  linesOf()[0]?.focus()
  press('ArrowRight')
  press('ArrowRight')
  expect(here()).toBe('b')
  expect(linesOf()[1]?.getAttribute('aria-expanded')).toBe('false')
  press('ArrowRight')
  expect(namesOf()).toContainEqual(['3', 'c'])
  press('ArrowRight')
  expect(here()).toBe('c')
  press('Enter')
  expect(chosen).toEqual(['c'])
  press('ArrowLeft')
  expect(here()).toBe('b')
  press('ArrowLeft')
  expect(namesOf()).not.toContainEqual(['3', 'c'])
  press('End')
  expect(here()).toBe('d')
  press('Home')
  expect(here()).toBe('a')
})

test('a term below two others has a line below each', () => {
  const terms = [someTerm('a'), someTerm('b'), someTerm('c', { parents: ['a', 'b'] })]
  expect(treeRows(terms, new Set(['a', 'b'])).map(({ key, position, count }) => [key, position, count])).toEqual([
    ['a', 1, 2],
    ['a/c', 1, 1],
    ['b', 2, 2],
    ['b/c', 1, 1],
  ])
})
