import { ApiProblem } from '@rosette/contract-kit/problem.ts'
import type { ProteinRecord } from '@rosette/kinds/protein/contract/protein-record.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'
import { kindServers } from '@rosette/kinds/registry/server.ts'
import { demoSite } from '@rosette/test-kit/demo-site.ts'
import { demoDatabase } from '@rosette/test-kit/live/demo-database.ts'
import { loadFiles, type ReleaseFiles } from '@rosette/test-kit/live/load-files.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { expect, test } from 'vitest'

const demo = demoDatabase()
const { as } = await demoSite()
const { as: guardedAs } = await demoSite('spec')
const { db } = await testDatabase('empty')

async function demoProtein(name: string): Promise<ProteinRecord> {
  const row = await demo.db
    .release(demo.releaseId)
    .selectFrom('protein')
    .select('proteinId')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  // The route answers with the record of the contract.
  return (await as('anonymous').get(`/api/detail/protein?key=${row.proteinId}`)).body as ProteinRecord
}

test('[STRUCT-002] [STRUCT-004] [STRUCT-006] the demonstration has a prediction and a measured part of AT4G18960.1, and none of its isoforms', async () => {
  const { structures, sequence } = await demoProtein('AT4G18960.1')
  const length = sequence?.length ?? 0
  const [measured, predicted] = structures?.structures ?? []
  expect(measured).toMatchObject({
    accession: 'DEMO1',
    chain: 'B',
    method: 'experimental',
    residueCount: 56,
    outsideCount: 4,
    differences: [{ position: 50, protein: sequence?.[49], structure: expect.stringMatching(/^[AG]$/) }],
    pieces: [
      { start: 21, end: 40, number: 121 },
      { start: 45, end: 80, number: 145 },
    ],
    confidence: null,
  })
  expect(predicted).toMatchObject({ accession: 'DEMO-P17839-F1', residueCount: length, pieces: [{ start: 1, end: length, number: 1 }] })
  const { residues, ranges } = predicted?.confidence ?? { residues: {}, ranges: [] }
  expect(Object.values(residues).reduce((sum, count) => sum + count, 0)).toBe(length)
  expect(Object.values(residues).every((count) => count > 0)).toBe(true)
  expect(ranges.reduce((sum, { start, end }) => sum + end - start + 1, 0)).toBe(length)
  // The UniProt entry is that of the locus: isoforms of another sequence have no structure.
  const isoform = await demoProtein('AT4G18960.2')
  expect(isoform.structures).toMatchObject({ structures: [], coverage: { proteins: structures?.coverage.proteins } })
})

test('[STRUCT-008] [STRUCT-014] the file is a part of the record, tagged, and guarded like the record', async () => {
  const { proteinId } = await demoProtein('AT4G18960.1')
  const path = `/api/detail/protein/structure?key=${proteinId}&accession=DEMO1`
  const { status, body, headers } = await as('anonymous').get(path)
  expect([status, body]).toEqual([200, { fileName: 'DEMO1.cif', mmcif: expect.stringMatching(/^data_DEMO1\n/) }])
  expect((await as('anonymous').get(path, { 'if-none-match': String(headers.etag) })).status).toBe(304)
  for (const unknown of [path.replace('DEMO1', 'DEMO2'), path.replace('&accession=DEMO1', ''), path.replace(String(proteinId), '1')]) {
    expect((await as('anonymous').get(unknown)).status, unknown).toBe(404)
  }
  const sentence = async (path: string) => ApiProblem.parse((await as('anonymous').get(path)).body).message
  expect(await sentence(path.replace('DEMO1', 'DEMO2'))).toBe(
    'This release holds no structure DEMO2 of the protein AT4G18960.1; it holds DEMO-P17839-F1, DEMO1.',
  )
  const { proteinId: without } = await demoProtein('AT4G18960.2')
  expect(await sentence(path.replace(String(proteinId), String(without)))).toBe(
    'This release holds no structure of the protein AT4G18960.2.',
  )
  expect(await sentence(path.replace(String(proteinId), '1'))).toBe('No protein with key 1.')
  for (const [role, expected] of [
    ['anonymous', 403],
    ['member', 403],
    ['subscriber', 200],
  ] as const) {
    expect((await guardedAs(role).get(path)).status, role).toBe(expected)
  }
})

const protein = 'MTAYQSELGGDSSPLRKSGRGKIEIKRIENTTNRQVTFCKRRNGLLKKAYELSVLCDAEV'
const other = 'MKLSVLPDWQERTYHGFDSAAPQIWENRTLKKHGVFDSPYTRQWEMKLIVAGDSTYRQPN'
const names = ['AT1G01010.1', 'AT1G01010.2', 'AT1G01020.1']
const annotation = {
  'Araport11_GTF_genes_transposons.201606.gtf': names.map(
    (name, index) => `Chr1\tAraport11\texon\t${1 + index}\t${300 + index}\t.\t+\t.\ttranscript_id "${name}"; gene_id "${name.slice(0, 9)}"`,
  ),
  'Araport11_all_loci.bed': ['1\t0\t302\tAT1G01010\t+\t1\t1', '1\t2\t302\tAT1G01020\t+\t1\t1'],
  'gene_aliases_20230630.csv': ['locus_name,symbol,full_name', 'AT1G01010,NAC001,NULL'],
  'Araport11_functional_descriptions_20201231.txt': [
    'name\tgene_model_type\tshort_description\tCurator_summary\tComputational_description',
    ...names.map((name) => `${name}\tprotein_coding\tshort\t\t`),
  ],
  'Araport11_genes.201606.pep.fasta': ['>AT1G01010.1 | a', protein, '>AT1G01010.2 | b', other, '>AT1G01020.1 | c', other],
  'AGI2uniprot-Jul2023.txt': ['AT1G01010.1\tQ0WV96'],
}

