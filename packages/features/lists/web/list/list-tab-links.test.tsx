import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { contentPath } from '../../../list-contents/contract/list-addresses.ts'
import { chosenTab, itemTabs, ListTabLinks } from './list-tab-links.tsx'

test('[LIST-051] [LIST-053] only lists of loci have functions and a map', () => {
  expect(Object.keys(itemTabs('locus', 3))).toEqual(['items', 'functions', 'map'])
  expect(Object.keys(itemTabs('germplasm', 3))).toEqual(['items'])
})

test('[LIST-068] tabs are links with their numbers, the chosen one is marked', async () => {
  const path = (tab: 'items' | 'map') => contentPath('AAAAAAAAAAAAAAAAAAAAAA', { tab })
  await renderInSite(
    <ListTabLinks chosen="map" numbers={{ map: null, items: '1,200' }} pathOf={(tab) => path(tab === 'map' ? tab : 'items')} />,
  )
  const links = screen.getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Items1,200', path('items'), null],
    ['Map', path('map'), 'page'],
  ])
})

test('[LIST-068] a tab that a list lacks shows its items', () => {
  expect(chosenTab(itemTabs('locus', 3), 'map')).toBe('map')
  expect(chosenTab(itemTabs('germplasm', 3), 'map')).toBe('items')
  expect(chosenTab(itemTabs('locus', 3), 'report')).toBe('items')
})
