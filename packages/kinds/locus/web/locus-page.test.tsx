import { renderRecord } from '@rosette/test-kit/render-record.tsx'
import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { locusKind } from '../contract/locus-kind.ts'
import { locusLinkGroups } from '../contract/locus-links.ts'
import { acl2 } from '../fixtures/acl2.ts'
import { at4g18960 } from '../fixtures/at4g18960.ts'
import { page } from './locus-page.tsx'

test('[DLOCUS-002] the title is the name with the representative symbol in brackets', async () => {
  await renderRecord(locusKind, page, at4g18960)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Locus: AT4G18960 (AG)')
})

test('[DLOCUS-003] an obsolete locus says so in its title', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, isObsolete: true })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('(obsolete)')
})

test('[PICT-017] key facts tell of the protein and its first UniProt entry', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const facts = within(screen.getByLabelText('Key facts'))
  expect(facts.getByText('Protein').parentElement?.textContent).toBe('Protein252 aa · 28.7 kDapI 9.91 · Transcription factor, MADS-box')
  expect(facts.getByRole('link', { name: /P17839/ }).getAttribute('href')).toBe('https://www.uniprot.org/uniprotkb/P17839')
  expect(facts.getByText('UniProt').parentElement?.textContent).toContain('2 more')
  cleanup()
  await renderRecord(locusKind, page, { ...at4g18960, proteins: [], uniprotIds: [], uniprotEntry: null })
  expect(screen.getByText('Protein', { selector: 'dt' }).parentElement?.textContent).toBe('ProteinNone')
  expect(screen.getByText('UniProt', { selector: '[aria-label="Key facts"] dt' }).parentElement?.textContent).toBe('UniProtNone')
})

test('[PICT-014] the gene picture opens the page of a locus with gene models, and of no other', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const card = within(screen.getByRole('region', { name: 'Gene and insertions' }))
  expect(card.getByText('4 models · 10 insertions')).toBeTruthy()
  expect(card.getByRole('img', { name: /^Position on Chr4 at 10\.38 Mb/ })).toBeTruthy()
  cleanup()
  await renderRecord(locusKind, page, acl2)
  expect(screen.queryByText('Overview')).toBeNull()
})

test('[MUTANT-016] the gene picture links to the mutants of the locus', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const link = screen.getByRole('link', { name: 'Mutants to order' })
  expect(link.getAttribute('href')).toBe('/tools/mutants?items=AT4G18960&alleles=all')
})

test('[DLOCUS-004] the twelve sections are in order', () => {
  const titles = 'Summary, Transcripts, Maps and Mapping Data, Sequences, Protein Data, Expression, Gene Ontology, Homology'
  const expected = [...titles.split(', '), 'Germplasm and Clones', 'Polymorphisms', 'Publications', 'External Links']
  expect(page.sections.map((section) => section.title)).toEqual(expected)
})

test('[DLOCUS-005] the Summary has accession, models, type, description, symbols, names, transcripts, history and comments', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  const factOf = (label: string) => summary.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent ?? ''
  const expected: Readonly<Record<string, string | RegExp>> = {
    'Locus accession': /^Locus:2117144/,
    'Representative model': 'AT4G18960.1',
    'Other gene models': 'AT4G18960.2AT4G18960.3AT4G18960.4',
    'Gene model type': 'protein coding',
    Description: /^Floral homeotic/,
    Symbols: /AG\s*AGAMOUS/,
    'Other names': /F13C5\.130/,
    Transcripts: '4',
    'Update history': /./,
    Comments: /./,
  }
  for (const [label, text] of Object.entries(expected)) {
    if (typeof text === 'string') expect([label, factOf(label)]).toEqual([label, text])
    else expect(factOf(label)).toMatch(text)
  }
})

test('[DETAIL-054] accessions and the promoter are links, and the chromosome is drawn once', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, uniprotIds: ['P17839', 'Q58T14-2'] })
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByRole('link', { name: /^P17839/ }).getAttribute('href')).toBe('https://www.uniprot.org/uniprotkb/P17839')
  expect(summary.getByRole('link', { name: /^Q58T14-2/ }).getAttribute('href')).toBe('https://www.uniprot.org/uniprotkb/Q58T14')
  const promoter = summary.getByRole('link', { name: '1,000 bp upstream of AT4G18960' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(promoter)).toContain('{"ids":"AT4G18960","dataset":"araport11_upstream_1000"}')
  expect(summary.queryByText(/Chromosome position/)).toBeNull()
  cleanup()
  await renderRecord(locusKind, page, { ...at4g18960, geneModels: [] })
  expect(screen.getByText(/Chromosome position/)).toBeTruthy()
})

