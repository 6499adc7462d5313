import { previewRows } from '@rosette/contract-kit/records/record-parts.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import { GeneRecord } from '../contract/gene-record.ts'
import { loadGenes } from './load-gene.ts'

const { db, releaseId } = demoDatabase()
const release = db.release(releaseId)

async function loadAll(): Promise<GeneRecord[]> {
  const rows = await release.selectFrom('gene').select('geneId').orderBy('name').execute()
  const genes = await loadGenes(
    release,
    rows.map((row) => row.geneId),
  )
  return [...genes.values()]
}

const all = await loadAll()
const named = (name: string) => all.find((gene) => gene.name === name)

test('[DATA-049] a gene model has its locus, accession, symbol, position, sequences, features, protein and links', () => {
  expect(GeneRecord.parse(named('AT4G18960.1'))).toMatchObject({
    geneId: 2117143,
    tairAccession: 'Gene:2117143',
    nameType: 'orf',
    locus: { kind: 'locus', key: 2117144, label: 'AT4G18960' },
    primarySymbol: 'AG',
    isObsolete: false,
    isRepresentative: true,
    confidenceClass: 2,
    confidenceRating: 4,
    mapLocation: { chromosome: 'Chr4', start: 10382856, end: 10388539, orientation: 'F' },
    nucleotideSequences: [
      { nucleotideSequenceType: 'mRNA', icAccession: 'NM_118013.2', sequence: { kind: 'sequence', label: 'NM_118013.2' } },
    ],
    proteinData: [{ protein: { kind: 'protein', label: 'AT4G18960.1' }, length: 252 }],
  })
  const domains = named('AT4G18960.1')?.proteinData[0]?.domains.map((domain) => [domain.interproData.accession, domain.places])
  // Four overlapping MADS box signatures are merged into one occurrence.
  expect(domains).toContainEqual(['IPR002100', [{ startPosition: 17, endPosition: 77 }]])
})

test('[DGENE-006] features include computed UTRs and introns besides published exons', () => {
  const count = (type: string) => named('AT4G18960.1')?.geneFeatures.filter((part) => part.assignmentFeatureType === type).length
  expect(['ORF', 'exon', 'coding region', "5' UTR", "3' UTR", 'intron'].map(count)).toEqual([1, 9, 8, 2, 1, 8])
})

test('a model known only from its description is a gene without a position; a dropped one is obsolete', () => {
  expect(named('AT5G20730.uORF1')).toMatchObject({ geneModelType: 'uorf', mapLocation: null, isObsolete: false, locus: null })
  expect(named('AT1G01073.1')).toMatchObject({ geneId: 5019473854, isObsolete: true, geneFeatures: [] })
})

test('every gene matches its contract, and each class and rating occurs', () => {
  for (const gene of all) expect(GeneRecord.safeParse(gene).error).toBeUndefined()
  expect(new Set(all.map((gene) => gene.confidenceClass))).toEqual(new Set([null, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]))
  expect(new Set(all.map((gene) => gene.confidenceRating))).toEqual(new Set([null, 1, 2, 3, 4, 5]))
  expect(new Set(all.map((gene) => gene.geneModelType)).size).toBe(17)
})

test('a gene model lists the first 15 germplasms of its locus', () => {
  expect(named('AT5G61850.1')?.germplasms.rows).toHaveLength(previewRows)
})

test('a key without a gene is left out', async () => {
  expect(await loadGenes(release, [1])).toEqual(new Map())
})
