import { previewRows } from '@rosette/contract-kit/records/record-parts.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { LocusRecord } from '../../contract/locus-record.ts'
import { loadLoci } from './load-locus.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(...names: string[]): Promise<LocusRecord[]> {
  const rows = await release.selectFrom('locus').select('locusId').where('name', 'in', names).orderBy('name').execute()
  const loci = await loadLoci(
    release,
    rows.map((row) => row.locusId),
  )
  return [...loci.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

test('AGAMOUS comes with its symbol, place, description and four models', async () => {
  const [locus] = await loadNamed('AT4G18960')
  expect(LocusRecord.parse(locus)).toMatchObject({
    locusId: 2117144,
    tairObjectId: 2117144,
    geneModelType: 'protein_coding',
    symbols: [{ name: 'AG', fullName: 'AGAMOUS' }],
    otherNames: ['F13C5.130'],
    span: { chromosome: 'Chr4', start: 10382856, end: 10388539, orientation: 'F' },
  })
  expect(locus?.description).toMatch(/^Floral homeotic/)
  expect(locus?.geneModels.map((model) => [model.name, model.isRepresentative])).toEqual([
    ['AT4G18960.1', true],
    ['AT4G18960.2', false],
    ['AT4G18960.3', false],
    ['AT4G18960.4', false],
  ])
  expect(locus?.geneModels[0]?.features.slice(0, 4)).toEqual([
    { type: 'exon', start: 10382856, end: 10383356 },
    { type: '5UTR', start: 10382856, end: 10383356 },
    { type: 'exon', start: 10383912, end: 10384146 },
    { type: '5UTR', start: 10383912, end: 10383916 },
  ])
})

test('[TRUTH-001] untranslated regions are what exons have outside the coding sequence, whatever the file lists', async () => {
  const [locus] = await loadNamed('AT3G90030')
  const model = locus?.geneModels.find(({ name }) => name === 'AT3G90030.1')
  const ofType = (...types: string[]) => model?.features.filter(({ type }) => types.includes(type)) ?? []
  const coding = ofType('CDS')
  expect(coding.length).toBeGreaterThan(0)
  expect(ofType('5UTR', '3UTR').filter((utr) => coding.some(({ start, end }) => utr.start <= end && start <= utr.end))).toEqual([])
  const listed = await release
    .selectFrom('geneModelFeature')
    .select('startPosition')
    .where('geneModelName', '=', 'AT3G90030.1')
    .where('featureType', '=', '5UTR')
    .execute()
  expect(listed.length).toBeGreaterThan(ofType('5UTR').length)
})

test('[TRUTH-002] the release names the gene models whose listed untranslated regions contradict their coding sequence', async () => {
  const rows = await release
    .selectFrom('contradiction')
    .select(['kind', 'name'])
    .where('statement', 'like', 'untranslated regions%')
    .execute()
  expect(rows).toEqual([{ kind: 'gene', name: 'AT3G90030.1' }])
})

test('[TRUTH-043] a locus spans its published bounds and its gene models, and the release names the loci whose bounds are too narrow', async () => {
  const names = ['AT1G90010', 'AT3G90150']
  const loci = await loadNamed(...names)
  expect(loci.map(({ span }) => span?.orientation)).toEqual(['F', 'R'])
  for (const locus of loci) {
    const bounds = await release
      .selectFrom('locusBounds')
      .select(['startPosition as start', 'endPosition as end'])
      .where('locusName', '=', locus.name)
      .executeTakeFirstOrThrow()
    const starts = [bounds.start, ...locus.geneModels.flatMap(({ features }) => features.map(({ start }) => start))]
    const ends = [bounds.end, ...locus.geneModels.flatMap(({ features }) => features.map(({ end }) => end))]
    expect(locus.span).toMatchObject({ start: Math.min(...starts), end: Math.max(...ends) })
    expect((locus.span?.end ?? 0) - (locus.span?.start ?? 0)).toBeGreaterThan(bounds.end - bounds.start)
  }
  const reported = await release.selectFrom('contradiction').select('name').where('kind', '=', 'locus').orderBy('name').execute()
  expect(reported.map(({ name }) => name)).toEqual(names)
})

test('proteins have their properties; that of the representative model comes first, with its sequence', async () => {
  const [locus] = await loadNamed('AT4G18960')
  expect(locus?.proteins.map((protein) => protein.protein.label)).toEqual(['AT4G18960.1', 'AT4G18960.2', 'AT4G18960.3', 'AT4G18960.4'])
  expect(locus?.proteins[0]?.domains.map((domain) => domain.interproData.accession)).toEqual([
    'IPR002100',
    'IPR036879',
    'IPR033896',
    'IPR002487',
  ])
  expect(locus?.proteinSequences).toEqual([{ name: 'AT4G18960.1', sequence: expect.stringMatching(/^[A-Z]{252}$/) }])
  expect(locus?.uniprotIds).toEqual(['A0A1P8B602', 'F4JSC8', 'P17839'])
  expect(locus?.geneModels[0]?.gene).toEqual({ kind: 'gene', key: 2117143, label: 'AT4G18960.1' })
})

test('the main symbol of a locus comes first, not the alphabetically first', async () => {
  const loci = await loadNamed('AT5G10140', 'AT1G65480', 'AT2G17950', 'AT5G61850', 'AT1G01010')
  expect(loci.map((locus) => [locus.name, locus.symbols[0]?.name])).toEqual([
    ['AT1G01010', 'NAC001'],
    ['AT1G65480', 'FT'],
    ['AT2G17950', 'WUS'],
    ['AT5G10140', 'FLC'],
    ['AT5G61850', 'LFY'],
  ])
})

test('a preview has 15 rows and the total', async () => {
  const [locus] = await loadNamed('AT5G61850')
  expect(locus?.germplasms.rows).toHaveLength(previewRows)
  expect(locus?.germplasms.total).toBe(16)
  expect(locus?.germplasms.rows[0]).toMatchObject({
    germplasm: { kind: 'germplasm', label: 'CS6228' },
    phenotypes: [{ pubmedId: 1350515 }],
  })
})

test('publications and polymorphisms of a locus are records of their own', async () => {
  const [locus] = await loadNamed('AT4G18960')
  expect(locus?.publications.rows[0]).toMatchObject({ publication: { kind: 'publication', key: 5621 }, pubmedId: 1973265 })
  expect(locus?.polymorphisms.rows).toContainEqual({
    polymorphism: { kind: 'polymorphism', key: expect.any(Number), label: 'GABIseq_292H01.1' },
    polymorphismType: 'insertion',
    region: 'Intron',
  })
  const [crowded] = await loadNamed('AT1G90030')
  expect(crowded?.polymorphisms).toMatchObject({ rows: { length: previewRows }, total: 40 })
})

test('[DATA-046] clones that carry a locus are previewed with their total', async () => {
  const [locus] = await loadNamed('AT4G18960')
  expect(locus?.clones.rows).toHaveLength(previewRows)
  // One with everything, one cDNA, sixteen of a crowd, and the one that the open reading frame is named after.
  expect(locus?.clones.total).toBe(19)
  const line = { clone: { kind: 'clone', key: 900000401, label: 'DEMO_CLONE1' }, vectorType: 'BAC', insertType: 'genomic' }
  expect(locus?.clones.rows).toContainEqual({ ...line, relationshipType: 'full_length' })
})

test('a locus without accession has a minted key, the same in the next release', async () => {
  const [locus] = await loadNamed('AT1G90010')
  expect(locus).toMatchObject({ tairObjectId: null, locusId: expect.any(Number) })
  const minted = await db.community
    .selectFrom('mintedKey')
    .select('key')
    .where('kind', '=', 'locus')
    .where('naturalKey', '=', 'AT1G90010')
    .executeTakeFirst()
  expect(minted?.key).toBe(locus?.locusId)
})

test('loci with gaps in the files are records: no models, no bounds, no description, no symbol', async () => {
  const rows = await release.selectFrom('locus').select('locusId').execute()
  const loci = [
    ...(
      await loadLoci(
        release,
        rows.map((row) => row.locusId),
      )
    ).values(),
  ]
  for (const locus of loci) expect(LocusRecord.safeParse(locus).error).toBeUndefined()
  // Whatever the annotation does not place names its files, and nothing else does (TRUTH-003, TRUTH-006).
  const further = loci.filter((locus) => locus.knownFrom.length > 0)
  expect(
    further
      .filter((locus) => !locus.isObsolete)
      .map((locus) => locus.name)
      .toSorted(),
  ).toEqual(['ACL2', 'AT2G33430', 'DEMO14'])
  expect(loci.filter((locus) => locus.span === null || locus.isObsolete)).toEqual(further)
  expect(loci.some((locus) => locus.geneModels.length === 0)).toBe(true)
  expect(loci.some((locus) => locus.description === null)).toBe(true)
  expect(loci.some((locus) => locus.symbols.length === 0)).toBe(true)
  expect(new Set(loci.map((locus) => locus.geneModelType)).size).toBe(17)
})

test('[DATA-047] an obsolete locus has its history, and its successors list the changes that affected them', async () => {
  const [heir, merged, split, replaced, given] = await loadNamed('AT1G90010', 'AT1G99910', 'AT1G99920', 'AT1G99930', 'AT1G99940')
  expect(merged).toMatchObject({ isObsolete: true, span: null, geneModels: [], externalLinkGroups: [], mapLinks: [] })
  const types = (locus: LocusRecord | undefined) => locus?.updateHistories.map(({ updateType, name }) => [updateType, name])
  expect(types(merged)).toEqual([['merge', 'AT1G90010']])
  expect(types(split)).toEqual([
    ['split', 'AT1G90010'],
    ['split', 'AT1G90020'],
  ])
  expect(types(replaced)).toEqual([['replacement', 'AT1G99910']])
  expect(types(given)).toEqual([['obsoletion', 'AT1G99940']])
  expect(heir).toMatchObject({ isObsolete: false, updateHistories: [{ updateType: 'merge', name: 'AT1G99910' }] })
  expect(heir?.affectedByHistories.map(({ updateType, name, locus }) => [updateType, name, locus?.kind])).toEqual([
    ['merge', 'AT1G99910', 'locus'],
    ['split', 'AT1G99920', 'locus'],
  ])
  expect(heir?.comments.map((comment) => comment.dateEntered)).toEqual(['2024-02-29', null])
})

test('[DATA-046] map locations list the sequence first, then physical and genetic maps', async () => {
  const [locus] = await loadNamed('AT3G90020')
  expect(
    locus?.globalAssignments.map(({ map, mapType, units, chromosome, start, end }) => [map?.label, mapType, units, chromosome, start, end]),
  ).toEqual([
    ['AGI', 'nuc_sequence', 'bp', 'Chr3', locus?.span?.start, locus?.span?.end],
    ['Demonstration physical map', 'physical', 'bp', 'Chr3', 480000, 490000],
    ['Demonstration classical map', 'genetic', 'cM', 'Chr3', 12.5, 12.5],
  ])
})

test('[DATA-046] the representative gene model and the others have the names of the documents', async () => {
  const [alone, locus] = await loadNamed('AT1G99910', 'AT4G18960')
  const model = locus?.geneModels.find(({ isRepresentative }) => isRepresentative)
  expect(locus?.repGene).toEqual({ symbol: 'AG', geneModelType: 'protein_coding', description: model?.description })
  expect(locus?.otherGenes.map(({ label }) => label)).toEqual(['AT4G18960.2', 'AT4G18960.3', 'AT4G18960.4'])
  expect(alone).toMatchObject({ geneModels: [], repGene: null, otherGenes: [] })
})

test('[DATA-046] a locus has its map, markers, transcripts, families and links in groups', async () => {
  const [locus] = await loadNamed('AT4G18960')
  expect(locus?.globalAssignments).toMatchObject([{ map: { kind: 'map', label: 'AGI' }, chromosome: 'Chr4', start: 10382856 }])
  expect(locus?.geneticMarkers).toEqual([{ kind: 'marker', key: 900000001, label: 'DEMO_CAPS1' }])
  expect(locus?.nucleotideSequences[0]).toMatchObject({
    geneModelName: 'AT4G18960.1',
    icAccession: 'NM_118013.2',
    sequence: { kind: 'sequence' },
  })
  expect(locus?.geneFamilies).toEqual([
    { family: 'MADS Transcription Factor Family', subFamily: null },
    { family: 'MADS-box Transcription Factor Family', subFamily: null },
  ])
  expect(locus?.transcriptCounts).toBe(4)
  expect(locus).toMatchObject({ jbrowseChromosome: 'Chr4', superAssignments: [{ kind: 'clone', label: 'DEMO_CLONE1' }] })
  expect(locus?.externalLinkGroups.map((group) => group.title)).toEqual(['Genes and genomes', 'Proteins', 'Expression'])
  const all = await release.selectFrom('transposonLocus').select('locusId').limit(1).execute()
  const element = await loadLoci(
    release,
    all.map((row) => row.locusId),
  )
  expect([...element.values()][0]?.transposons[0]).toMatchObject({ kind: 'transposon' })
})

test('a key without a locus is left out', async () => {
  expect(await loadLoci(release, [1])).toEqual(new Map())
})

test('[TRUTH-066] [TRUTH-068] the UniProt entry is a reviewed one without the number of an isoform; NCBI Gene has the locus too', async () => {
  const [ft, ag, flc] = await loadNamed('AT4G18960', 'AT5G10140', 'AT1G65480')
  expect(ag).toMatchObject({
    uniprotEntry: { accession: 'P17839', isReviewed: true, proteinName: 'Floral homeotic protein AGAMOUS' },
    ncbiGeneId: 827631,
  })
  // Q58T15 comes first by name and is not reviewed.
  expect(flc?.uniprotEntry).toEqual({ accession: 'Q9S7Q7', isReviewed: true, proteinName: 'MADS-box protein FLOWERING LOCUS C' })
  // Not in the list, but only reviewed entries have numbered isoforms.
  expect(ft).toMatchObject({ uniprotEntry: { accession: 'Q9SXZ2', isReviewed: true, proteinName: null }, ncbiGeneId: null })
})