test('[DETAIL-053] a locus on the genome has a button to the genome browser, and each has a name for lists', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const button = screen.getByRole('link', { name: /Genome browser$/ })
  expect(button.getAttribute('href')).toContain('AT4G18960')
  expect(page.listItem?.(at4g18960)).toBe('AT4G18960')
  cleanup()
  await renderRecord(locusKind, page, { ...at4g18960, span: null })
  expect(screen.queryByRole('link', { name: /Genome browser$/ })).toBeNull()
})

test('[DETAIL-056] the expression of a locus has links to other sites', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, externalLinkGroups: locusLinkGroups('AT4G18960') })
  const expression = within(screen.getByRole('region', { name: 'Expression' }))
  for (const name of [/^BAR ePlant/, /^BAR eFP Browser/, /^Expression Atlas/])
    expect(expression.getByRole('link', { name }).getAttribute('href')).toContain('AT4G18960')
})

test('[DLOCUS-006] sections are built from the blocks of the documents', () => {
  const blocksOf = (title: string) => {
    const section = page.sections.find((each) => each.title === title)
    return section?.block === 'parts' ? section.parts.flatMap((part) => part.title ?? []) : [section?.block]
  }
  expect(blocksOf('Summary')).toEqual(['custom'])
  expect(blocksOf('Transcripts')).toEqual(['table'])
  expect(blocksOf('Maps and Mapping Data')).toEqual(['Map Locations', 'Map Links', 'Genome browser', 'Mapped clones', 'Markers'])
  expect(blocksOf('Homology')).toEqual(['Paralogs', 'Plant orthologs', 'PANTHER family', 'Phylogenetic tree'])
  expect(blocksOf('Protein Data')).toEqual(expect.arrayContaining(['Proteins', 'Domains']))
  expect(blocksOf('Expression')).toEqual(expect.arrayContaining(['Plant Ontology', 'Array elements']))
  expect(blocksOf('Gene Ontology')).toEqual(['custom'])
  expect(blocksOf('Germplasm and Clones')).toEqual(['Germplasms', 'Clones', 'Variants of accessions'])
  for (const title of ['Polymorphisms', 'Publications']) expect(blocksOf(title)).toEqual(['table'])
  expect(blocksOf('External Links')).toEqual(['custom'])
})

test('[DLOCUS-031] a bare locus shows the exact empty texts', async () => {
  const none = { rows: [], total: 0 }
  await renderRecord(locusKind, page, {
    ...at4g18960,
    symbols: [],
    geneModels: [],
    globalAssignments: [],
    proteinSequences: [],
    proteins: [],
    annotationGroups: [],
    germplasms: none,
    clones: none,
    polymorphisms: none,
    publications: none,
    externalLinkGroups: [],
    mapLinks: [],
    geneticMarkers: [],
    nucleotideSequences: [],
    homology: { paralogCount: 0, orthologCount: 0, pantherFamily: null, hasPhylogenesPage: false },
  })
  const texts = `No comments found; No update history available; No sequences available; No protein data available; No Map Locations available;
    No Map Links Available; No markers available; No Gene Ontology Annotations available; No Plant Ontology Annotations available;
    No Germplasms found; No Clones found; No polymorphisms available; No publications available; No external links available; No Symbols available`
  for (const text of [...texts.split(/;\s+/), 'No Panther Gene Family found.']) expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('[DLOCUS-016] Gene Ontology and Expression show the number of unique annotations and link to the keywords', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const ontology = within(screen.getByRole('region', { name: 'Gene Ontology' }))
  expect(ontology.getByText('4 unique annotations')).toBeTruthy()
  expect(ontology.getByRole('link', { name: 'carpel development' }).getAttribute('href')).toBe('/keyword?key=18844')
  expect(ontology.getAllByText('IMP')[0]?.getAttribute('title')).toBe('inferred from mutant phenotype')
  const expression = within(screen.getByRole('region', { name: 'Expression' }))
  expect(expression.getByText('2 unique annotations')).toBeTruthy()
  expect(expression.getAllByText('Plant Structure')).toHaveLength(2)
})

test('[DLOCUS-007] changes to the locus and to others show type, name and date', async () => {
  const other = { kind: 'locus', key: 7, label: 'AT1G90010' }
  await renderRecord(locusKind, page, {
    ...at4g18960,
    updateHistories: [{ updateType: 'merge', name: 'AT1G90010', locus: other, tairObjectId: null, date: '2023-06-15' }],
    affectedByHistories: [{ updateType: 'split', name: 'AT1G99920', locus: null, tairObjectId: null, date: '2022-06-15' }],
  })
  expect(screen.getByRole('region', { name: 'Changes to this locus' }).textContent).toMatch(/merge.*AT1G90010.*2023-06-15/)
  expect(screen.getByRole('region', { name: 'Changes to other loci that affected it' }).textContent).toMatch(/split.*AT1G99920.*2022-06-15/)
})

test('[DATA-046] Expression lists single- and dual-channel array elements', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const expression = within(screen.getByRole('region', { name: 'Expression' }))
  const cells = (name: string) =>
    within(expression.getByRole('table', { name }))
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
  expect(cells('Single Channel Array Elements')).toEqual(['254595_at', '46.331 ± 4.147', '23.108 ± 0.533'])
  expect(cells('Dual Channel Array Elements')).toEqual(['MADS1', '0.015 ± 0.05', '1,904.843 ± 172.858'])
  expect(expression.getByRole('link', { name: '254595_at' }).getAttribute('href')).toBe('/array_element?key=36863')
})

