import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import type { LocusRecord } from '../../contract/locus-record.ts'
import { loadLoci } from './load-locus.ts'
import { loadLocusOrthologs, loadLocusParalogs, orthologText } from './load-locus-homology.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadNamed(...names: string[]): Promise<LocusRecord[]> {
  const rows = await release.selectFrom('locus').select('locusId').where('name', 'in', names).execute()
  const loci = await loadLoci(
    release,
    rows.map((row) => row.locusId),
  )
  return [...loci.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
}

test('[DATA-078] a locus has its annotations by category, each counted once whatever its evidence', async () => {
  const [locus, crowded] = await loadNamed('AT4G18960', 'AT1G90030').then((loci) => loci.toReversed())
  expect(locus?.annotationGroups.map((group) => [group.category, group.annotations.total])).toEqual([
    ['biological process', 2],
    ['molecular function', 2],
    ['cellular component', 1],
    ['plant structure', 2],
  ])
  expect(locus?.annotationGroups[2]?.annotations.rows).toEqual([
    {
      keyword: { kind: 'keyword', key: 537, label: 'nucleus' },
      externalId: 'GO:0005634',
      relationshipType: 'located in',
      isNegated: false,
      evidences: ['IDA', 'ISM'].map((code) => ({ code, evidenceWith: [], references: { rows: [], total: 0 }, annotatedBy: [] })),
      slimGroups: ['nucleus'],
    },
  ])
  const [processes] = crowded?.annotationGroups ?? []
  expect(processes?.annotations).toMatchObject({ rows: { length: 19 }, total: 19 })
})

test('[RIBBON-002] a term has the slim groups nearest above it', async () => {
  const [crowded] = await loadNamed('AT1G90030')
  const lines = crowded?.annotationGroups.flatMap((group) => group.annotations.rows) ?? []
  const groupsOf = Object.fromEntries(lines.map(({ keyword, slimGroups }) => [keyword.label, slimGroups]))
  expect(groupsOf).toMatchObject({
    'flower development': ['flower development'],
    // Two steps below, and below the root, which is above the group.
    'carpel development': ['flower development'],
    'developmental process': ['other biological processes'],
    // Regulates is not followed.
    'regulation of flower development': ['other biological processes'],
    'response to blue light': ['response to light stimulus'],
    carpel: [],
  })
})

test('[RIBBON-004] an annotation has the references and the evidence with of its evidence', async () => {
  const [locus] = await loadNamed('AT4G18960')
  const factor = locus?.annotationGroups[1]?.annotations.rows.find(({ externalId }) => externalId === 'GO:0003700')
  expect(factor?.evidences).toEqual([
    {
      code: 'ISS',
      evidenceWith: ['InterPro:IPR002100'],
      references: {
        rows: [
          { label: 'PubMed 1973265', record: expect.objectContaining({ kind: 'publication' }), pubmedId: 1973265, publicationYear: 1990 },
        ],
        total: 1,
      },
      annotatedBy: [],
    },
    { code: 'TAS', evidenceWith: [], references: { rows: [], total: 0 }, annotatedBy: [] },
  ])
})

test('[INTER-002] an interaction is listed for both partners, and says who regulates whom', async () => {
  const [agamous, leafy] = await loadNamed('AT4G18960', 'AT5G61850')
  const reported = (locus?: LocusRecord) =>
    locus?.interactions.rows.map((row) => [row.partner.label, row.interactionType, row.effect, row.method, row.source, row.pubmedId])
  expect(reported(agamous)).toEqual([
    ['AT1G24260', 'physical', null, null, 'CKN', null],
    ['AT1G24260', 'physical', null, 'yeast two-hybrid assay', 'TAIR', 11206550],
    ['AT3G54340', 'regulatory', 'activates', 'ChIP', 'AtRegNet', null],
    ['AT5G61850', 'regulatory', 'is activated by', 'MI:1195', 'BAR', 10417375],
    ['AT1G69120', null, null, null, 'BioGRID', null],
    ['AT5G10140', null, null, null, 'BioGRID', null],
  ])
  expect(reported(leafy)).toEqual([
    ['AT1G69120', 'regulatory', 'regulates', 'one hybrid', 'BAR', 10417375],
    ['AT1G69120', 'regulatory', 'activates', null, 'CKN', null],
    ['AT4G18960', 'regulatory', 'activates', 'MI:1195', 'BAR', 10417375],
  ])
  expect(agamous?.interactions).toMatchObject({ total: 6, counts: [{ count: 2 }, { count: 2 }, { interactionType: null, count: 2 }] })
})

test('[NETWORK-003] a pair keeps each statement, with its evidence, the article as cited, and whether it was collected from others', async () => {
  const [sep3, agamous] = await loadNamed('AT4G18960', 'AT1G24260')
  const statements = (locus: LocusRecord | undefined, partner: string) =>
    locus?.interactions.rows
      .filter((row) => row.partner.label === partner)
      .map(({ source, evidence, reference, isCompiled }) => [source, evidence, reference, isCompiled])
  expect(statements(sep3, 'AT4G18960')).toEqual([
    ['CKN', 'rank 1 (best)', null, true],
    ['TAIR', null, null, false],
  ])
  expect(statements(agamous, 'AT3G54340')).toEqual([['AtRegNet', 'direct, confirmed', 'An example', false]])
})

