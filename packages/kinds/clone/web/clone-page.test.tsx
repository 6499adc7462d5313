import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { cloneKind } from '../contract/clone-kind.ts'
import { bareClone } from '../fixtures/bare-clone.ts'
import { f13c5 } from '../fixtures/f13c5.ts'
import { page } from './clone-page.tsx'

function fact(label: string): string | null | undefined {
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  return summary.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent
}

test('[DCLONE-002] the title has the name, and Summary is the only section', async () => {
  await renderRecord(cloneKind, page, f13c5)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Clone: F13C5')
  expect(page.sections.map((section) => section.title)).toEqual(['Summary'])
})

test('[DCLONE-003] the accession is written Clone:{id}', async () => {
  await renderRecord(cloneKind, page, { ...f13c5, tairObjectId: 1768 })
  expect(fact('TAIR accession')).toBe('Clone:1768')
})

test('[DCLONE-004] [QUIET-003] an insert size of 0 and a missing chromosome or antibiotic are shown as Unknown', async () => {
  await renderRecord(cloneKind, page, { ...f13c5, parentClone: { insertType: 'genomic', insertSize: 0 }, chromosome: null })
  for (const label of ['Insert size', 'Chromosome', 'Antibiotic selection']) expect(fact(label)).toBe('Unknown')
})

test('a known insert size, chromosome and antibiotic are shown', async () => {
  const parentClone = { insertType: 'inverted_repeat', insertSize: 94000 }
  await renderRecord(cloneKind, page, { ...f13c5, parentClone, antibioticSelection: 'kanamycin' })
  expect(['Insert type', 'Insert size', 'Chromosome', 'Antibiotic selection'].map(fact)).toEqual([
    'inverted repeat',
    '94,000 bp',
    '4',
    'kanamycin',
  ])
})

test('[DCLONE-005] [DETAIL-018] genes, loci, vectors, host strain, ecotype, species, sequences and maps are links', async () => {
  const ref = (kind: string, key: number, label: string) => ({ kind, key, label })
  const unknown = { genbankGi: null, nucleotideSequenceType: null, sequenceClass: null, source: null, attributionDate: null }
  const agi = { name: 'AGI', mapType: 'nuc_sequence', units: 'bp', chromosome: 'Chr4', start: 1, end: 2, orientation: 'F' } as const
  await renderRecord(cloneKind, page, {
    ...f13c5,
    gene: [
      {
        geneName: 'AT4G18960.1',
        gene: ref('gene', 1, 'AT4G18960.1'),
        locusName: 'AT4G18960',
        locus: ref('locus', 2, 'AT4G18960'),
        relationshipType: null,
      },
    ],
    vectorDetails: [{ vector: ref('vector', 3, 'pDEMO'), name: 'pDEMO', vectorType: null, description: null }],
    hostStrain: { hostStrain: ref('hoststrain', 4, 'DH10B'), originalName: 'DH10B', genus: null, species: null },
    sequences: [{ sequence: ref('sequence', 5, 'DEMO0001'), icAccession: 'DEMO0001', ...unknown }],
    globalAssignments: [{ map: ref('map', 6, 'AGI'), ...agi }],
    cloneEnds: [{ cloneEnd: ref('cloneend', 7, 'F13C5-T7'), cloneEndType: 'BAC_end' }],
  })
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(
    ['AT4G18960.1', 'AT4G18960', 'pDEMO', 'DH10B', 'DEMO0001', 'AGI', 'F13C5-T7', 'Col-0', 'Arabidopsis thaliana'].map(hrefOf),
  ).toEqual([
    '/gene?key=1',
    '/locus?key=2',
    '/vector?key=3',
    '/hoststrain?key=4',
    '/sequence?key=5',
    '/map?key=6',
    '/cloneend?key=7',
    '/ecotype?key=1000000641',
    '/species?key=3702',
  ])
})

test('[DCLONE-006] a clone without data shows the exact empty texts', async () => {
  await renderRecord(cloneKind, page, bareClone)
  const texts = `No Alias Available; No Taxon available; No Associated Genes available; No Sequences available; No Vectors available;
    No Host Strain available; No Map Locations available; No Attributions available; No comments available`
  for (const text of texts.split(/;\s+/)) expect(screen.getByText(text)).toBeTruthy()
})
