import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { ProteinRecord } from '../contract/protein-record.ts'
import { loadProteins } from './load-protein.ts'

const { db, releaseId } = await testDatabase()
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
  expect(protein?.domains).toHaveLength(12)
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
  expect(protein?.interproDomains.map((domain) => domain.interproType)).toEqual(['Domain', 'Homologous superfamily', 'Domain'])
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