test('[INTER-003] [TRUTH-045] lines with a name that is not of one locus, or with a gene of another species, are counted and left out', async () => {
  expect(await release.selectFrom('interactionLeftOut').selectAll().orderBy('source').execute()).toEqual([
    { source: 'AtRegNet', lineCount: 1 },
    { source: 'BioGRID', lineCount: 1 },
    { source: 'CKN', lineCount: 1 },
    { source: 'IntAct', lineCount: 1 },
  ])
})

test('[EXPR-001] a locus has its signals in embryogenesis to one decimal, or none', async () => {
  const [flowering] = await loadNamed('AT5G10140')
  const [agamous] = await loadNamed('AT4G18960')
  expect(agamous?.embryoExpression).toEqual([812.4, 798.1, 905.6, 1204.3, 1530.9, 1388.2, 640.7])
  expect(flowering?.embryoExpression).toBeNull()
})

const bestHit = { method: 'reciprocal best hits', source: 'evoGE' }

test('[DATA-048] [TRUTH-025] [ORTHO-001] a locus has its paralogs, and its orthologs in groups of plants, counted and named', async () => {
  const [crowded, ag] = await loadNamed('AT1G90030', 'AT4G18960')
  const paralogs = await loadLocusParalogs(release, ag?.locusId ?? 0)
  const orthologs = await loadLocusOrthologs(release, ag?.locusId ?? 0)
  const crowdedOrthologs = await loadLocusOrthologs(release, crowded?.locusId ?? 0)
  expect(paralogs?.paralogs.map(({ locus, symbol }) => [locus.label, symbol])).toEqual([
    ['AT1G24260', 'SEP3'],
    ['AT1G69120', 'AP1'],
    ['AT2G45660', 'SOC1'],
    ['AT3G54340', 'AP3'],
    ['AT5G10140', 'FLC'],
    ['AT5G20240', 'PI'],
  ])
  expect(orthologs?.orthologs.map(({ group, species }) => [group, species.map((plant) => [plant.species, plant.count])])).toEqual([
    [
      'eudic',
      [
        ['Arabidopsis lyrata', 1],
        ['Capsella rubella', 1],
        ['Eutrema salsugineum', 1],
        ['Medicago truncatula', 1],
        ['Tarenaya hassleriana', 1],
      ],
    ],
    [
      'monocot',
      [
        ['Brachypodium distachyon', 1],
        ['Oryza sativa', 2],
        ['Zea mays', 1],
      ],
    ],
  ])
  expect(ag?.homology).toEqual({
    paralogCount: 6,
    orthologCount: 9,
    pantherFamily: { accession: 'PTHR48019', name: null },
    hasPhylogenesPage: true,
  })
  // ORTHO-001: the maize gene is measured by the best of its transcripts, and rice by nothing.
  const [, rice, maize] = orthologs?.orthologs[1]?.species ?? []
  expect(maize?.measures).toEqual([
    { name: 'GRMZM2G359952', method: 'InParanoid', source: 'Planteome', identity: null, dNdS: null, score: 1 },
  ])
  expect(rice?.measures[0]).toEqual({
    name: 'OS01G0886200',
    method: null,
    source: 'Ensembl Plants',
    identity: null,
    dNdS: null,
    score: null,
  })
  // TRUTH-054: figures of two species, one of them without dN/dS.
  expect(orthologs?.orthologs[0]?.species.map(({ measures }) => measures).slice(0, 3)).toEqual([
    [{ name: 'AL7G35210.t1', ...bestHit, identity: 98.413, dNdS: 0.08, score: 520 }],
    [{ name: 'Carubv10005558m', ...bestHit, identity: 97.2, dNdS: null, score: 437.5 }],
    [{ name: 'Thhalv10026567m', ...bestHit, identity: null, dNdS: null, score: null }],
  ])
  expect(orthologs && orthologText.linesOf(orthologs).slice(0, 3)).toEqual([
    'group\tspecies\tortholog\tmethod\tsource\tpercent identity\tdN/dS\tscore',
    'Eudicotyledons\tArabidopsis lyrata\tAL7G35210.t1\treciprocal best hits\tevoGE\t98.413\t0.08\t520',
    'Eudicotyledons\tCapsella rubella\tCarubv10005558m\treciprocal best hits\tevoGE\t97.2\t\t437.5',
  ])
  expect(crowdedOrthologs?.orthologs.map(({ group }) => group)).toEqual(['monocot', 'other'])
  expect(crowdedOrthologs?.orthologs[0]?.species[1]).toMatchObject({ species: 'Zea mays', count: 14, names: { length: 14 } })
  // The pair is listed in both directions, and a gene that is not in the release is not listed.
  const crowdedParalogs = await loadLocusParalogs(release, crowded?.locusId ?? 0)
  expect(crowdedParalogs?.paralogs.map(({ locus }) => locus.label)).toEqual(['AT1G90010'])
})
