import { renderInSite } from '@rosette/test-kit/render-in-site.tsx'
import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { defaultPeople } from '../../site/contract/site-config.ts'
import { SiteProvider } from '../../site/web/site-context.tsx'
import type { FamilyGene, GeneFamilyPage } from '../contract/gene-families.ts'
import { GeneFamilyView } from './gene-family.tsx'

const site = { curatorEmail: 'people@example.org', version: '1.2.3', buildDate: '2026-03-09', externalLinks: {}, people: defaultPeople }

afterEach(() => vi.unstubAllGlobals())

const gene = (locusName: string, isInRelease: boolean): FamilyGene => ({
  locusName,
  isInRelease,
  symbol: null,
  geneName: null,
  subFamily: null,
  description: null,
})

async function draw(genes: FamilyGene[]) {
  const family: GeneFamilyPage = {
    code: 'MADS',
    name: 'MADS Family',
    geneCount: genes.length,
    countText: '2 genes',
    submitter: null,
    genes,
  }
  vi.stubGlobal('fetch', async () => Response.json(family))
  await renderInSite(
    <SiteProvider site={site}>
      <GeneFamilyView />
    </SiteProvider>,
    '/browse/gene_family/MADS',
  )
  await screen.findByRole('heading', { level: 1, name: 'MADS Family' })
}

test('[TASK-007] a family leads to the proteins of its genes that are in the release', async () => {
  await draw([gene('AT4G18960', true), gene('AT9G99999', false), gene('AT5G10140', true)])
  const href = screen.getByRole('link', { name: 'Protein sequences' }).getAttribute('href') ?? ''
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  expect(pathname).toBe('/sequences')
  expect(JSON.parse(searchParams.get('search_params') ?? '')).toEqual({ ids: 'AT4G18960,AT5G10140', dataset: 'araport11_protein' })
})

test('[TASK-007] a family of which nothing is in the release leads nowhere', async () => {
  await draw([gene('AT9G99999', false)])
  expect(screen.queryByRole('link', { name: /Protein sequences|in results/ })).toBeNull()
})