test('a locus without array elements says so', async () => {
  await renderRecord(locusKind, page, { ...at4g18960, singleChannelArrayElements: [], dualChannelArrayElements: [] })
  expect(within(screen.getByRole('region', { name: 'Expression' })).getAllByText('No data available')).toHaveLength(1)
})

const previews = [
  ['germplasms', 'Germplasm and Clones', 'germplasm', 'gene_name'],
  ['clones', 'Germplasm and Clones', 'dna', 'locus_name'],
  ['polymorphisms', 'Polymorphisms', 'polyallele', 'locus_name'],
  ['publications', 'Publications', 'publication', 'loci'],
] as const

test.for(previews)('[DLOCUS-028] [DLOCUS-029] 15 %s are the whole list, 16 open it as a search', async ([name, title, category, type]) => {
  const none = { rows: [], total: 0 }
  const bare = { ...at4g18960, germplasms: none, clones: none, polymorphisms: none, publications: none }
  const rows = Array.from({ length: 15 }, () => at4g18960[name].rows[0])
  await renderRecord(locusKind, page, { ...bare, [name]: { rows, total: 15 } })
  expect(screen.queryByRole('link', { name: 'View Complete List' })).toBeNull()
  cleanup()
  await renderRecord(locusKind, page, { ...bare, [name]: { rows, total: 16 } })
  const section = within(screen.getByRole('region', { name: title }))
  expect(section.getByText('The first 15 of 16')).toBeTruthy()
  const { pathname, searchParams } = new URL(
    section.getByRole('link', { name: 'View Complete List' }).getAttribute('href') ?? '',
    'http://x',
  )
  expect([pathname, searchParams.get('mainType'), searchParams.get('category')]).toEqual(['/results', 'detail', category])
  const term = { search_type: type, search_method: 'exactly', search_input: 'AT4G18960' }
  expect(JSON.parse(searchParams.get('search_params') ?? '')).toEqual({ searchTerms: [term] })
})

test('[PUBMED-002] an untitled publication is named by its PubMed ID, with a link to its record and one to PubMed', async () => {
  await renderRecord(locusKind, page, at4g18960)
  const publications = within(screen.getByRole('region', { name: 'Publications' }))
  expect(publications.getByRole('link', { name: 'PubMed 2535466' }).getAttribute('href')).toBe('/publication?key=5700')
  const outside = publications.getByRole('link', { name: /Open in PubMed/ })
  expect(outside.getAttribute('href')).toBe('https://pubmed.ncbi.nlm.nih.gov/2535466/')
})

test('[TRUTH-011] a genetic locus says that it is not placed on the genome and where it is known from, without empty sections', async () => {
  await renderRecord(locusKind, page, acl2)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Locus: ACL2')
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByText('Genetic locus: known by its mutants, not placed on the genome')).toBeTruthy()
  expect(summary.getByText('gene_aliases_20180330.txt.gz')).toBeTruthy()
  expect(screen.getByText('Not placed on the genome')).toBeTruthy()
  expect(summary.queryByText(/Unknown/)).toBeNull()
  const list = within(screen.getByRole('navigation', { name: 'Sections' }))
  expect(list.getAllByRole('link').map((link) => link.firstElementChild?.textContent)).toEqual(['Summary', 'Germplasm and Clones'])
})

test('[TRUTH-011] [TRUTH-005] a locus that was dropped is obsolete and leads to its dropped gene models and to those that share its symbol', async () => {
  await renderRecord(locusKind, page, {
    ...acl2,
    name: 'AT1G01073',
    isGenetic: false,
    isObsolete: true,
    geneModelType: 'protein_coding',
    symbols: [],
    namesakes: [{ kind: 'locus', key: 2117144, label: 'AT4G18960' }],
    knownFrom: [{ title: 'TAIR10 loci', file: 'TAIR10_locus_type.tsv.gz' }],
    droppedModels: [{ kind: 'gene', key: 5019473854, label: 'AT1G01073.1' }],
  })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('(obsolete)')
  const summary = within(screen.getByRole('region', { name: 'Summary' }))
  expect(summary.getByText('Not in the current annotation, not placed on the genome')).toBeTruthy()
  expect(summary.getByRole('link', { name: 'AT1G01073.1' }).getAttribute('href')).toBe('/gene?key=5019473854')
  expect(summary.getByRole('link', { name: 'AT4G18960' })).toBeTruthy()
})
