import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { expect, test } from 'vitest'
import type { LocusRecord } from '../../contract/locus-record.ts'
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

test('[TRUTH-003] a genetic locus is a record without position: its symbol, summary, phenotype and files', async () => {
  const [acl2, namesake] = await loadNamed('ACL2', 'DEMO14')
  expect(acl2).toMatchObject({
    isGenetic: true,
    isObsolete: false,
    span: null,
    geneModels: [],
    symbols: [{ name: 'ACL2', fullName: 'ACAULIS 2' }],
    description: expect.stringMatching(/^Mutants have short flower stems/),
    germplasms: { rows: [{ germplasm: { label: 'DEMO_ACL2' } }], total: 1 },
    externalLinkGroups: [],
  })
  expect(acl2?.knownFrom.map(({ title, file }) => [title, file.replace(/_\d+\./, '.')])).toEqual([
    ['Functional descriptions', 'Araport11_functional_descriptions.txt'],
    ['Gene aliases', 'gene_aliases.txt'],
    ['Genetic loci with GO annotations', 'TAIR_GO_annotations_with_evidence.tsv'],
    ['Loci with phenotypes', 'Locus_Germplasm_Phenotype.txt'],
  ])
  // TRUTH-004: AT1G90040 has this symbol too.
  expect([acl2?.namesakes, namesake?.namesakes.map(({ label }) => label)]).toEqual([[], ['AT1G90040']])
})

test('[TRUTH-005] [TRUTH-006] dropped loci are obsolete with their type, place and gene models; an id of TAIR keeps one in use', async () => {
  const [dropped, listed, ofBed12] = await loadNamed('AT1G01073', 'AT2G33430', 'AT5G65055')
  expect(dropped).toMatchObject({
    isObsolete: true,
    geneModelType: 'protein_coding',
    span: null,
    droppedModels: [{ kind: 'gene', key: 5019473854, label: 'AT1G01073.1' }],
    knownFrom: [{ title: 'TAIR10 loci', file: 'TAIR10_locus_type.tsv' }],
  })
  expect(listed).toMatchObject({ locusId: 2051003, isObsolete: false, span: null, otherNames: ['DAL1'] })
  expect(listed?.knownFrom.map(({ title }) => title)).toEqual(['Names and synonyms of loci', 'TAIR accessions of loci'])
  expect(ofBed12).toMatchObject({ isObsolete: true, span: { chromosome: 'Chr5', start: 25986012, end: 25987711, orientation: 'R' } })
})
