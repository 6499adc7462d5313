import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { ProteinRecord } from '../contract/protein-record.ts'
import { loadProteins } from './load-protein.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadAll(): Promise<ProteinRecord[]> {
  const rows = await release.selectFrom('protein').select('proteinId').orderBy('name').execute()
  const proteins = await loadProteins(
    release,
    rows.map((row) => row.proteinId),
  )
  return [...proteins.values()]
}

const all = await loadAll()
const named = (name: string) => all.find((protein) => protein.name === name)

test('[DATA-059] a protein has its sequence, properties, domains, genes, UniProt and links', () => {
  const protein = ProteinRecord.parse(named('AT4G18960.2'))
  expect(protein).toMatchObject({
    primarySymbol: 'AG',
    externalIdsList: [{ uniprotId: 'F4JSC8', genbankGi: null }],
    associatedGenes: [
      {
        gene: { kind: 'gene', key: 6530297447, label: 'AT4G18960.2' },
        associatedLocus: { kind: 'locus', key: 2117144, label: 'AT4G18960' },
      },
    ],
    proteinProperties: { calculatedMW: expect.any(Number), calculatedPI: expect.any(Number), length: protein.sequence?.length },
  })
  expect(protein.externalLinks[0]).toEqual({
    webSiteName: 'UniProt',
    baseUrl: 'https://www.uniprot.org/uniprotkb/',
    urlVariable: 'F4JSC8',
  })
})

test('[DATA-059] domains are signatures by position; an accession of the locus alone does not belong to a protein', () => {
  const protein = named('AT4G18960.1')
  expect(protein?.externalIdsList).toEqual([])
  expect(protein?.domains).toHaveLength(13)
  expect(protein?.domains[0]).toEqual({
    startPosition: 1,
    endPosition: 20,
    domainDetails: {
      interproAccession: null,
      interproName: null,
      proteindomainType: 'MobiDB-lite',
      proteinDomainAccession: 'mobidb-lite',
      description: null,
    },
  })
  expect(protein?.interproDomains.map((domain) => domain.interproType)).toEqual(['Domain', 'Homologous superfamily', 'Domain', 'Domain'])
})

test('[TRUTH-023] drawing and table name an InterPro entry alike, by its current name', () => {
  const entries = all.flatMap(({ domains, interproDomains }) => {
    const nameOf = new Map(interproDomains.map(({ interproData }) => [interproData.accession, interproData.name]))
    return domains.flatMap(({ domainDetails: { interproAccession: accession, interproName } }) =>
      accession === null ? [] : [{ accession, inTable: interproName, inDrawing: nameOf.get(accession) }],
    )
  })
  expect(entries.filter(({ inTable, inDrawing }) => inTable !== inDrawing)).toEqual([])
  // The domain file of the demo has its former name.
  expect(entries).toContainEqual(expect.objectContaining({ accession: 'IPR033896', inTable: 'MADS MEF2-like, N-terminal' }))
})

test('[DPROT-007] a protein knows all proteins of its locus, itself included, by name', () => {
  const models = named('AT4G18960.2')?.isoforms.map(({ protein, length, uniprotIds }) => ({ name: protein.label, length, uniprotIds }))
  expect(models?.map(({ name }) => name)).toEqual(['AT4G18960.1', 'AT4G18960.2', 'AT4G18960.3', 'AT4G18960.4'])
  expect(models?.[1]?.uniprotIds).toEqual(['F4JSC8'])
  for (const { isoforms, proteinId } of all) expect(isoforms.filter(({ protein }) => protein.key === proteinId)).toHaveLength(1)
})

test('[DPROT-015] counts of an InterPro entry are those of the proteins that have it', () => {
  const having = (accession: string) =>
    all.filter((each) => each.interproDomains.some(({ interproData }) => interproData.accession === accession))
  for (const { interproCounts, interproDomains } of all) {
    expect(interproCounts.map(({ accession }) => accession).toSorted()).toEqual(
      interproDomains.map(({ interproData }) => interproData.accession).toSorted(),
    )
    for (const { accession, proteinCount } of interproCounts) expect(proteinCount).toBe(having(accession).length)
  }
})

test('[DPROT-014] the family of PANTHER and the transcript of RefSeq are links if known', () => {
  const sites = (name: string) => named(name)?.externalLinks.map(({ webSiteName }) => webSiteName)
  expect(sites('AT4G18960.1')).toContain('PANTHER')
  expect(all.some(({ externalLinks }) => externalLinks.some(({ webSiteName }) => webSiteName === 'RefSeq mRNA'))).toBe(true)
  expect(all.some(({ externalLinks }) => externalLinks.length === 0)).toBe(true)
})

test('[DATA-039] [DATA-059] [DPROT-004] a protein has its comments, each with a number and its writer', () => {
  expect(named('AT1G90010.1')?.comments).toEqual([
    {
      notepadId: expect.any(Number),
      notepadComment: expect.stringMatching(/./),
      dateEntered: '2024-02-29',
      person: { firstName: 'Demo', lastName: 'Reader', communityId: null },
    },
  ])
})

test('every protein fits its contract; some have no domain, one has many, and every InterPro type occurs', () => {
  for (const protein of all) expect(ProteinRecord.safeParse(protein).error).toBeUndefined()
  const counts = all.map((protein) => protein.domains.length)
  expect(counts).toContain(0)
  expect(Math.max(...counts)).toBeGreaterThan(10)
  const types = new Set(all.flatMap((protein) => protein.interproDomains.map((domain) => domain.interproType)))
  expect(types.size).toBe(8)
})

test('a protein has a stable minted key', async () => {
  const minted = await db.community
    .selectFrom('mintedKey')
    .select('key')
    .where('kind', '=', 'protein')
    .where('naturalKey', '=', 'AT4G18960.1')
    .executeTakeFirst()
  expect(named('AT4G18960.1')?.proteinId).toBe(minted?.key)
})

test('[TRUTH-067] a protein without an entry of its own has that of its locus, with links to other sites', () => {
  const protein = ProteinRecord.parse(named('AT4G18960.1'))
  expect(protein.externalIdsList.filter(({ uniprotId }) => uniprotId !== null)).toEqual([])
  expect(protein.locusUniprotEntry).toMatchObject({ accession: 'P17839', isReviewed: true })
  const links = protein.externalLinks.filter(({ urlVariable }) => urlVariable === 'P17839').map(({ webSiteName }) => webSiteName)
  expect(links).toEqual(['UniProt', 'AlphaFold DB', 'InterPro'])
  expect(named('AT4G18960.2')?.locusUniprotEntry).toBeNull()
})
