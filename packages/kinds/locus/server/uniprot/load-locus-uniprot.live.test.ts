import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type LocusUniprot, locusUniprot } from '../../contract/locus-uniprot.ts'
import { loadLoci } from '../load/load-locus.ts'
import { loadLocusUniprot } from './load-locus-uniprot.ts'

const { db, releaseId } = demoDatabase()
const open = (await demoSite()).as('anonymous')
const guarded = (await demoSite('spec')).as('anonymous')
const release = db.release(releaseId)

async function keyOf(name: string): Promise<number> {
  const { locusId } = await release.selectFrom('locus').select('locusId').where('name', '=', name).executeTakeFirstOrThrow()
  return locusId
}

async function partOf(name: string): Promise<LocusUniprot> {
  const part = await loadLocusUniprot(release, await keyOf(name))
  if (part === null) throw new Error('The locus is there')
  return part
}

test('[UNIPROT-003] a locus has its entries, reviewed ones first, and neither merged ones nor those of other species', async () => {
  const { entries } = await partOf('AT4G18960')
  expect(entries.map(({ accession, isReviewed, geneModels }) => [accession, isReviewed, geneModels])).toEqual([
    ['P17839', true, ['AT4G18960.1']],
    ['F4JSC8', false, ['AT4G18960.2', 'AT4G18960.3']],
  ])
  expect(entries[0]).toMatchObject({
    entryName: 'AG_ARATH',
    proteinName: 'Floral homeotic protein AGAMOUS',
    entryVersion: 209,
    entryDate: '2026-01-28',
    existence: 1,
    length: 252,
    otherLoci: [],
    keywords: ['Developmental protein', 'DNA-binding', 'Flowering', 'Nucleus', 'Transcription', 'Transcription regulation'],
  })
  // The helix is that of a structure.
  expect(entries[0]?.features.map(({ type, location, note }) => [type, location, note])).toEqual([
    ['CHAIN', '1..252', 'Floral homeotic protein AGAMOUS'],
    ['DOMAIN', '19..73', 'MADS-box'],
    ['DOMAIN', '103..193', 'K-box'],
  ])
})

test('[UNIPROT-003] an entry of several loci is that of each, and isoforms name their gene models', async () => {
  const [enzyme] = (await partOf('AT1G90010')).entries
  const second = await keyOf('AT1G90030')
  expect([enzyme?.accession, enzyme?.otherLoci]).toEqual(['X0DEM1', [{ kind: 'locus', key: second, label: 'AT1G90030' }]])
  expect((await partOf('AT1G90030')).entries.map(({ accession }) => accession)).toEqual(['X0DEM1'])
  expect((await partOf('AT5G10140')).entries[0]?.isoforms).toEqual([
    { accession: 'Q9S7Q7-1', name: '1', isDisplayed: true, geneModels: ['AT5G10140.1'] },
    { accession: 'Q9S7Q7-2', name: '2', isDisplayed: false, geneModels: ['AT5G10140.2'] },
  ])
})

test('[UNIPROT-003] of an entry in two files the newest version counts', async () => {
  const versions = await release.selectFrom('uniprotEntry').select(['file', 'entryVersion']).where('accession', '=', 'Q9S7Q7').execute()
  expect(versions).toHaveLength(2)
  const [flc] = (await partOf('AT5G10140')).entries
  expect([flc?.entryVersion, flc?.proteinName, flc?.texts.length]).toEqual([173, 'MADS-box protein FLOWERING LOCUS C', 3])
})

