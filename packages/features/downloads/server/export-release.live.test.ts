import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { isGafComment } from '@rosette/file-formats/gaf.ts'
import { folderStore } from '@rosette/file-store/folder-store.ts'
import { sequenceFile } from '@rosette/sequence-store/dataset-writers.ts'
import { sequenceFolder } from '@rosette/sequence-store/sequence-folder.ts'
import { buildTracks } from '@rosette/sequence-store/tracks/build-tracks.ts'
import { testDatabase } from '@rosette/test-kit/live/test-database.ts'
import { testApp } from '@rosette/test-kit/test-app.ts'
import { afterAll, expect, test } from 'vitest'
import { exportRelease } from './export-release.ts'
import { readGaf } from './fixtures/read-gaf.ts'

const run = promisify(execFile)
const database = await testDatabase()
const { db, releaseId } = database
const scratch = await mkdtemp(join(tmpdir(), 'rosette-exported-'))
afterAll(() => rm(scratch, { recursive: true }))
const folder = await sequenceFolder(db, join(scratch, 'sequences'), releaseId)
await buildTracks({ db, releaseId, dir: folder })
const dataset = sequenceFile(folder, 'araport11_protein')
await writeFile(dataset, 'packed')
// Official files have some of them; the demo has none.
const undated = `update release_${releaseId}.annotation_reference set annotation_date = null where annotation_id = (
  select min(annotation_id) from release_${releaseId}.annotation join release_${releaseId}.annotation_reference using (annotation_id)
  join release_${releaseId}.ontology_term using (keyword_id)
  where evidence_code is not null and reference_id is not null and external_id like 'GO:%')`
expect((await db.pool.query(undated)).rowCount).toBeGreaterThan(0)
const root = join(scratch, 'downloads')
const files = folderStore(root)
const exported = await exportRelease({ db, files, releaseId, folder })

async function unpack(path: string): Promise<string> {
  return gunzipSync(await readFile(join(root, path))).toString()
}