const codes =
  'ALA:A ARG:R ASN:N ASP:D CYS:C GLN:Q GLU:E GLY:G HIS:H ILE:I LEU:L LYS:K MET:M PHE:F PRO:P SER:S THR:T TRP:W TYR:Y VAL:V'.split(' ')
const residueOf = (letter: string) => codes.find((code) => code.endsWith(`:${letter}`))?.slice(0, 3)
const mmcifOf = (sequence: string) => [
  'data_X',
  'loop_',
  ...['label_atom_id', 'label_comp_id', 'label_seq_id', 'B_iso_or_equiv', 'auth_seq_id', 'auth_asym_id'].map(
    (name) => `_atom_site.${name}`,
  ),
  ...[...sequence].map((letter, index) => `CA ${residueOf(letter)} ${index + 1} ${index % 2 ? 60 : 80} ${index + 1} A`),
]
const head = 'file\tprotein\tuniprot_accession\tmethod\tchain\tsource\taccession\tversion\tlicence\tcitation'

async function load(releaseId: string, files: ReleaseFiles) {
  const { gene, locus, protein: own } = kindServers
  const report = await loadFiles(
    { ...annotation, ...files },
    { db, kindServers: { locus, gene, protein: own }, kinds, releaseId, maxRejected: 0.5 },
  )
  const { rows } = await db.pool.query<{ line: string }>(`
    select concat_ws(' ', protein.name, accession, chain) as line
    from release_${releaseId}.protein_structure join release_${releaseId}.protein using (protein_id) order by 1`)
  const { rows: wrong } = await db.pool.query<{ line: string }>(
    `select name || ': ' || statement as line from release_${releaseId}.contradiction where statement like '%structure%' order by 1`,
  )
  return { report, shown: rows.map(({ line }) => line), wrong: wrong.map(({ line }) => line) }
}

test('[STRUCT-001] [STRUCT-003] [STRUCT-004] a folder of an operator: what fits is shown, all else is reported', async () => {
  const { report, shown, wrong } = await load('structures', {
    'structures/AF-Q0WV96-F1-model_v4.cif.gz': mmcifOf(protein),
    'structures/own.cif': mmcifOf(protein.slice(10)),
    'structures/unnamed.cif': mmcifOf(other),
    'structures/broken.cif': ['HEADER    NOT MMCIF'],
    'rosette_structure.tsv': [
      head,
      'AF-Q0WV96-F1-model_v4.cif.gz\t\tQ0WV96\tpredicted\tA\tAlphaFold DB\tAF-Q0WV96-F1\t4\tCC-BY 4.0\tVaradi et al. (2024)',
      'own.cif\tAT1G01010.1\t\texperimental\tA\town\tOWN1\t\t\t',
      'own.cif\tAT1G01010.2\t\texperimental\tA\town\tOWN2\t\t\t',
      'own.cif\tAT1G01010.1\t\texperimental\tZ\town\tOWN3\t\t\t',
      'own.cif\tAT9G99999.1\t\texperimental\tA\town\tOWN4\t\t\t',
      'absent.cif\tAT1G01010.1\t\texperimental\tA\town\tOWN5\t\t\t',
      'own.cif\tAT1G01010.1\t\tguessed\tA\town\tOWN6\t\t\t',
    ],
  })
  expect(shown).toEqual(['AT1G01010.1 AF-Q0WV96-F1 A', 'AT1G01010.1 OWN1 A'])
  expect(wrong).toEqual([
    'AT1G01010.1 absent.cif A: a structure has no file in structures/',
    'AT1G01010.1 own.cif Z: a structure does not have the chain that rosette_structure.tsv names',
    'AT1G01010.2 own.cif A: a structure has another sequence than the protein and is not shown',
    'AT9G99999.1 own.cif A: a structure is of a protein that the release does not have',
    'unnamed.cif: rosette_structure.tsv does not have the file of a structure',
  ])
  const files = report.sources.find(({ file }) => file === 'structures/')
  expect(files?.rejectedLines).toEqual([
    expect.objectContaining({ file: 'structures/broken.cif', reason: expect.stringContaining('not mmCIF') }),
  ])
  expect(report.sources.find(({ file }) => file === 'rosette_structure.tsv')?.rejectedLines).toEqual([
    expect.objectContaining({ line: 8, reason: '"guessed" is not a valid method' }),
  ])
})

test('[STRUCT-007] in a release without structures a record has null', async () => {
  const { shown } = await load('no_structures', {})
  const release = db.release('no_structures')
  const { proteinId } = await release.selectFrom('protein').select('proteinId').where('name', '=', 'AT1G01010.1').executeTakeFirstOrThrow()
  expect(shown).toEqual([])
  expect((await kindServers.protein.loadRecords(release, [proteinId])).get(proteinId)?.structures).toBeNull()
})
