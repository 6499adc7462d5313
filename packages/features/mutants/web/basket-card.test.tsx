import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import { toggleLine } from './basket.ts'
import { BasketCard } from './basket-card.tsx'
import { hitOf } from './fixtures/mutant-hits.ts'

beforeEach(() => localStorage.clear())

test('[MUTANT-015] the basket links to the stock centres of the table of external links, and promises no stock', async () => {
  toggleLine(hitOf('AT1G01010', 'SALK_1'))
  const externalLinks = { nasc: 'https://seeds.example.org/' }
  const site = { curatorEmail: 'curator@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks, people: defaultPeople }
  await renderInSite(
    <SiteProvider site={site}>
      <BasketCard />
    </SiteProvider>,
  )
  expect(screen.getByRole('link', { name: /NASC/ }).getAttribute('href')).toBe('https://seeds.example.org/')
  expect(screen.getByRole('link', { name: /ABRC/ }).getAttribute('href')).toBe('https://abrc.osu.edu/stocks')
  const text = screen.getByRole('region', { name: 'Basket' }).textContent ?? ''
  expect(text).toMatch(/Availability unknown; check ABRC.* or NASC/)
  expect(text).not.toMatch(/available/i)
  expect(screen.getByRole('button', { name: 'Remove SALK_1 from the basket' })).toBeTruthy()
})