/** The rows of a table by the names of its columns. */
async function tableAt(section: string, name: string): Promise<Record<string, string>[]> {
  const text = await unpack(`${section}/${releaseId}/${name}.tsv.gz`)
  const [names = '', ...rows] = text
    .replace(/\n$/, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  return rows.map((row) => {
    const cells = row.split('\t')
    expect(cells).toHaveLength(names.split('\t').length)
    return Object.fromEntries(names.split('\t').map((column, at) => [column, cells[at] ?? '']))
  })
}

async function countOf(table: string): Promise<number> {
  const { rows } = await db.pool.query<{ n: number }>(`select count(*)::integer as n from release_${releaseId}.${table}`)
  return rows[0]?.n ?? 0
}

test('[STORE-006] [STORE-015] a release is written into its sections, with sums that sha256sum confirms, and is the latest', async () => {
  expect(exported.map(({ path }) => path)).toEqual(
    expect.arrayContaining([`Genes/${releaseId}/genes.gff3.gz`, `Sequences/${releaseId}/araport11_protein.fasta.gz`]),
  )
  // Datasets that the release does not have are left out.
  expect(exported.filter(({ path }) => path.endsWith('.fasta.gz'))).toHaveLength(1)
  for (const section of new Set(exported.map(({ path }) => path.split('/')[0] ?? ''))) {
    const { stdout } = await run('sha256sum', ['-c', '--strict', 'SHA256SUMS'], { cwd: join(root, section, releaseId) })
    expect(stdout.trim().split('\n')).toHaveLength(exported.filter(({ path }) => path.startsWith(`${section}/`)).length)
  }
  expect(await unpack(`Genes/${releaseId}/genes.gff3.gz`)).toMatch(/^Chr4\t\S+\tgene\t10382856\t10388539\t/m)

  const { as } = await testApp(database, { env: { DOWNLOAD_DIR: root } })
  const listing = await as('anonymous').get('/api/download-files/list?dir=Genes/latest')
  expect(listing.body).toMatchObject({ 'genes.gff3.gz': { sha256: exported[0]?.sha256, path: `Genes/${releaseId}/genes.gff3.gz` } })
})

test.each([
  [
    'Genes',
    'gene_descriptions',
    'locus',
    { locus: 'AT4G18960', symbol: 'AG', type: 'protein_coding', chromosome: 'Chr4', status: 'in use' },
  ],
  ['Genes', 'gene_aliases', 'locus_symbol', { locus: 'AT4G18960', symbol: 'AG', full_name: 'AGAMOUS', is_main: 'yes' }],
  ['Genes', 'gene_families', 'gene_family_gene', { locus: 'AT4G18960' }],
  ['Polymorphisms_and_Phenotypes', 'polymorphisms', 'polymorphism', { loci: 'AT4G18960' }],
  ['Polymorphisms_and_Phenotypes', 'germplasm_phenotypes', 'germplasm_phenotype', { locus: 'AT4G18960' }],
  ['Publications', 'locus_publications', 'publication_locus', { locus: 'AT4G18960', pubmed_id: '1973265' }],
  ['Proteins', 'locus_uniprot', 'locus_uniprot', { locus: 'AT4G18960', uniprot_accession: 'P17839' }],
  ['Maps', 'marker_positions', 'marker_location', {}],
] as const)('[STORE-007] %s, %s: as many rows as the table %s, with what it holds', async (section, name, table, known) => {
  const rows = await tableAt(section, name)
  expect(rows).toHaveLength(await countOf(table))
  expect(rows).toContainEqual(expect.objectContaining(known))
})

test('[UNIPROT-009] texts of UniProt are a table, a line for each text of each locus of an entry', async () => {
  const rows = await tableAt('Proteins', 'uniprot_texts')
  expect(rows.filter(({ accession }) => accession === 'X0DEM1').map(({ locus }) => locus)).toEqual([
    ...Array<string>(9).fill('AT1G90010'),
    ...Array<string>(9).fill('AT1G90030'),
  ])
  expect(rows).toContainEqual({
    locus: 'AT4G18960',
    accession: 'P17839',
    status: 'reviewed',
    entry_version: '209',
    entry_date: '2026-01-28',
    topic: 'DISRUPTION PHENOTYPE',
    molecule: '',
    text: 'Flowers have petals instead of stamens, and a new flower instead of carpels.',
    numbers: '',
    evidence: 'ECO:0000269|PubMed:1973265',
  })
  // Neither earlier versions nor entries that were merged or have no locus.
  expect(rows.filter(({ text }) => /not shown|Nobody/.test(text ?? ''))).toEqual([])
})

test('[STRUCT-012] structures are a table, with what each has of its protein', async () => {
  const rows = await tableAt('Proteins', 'protein_structures')
  const facts = rows.map((row) => [
    row.protein,
    row.accession,
    row.chain,
    row.residues,
    row.modelled_residues,
    row.differing_residues,
    row.mean_confidence,
  ])
  expect(facts).toEqual([
    ['AT4G18960.1', 'DEMO-P17839-F1', 'A', '252', '252', '0', expect.stringMatching(/^\d\d\.\d+$/)],
    ['AT4G18960.1', 'DEMO1', 'B', '252', '56', '1', ''],
  ])
  expect(rows[0]).toMatchObject({ method: 'predicted', version: '1', file: 'DEMO-P17839-F1.cif', licence: 'Apache-2.0' })
})

test('[STORE-007] files say what made them, of which release, under which licence', async () => {
  const lines = (await unpack(`Genes/${releaseId}/gene_aliases.tsv.gz`)).split('\n')
  expect(lines.slice(0, 5)).toEqual([
    '#generated-by: Rosette',
    expect.stringMatching(/^#date-generated: \d{4}-\d\d-\d\d$/),
    '#title: Symbols of loci, the main one first, and their full names',
    `#release: ${releaseId}`,
    expect.stringMatching(/^#licence: .*CC-BY 4.0/),
  ])
  expect(lines.filter((line) => line.startsWith('#source: ')).join('\n')).toContain('Gene aliases (')
  // FASTA has no place for it: the note beside it says the same.
  expect(await readFile(join(root, 'Sequences', releaseId, 'README.txt'), 'utf8')).toMatch(
    new RegExp(`^Data release ${releaseId} of \\d{4}-\\d\\d-\\d\\d, written by Rosette\nLicences: .*CC-BY 4.0`),
  )
  expect(lines.find((line) => !line.startsWith('#'))).toBe('locus\tsymbol\tfull_name\tis_main')
})

test('[STORE-007] GO annotations are GAF 2.2: every line has evidence, reference and date, and a relation of its aspect', async () => {
  const text = await unpack(`GO_and_PO_Annotations/${releaseId}/go_annotations.gaf.gz`)
  expect(text.startsWith('!gaf-version: 2.2\n!generated-by: Rosette\n')).toBe(true)
  const { annotations, broken } = readGaf(text)
  expect(broken).toEqual([])
  expect(annotations).toContainEqual({
    database: 'TAIR',
    objectId: 'locus:2117144',
    symbol: 'AG',
    qualifiers: ['involved_in'],
    termId: 'GO:0048440',
    references: [expect.stringMatching(/^TAIR:Publication:\d+$/), 'PMID:2535466'],
    evidenceCode: 'IMP',
    with: [],
    aspect: 'P',
    objectName: 'AGAMOUS',
    synonyms: ['AT4G18960'],
    objectType: 'protein',
    taxa: ['taxon:3702'],
    date: '2024-02-19',
    assignedBy: 'TAIR',
  })
  // What GAF has no place for is in the table of all annotations.
  const all = await tableAt('GO_and_PO_Annotations', 'annotations')
  expect(all.filter(({ evidence_code }) => evidence_code === '').length).toBeGreaterThan(0)
  const isUndated = (row: Record<string, string>) =>
    row.term_id?.startsWith('GO:') && row.evidence_code && row.reference && !row.annotation_date
  expect(all.filter(isUndated).length).toBeGreaterThan(0)
  const complete = all.filter(
    ({ term_id, evidence_code, reference, annotation_date }) => term_id?.startsWith('GO:') && evidence_code && reference && annotation_date,
  )
  expect(annotations).toHaveLength(complete.length)
})

test('[STORE-007] PO annotations have a file of their own, with the aspects of the Plant Ontology', async () => {
  const text = await unpack(`GO_and_PO_Annotations/${releaseId}/po_annotations.gaf.gz`)
  const lines = text.split('\n').filter((line) => !isGafComment(line))
  expect(lines.length).toBeGreaterThan(0)
  for (const line of lines) expect(line).toMatch(/^TAIR\t\S+\t[^\t]+\t(NOT)?\tPO:\d{7}\t\S+\t[A-Z]{2,3}\t[^\t]*\t[AG]\t/)
})

test('[STORE-007] [STORE-015] exported again, the same release gives the same tables, and what changed replaces the files', async () => {
  await writeFile(dataset, 'repacked')
  const again = await exportRelease({ db, files, releaseId, folder })
  expect(await readFile(join(root, 'Sequences', releaseId, 'araport11_protein.fasta.gz'), 'utf8')).toBe('repacked')
  const changed = again.filter(({ path, sha256 }) => exported.find((one) => one.path === path)?.sha256 !== sha256)
  // The manifest of the folder has the new sum.
  expect(changed.map(({ path }) => path)).toEqual([
    `Sequences/${releaseId}/araport11_protein.fasta.gz`,
    `Sequences/${releaseId}/manifest.json`,
  ])
})

test('[STORE-016] a data release has all tables in one folder; that of subscribers is guarded, its README is not', async () => {
  await exportRelease({ db, files, releaseId, folder, dataRelease: 'subscriber' })
  const { as } = await testApp(database, { env: { DOWNLOAD_DIR: root } })
  const listing = await as('anonymous').get('/api/download-files/list?dir=Subscriber_Data_Releases/latest')
  expect(listing.body).toMatchObject({
    'go_annotations.gaf.gz': { isPremium: true },
    'gene_aliases.tsv.gz': { isPremium: true },
    'README.txt': { isPremium: false },
  })
  expect(Object.keys(Object(listing.body)).some((name) => /gff3|fasta/.test(name))).toBe(false)
  const read = (name: string) => as('anonymous').get(`/api/download-files/download?filePath=Subscriber_Data_Releases/latest/${name}`)
  expect([(await read('gene_aliases.tsv.gz')).status, (await read('README.txt')).status]).toEqual([401, 200])
})

test('[STORE-017] every section says what belongs there, unless curators wrote that themselves', async () => {
  const note = (section: string) => readFile(join(root, section, 'README.txt'), 'utf8')
  expect(await note('Protocols')).toMatch(
    /^Protocols\n\nLaboratory protocols of the community\.\n\nThe curators of the site put the files of this section here/,
  )
  expect(await note('Genes')).toContain('The name "latest" in an address stands for the newest release.')
  await writeFile(join(root, 'Protocols', 'README.txt'), 'Our own words')
  await exportRelease({ db, files, releaseId, folder })
  expect(await note('Protocols')).toBe('Our own words')
})
