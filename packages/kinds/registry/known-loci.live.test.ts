import { loadedRelease } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'
import { LocusRecord } from '../locus/contract/locus-record.ts'
import { knownLoci } from './fixtures/known-loci.ts'
import { kindServers } from './server.ts'

// Only what the gate has loaded is looked at: loading the official files for these alone would take minutes.
const prepared = loadedRelease()
const onReal = test.skipIf(!process.env.ROSETTE_RELEASE_DIR || !prepared)

async function rowsOf<Row extends object>(sql: string, ...values: string[]): Promise<Row[]> {
  return prepared ? (await prepared.db.pool.query<Row>(sql, values)).rows : []
}

/** The record as the build stores it. */
async function storedLocus(name: string): Promise<LocusRecord> {
  const [row] = await rowsOf<{ key: number }>('select locus_id as key from release_real.locus where name = $1', name)
  const key = Number(row?.key)
  const loci = prepared && (await kindServers.locus.loadRecords(prepared.db.release('real'), [key]))
  return LocusRecord.parse(loci?.get(key))
}

onReal.for(knownLoci)('[VISIT-002] $name ($symbol) is what is known of it (needs ROSETTE_LOADED_SITE)', async (known) => {
  const locus = await storedLocus(known.name)
  expect(locus.tairObjectId).toBe(known.tairObjectId)
  expect(locus.symbols).toContainEqual({ name: known.symbol, fullName: expect.stringMatching(new RegExp(`^${known.fullName}$`, 'i')) })
  expect(locus.span).toMatchObject({ chromosome: known.chromosome, orientation: known.strand })
  expect(`${locus.description}`).toMatch(known.description)
  expect(locus.geneModelType).toBe('protein_coding')

  expect(locus.geneModels).toHaveLength(known.models)
  const first = locus.geneModels.find(({ name }) => name === `${known.name}.1`)
  const exons = first?.features.filter(({ type }) => type === 'exon')
  expect({ exons: exons?.length, start: first?.start, end: first?.end }).toEqual(known.firstModel)

  const protein = locus.proteins.find(({ protein: { label } }) => label === `${known.name}.1`)
  expect(protein?.length).toBe(known.protein.residues)
  expect((protein?.calcMw ?? 0) / 1000).toBeCloseTo(known.protein.kilodalton, 0)
  expect(locus.uniprotIds.map((id) => id.split('-')[0])).toContain(known.protein.uniprot)
  expect(locus.singleChannelArrayElements.map(({ arrayElement }) => arrayElement.label.toUpperCase())).toContain(known.probeSet)
  expect(locus.publications.total).toBeGreaterThanOrEqual(known.articles)
})

onReal.for(knownLoci)('[VISIT-002] $name ($symbol) has its terms, lines and insertions (needs ROSETTE_LOADED_SITE)', async (known) => {
  const { locusId, germplasms, polymorphisms } = await storedLocus(known.name)
  const terms = await rowsOf<{ id: string; name: string; evidence: string }>(
    `select external_id as id, name, evidence_code as evidence from release_real.annotation join release_real.ontology_term using (keyword_id)
     where locus_id = $1 and not is_negated`,
    String(locusId),
  )
  for (const term of known.terms) expect(terms).toContainEqual(term)

  const lines = await rowsOf<{ name: string; phenotype: string | null }>(
    'select germplasm_name as name, phenotype from release_real.germplasm_phenotype where upper(locus_name) = $1',
    known.name,
  )
  expect(germplasms.total).toBeGreaterThanOrEqual(known.lines.length)
  for (const line of known.lines) expect(lines).toContainEqual({ name: line.name, phenotype: expect.stringMatching(line.phenotype) })

  const insertions = await rowsOf<{ name: string; part: string }>(
    'select distinct name, region as part from release_real.polymorphism join release_real.polymorphism_gene using (polymorphism_id) where locus_id = $1',
    String(locusId),
  )
  expect(polymorphisms.total).toBeGreaterThanOrEqual(known.insertions.length)
  for (const insertion of known.insertions) expect(insertions).toContainEqual(insertion)
})