test('[UNIPROT-006] evidence leads to the article of the release, or is cited as the entry has it, or names its source', async () => {
  const [agamous] = (await partOf('AT4G18960')).entries
  const textOf = (topic: string) => agamous?.texts.filter((text) => text.topic === topic) ?? []
  const yanofsky = await release
    .selectFrom('publication')
    .select(['referenceId', 'title'])
    .where('pubmedId', '=', 1973265)
    .executeTakeFirstOrThrow()
  expect(textOf('FUNCTION')[0]?.text).toContain('wild-type flowers (PubMed:15254538).')
  expect(textOf('FUNCTION')[0]?.evidence).toEqual([
    {
      code: 'ECO:0000269',
      source: null,
      article: { pubmedId: 15254538, citation: 'Ito et al. 2004, Nature', publication: null },
    },
    {
      code: 'ECO:0000269',
      source: null,
      article: {
        pubmedId: 1973265,
        citation: 'Yanofsky et al. 1990, Nature',
        publication: { kind: 'publication', key: yanofsky.referenceId, label: yanofsky.title },
      },
    },
  ])
  expect(textOf('SUBCELLULAR LOCATION').map(({ text, evidence }) => [text, evidence])).toEqual([
    ['Nucleus.', [{ code: 'ECO:0000255', source: 'PROSITE-ProRule:PRU00251', article: null }]],
    ['Cytoplasm.', []],
    [
      'Seen in the nucleus of most cells.',
      [{ code: 'ECO:0000269', source: null, article: { pubmedId: 99999999, citation: null, publication: null } }],
    ],
  ])
  expect(textOf('TISSUE SPECIFICITY')[0]?.evidence[0]?.article?.citation).toMatch(/^Demonstration and Example, Submitted/)
})

test('[UNIPROT-004] the entry of a locus, its name and its status are those of the entry itself where the release has it', async () => {
  const [enzyme, phytochrome] = [await keyOf('AT1G90010'), await keyOf('AT2G18790')]
  const records = await loadLoci(release, [enzyme, phytochrome])
  // No list names the made-up entry.
  expect(records.get(enzyme)).toMatchObject({
    uniprotIds: ['X0DEM1'],
    uniprotEntry: { accession: 'X0DEM1', isReviewed: true, proteinName: 'Demonstration ammonia-lyase 1' },
    uniprotTextCount: 1,
  })
  expect(records.get(phytochrome)).toMatchObject({
    uniprotEntry: { accession: 'P14713', isReviewed: true, proteinName: 'Phytochrome B' },
    uniprotTextCount: 0,
  })
  // An isoform of FLC is known from a list, and is not repeated as the entry.
  const flc = await keyOf('AT5G10140')
  expect((await loadLoci(release, [flc])).get(flc)?.uniprotIds).toEqual(['Q58T15', 'Q9S7Q7-1'])
})

test('[UNIPROT-008] what could not be joined is counted; a locus without texts has none, and a release without any is silent', async () => {
  const { coverage } = await partOf('AT4G18960')
  expect(coverage).toMatchObject({ entries: 5, reviewed: 4, withoutLocus: 1, loci: 4 })
  expect(coverage.of).toBeGreaterThan(300)
  expect((await partOf('AT2G18790')).entries).toEqual([])
  expect(await loadLocusUniprot(release, 1)).toBeNull()
  const own = await keyOf('AT4G18960')
  await undone(async (tx) => {
    await tx.deleteFrom('uniprotCurrentEntry').execute()
    expect((await loadLoci(tx, [own])).get(own)?.uniprotTextCount).toBeNull()
  })
})

test('[UNIPROT-008] the call is guarded like the record', async () => {
  const key = await keyOf('AT4G18960')
  const answer = await open.get(`/api/detail/locus/uniprot?key=${key}`)
  expect([answer.status, locusUniprot.answer.parse(answer.body).entries.length]).toEqual([200, 2])
  expect((await open.get('/api/detail/locus/uniprot?key=1')).status).toBe(404)
  const refused = await guarded.get(`/api/detail/locus/uniprot?key=${key}`)
  expect(refused.status).toBe((await guarded.get(`/api/detail/locus?key=${key}`)).status)
  expect(refused.status).toBeGreaterThanOrEqual(400)
})

type Transaction = Parameters<Parameters<ReturnType<typeof release.transaction>['execute']>[0]>[0]

async function undone(work: (tx: Transaction) => Promise<void>): Promise<void> {
  const undo = new Error('undo')
  await release
    .transaction()
    .execute(async (tx) => {
      await sql`set transaction read write`.execute(tx)
      await work(tx)
      throw undo
    })
    .catch((error: Error) => {
      if (error !== undo) throw error
    })
}
