import { readFasta } from '@rosette/file-formats/fasta.ts'
import { type Gff3Feature, parseGff3Line } from '@rosette/file-formats/gff3.ts'
import { recordCases } from '@rosette/test-kit/record-cases.ts'
import type { PageDefinition } from '@rosette/ui-kit/record/define-page.ts'
import type { TextFile } from '@rosette/ui-kit/reuse/page-reuse.ts'
import { plainCell, tableFiles, tablesOf } from '@rosette/ui-kit/reuse/table-files.ts'
import { expect, test } from 'vitest'
import type { LocusRecord } from '../locus/contract/locus-record.ts'
import { at4g18960 } from '../locus/fixtures/at4g18960.ts'
import { recordCalls } from '../locus/web/locus-files.ts'
import type { kindNames } from './contract.ts'
import { kindPages } from './pages.ts'

type AnyRecord = Record<string, unknown>

async function pageOf(name: (typeof kindNames)[number]): Promise<PageDefinition<AnyRecord>> {
  // Which record a page takes is lost where all kinds are treated alike.
  return (await kindPages[name]()).page as PageDefinition<AnyRecord>
}

async function filesOf(name: (typeof kindNames)[number], record: AnyRecord): Promise<readonly TextFile[]> {
  return (await (await pageOf(name)).files?.())?.recordFiles(record) ?? []
}

test.for(recordCases)('[USE-003] every cell of the tables of $name $fixture has a plain value', async ({ name, record }) => {
  const page = await pageOf(name)
  for (const { title, table } of tablesOf(page)) {
    for (const column of table.columns) {
      for (const row of table.rows(record)) {
        const value = plainCell(column, row)
        const where = `${title}, ${column.label}`
        expect(value, where).not.toBeUndefined()
        // A number of a file is the one that the page shows.
        const rendered = column.cell(row)
        if (typeof value === 'number' && typeof rendered === 'string')
          expect(rendered.replaceAll(',', ''), where).toContain(String(Math.trunc(value)))
      }
    }
  }
})

test.for(recordCases)('[USE-003] each table of $name $fixture with rows is one file', async ({ name, record }) => {
  const page = await pageOf(name)
  const filled = tablesOf(page).filter(({ table }) => table.rows(record).length > 0)
  const files = tableFiles(page, record)
  expect(files.map(({ label }) => label)).toEqual(filled.map(({ title }) => `${title} (TSV)`))
  expect(new Set(files.map(({ label }) => label)).size).toBe(files.length)
  for (const [index, { table }] of filled.entries()) {
    const lines = files[index]?.text().split('\n').slice(0, -1) ?? []
    expect(lines).toHaveLength(table.rows(record).length + 1)
    for (const line of lines) expect(line.split('\t')).toHaveLength(table.columns.length)
  }
})

test.for(recordCases)('[USE-004] the sequence and position files of $name $fixture can be read', async ({ name, record }) => {
  for (const { fileName, text } of await filesOf(name, record)) {
    if (fileName.endsWith('.gff3')) expect(featuresOf(text()).length, fileName).toBeGreaterThan(0)
    else expect(sequencesOf(text()).length, fileName).toBeGreaterThan(0)
  }
})

function featuresOf(text: string): Gff3Feature[] {
  const [head, ...lines] = text.trimEnd().split('\n')
  expect(head).toBe('##gff-version 3')
  return lines.map((line) => {
    const parsed = parseGff3Line(line)
    if (!parsed.ok) throw new Error(`${parsed.reason}: ${line}`)
    return parsed.value
  })
}

function sequencesOf(text: string): { name: string; sequence: string }[] {
  const read: { name: string; sequence: string }[] = []
  const reader = readFasta({
    record: ({ name, sequence }) => read.push({ name, sequence }),
    reject: (reason) => {
      throw new Error(reason)
    },
  })
  for (const line of text.split('\n')) reader.line(line)
  reader.end()
  return read
}

test('[USE-004] the GFF3 of AGAMOUS has its gene, its models and their parts, with phases that keep the frame', async () => {
  const [gff3, fasta] = await filesOf('locus', at4g18960)
  const features = featuresOf(gff3?.text() ?? '')
  expect(features[0]).toMatchObject({ seqid: 'Chr4', type: 'gene', start: 10382856, end: 10388539, strand: '+', id: 'AT4G18960' })
  const models = features.filter(({ type }) => type === 'mRNA')
  expect(models.map(({ id, parents }) => [id, ...parents])).toEqual(at4g18960.geneModels.map((model) => [model.name, 'AT4G18960']))
  for (const model of at4g18960.geneModels) {
    const own = features.filter(({ parents }) => parents.includes(model.name))
    expect(own).toHaveLength(model.features.length)
    const coding = own.filter(({ type }) => type === 'CDS')
    let bases = 0
    for (const { start, end, phase } of coding) {
      expect((bases + (phase ?? 0)) % 3).toBe(0)
      bases += end - start + 1
    }
    expect(coding.length).toBeGreaterThan(0)
  }
  expect(sequencesOf(fasta?.text() ?? '')).toEqual(at4g18960.proteinSequences)
})

test('[USE-004] on the reverse strand the first coding part is the last on the chromosome', async () => {
  const turned = at4g18960.geneModels.slice(0, 1).map((model) => ({ ...model, orientation: 'R' as const }))
  const [gff3] = await filesOf('locus', { ...at4g18960, geneModels: turned })
  const coding = featuresOf(gff3?.text() ?? '').filter(({ type }) => type === 'CDS')
  expect(coding[0]).toMatchObject({ strand: '-', phase: 0 })
  expect(coding[0]?.start).toBe(Math.max(...coding.map(({ start }) => start)))
  const length = (coding[0]?.end ?? 0) - (coding[0]?.start ?? 0) + 1
  expect(coding[1]?.phase).toBe((3 - (length % 3)) % 3)
})

test('[USE-004] a record without position or sequence offers neither', async () => {
  expect(await filesOf('locus', { ...at4g18960, span: null, geneModels: [], proteinSequences: [] })).toEqual([])
})

test('[USE-009] a locus has the calls of the parts that its page fetches, and none of those that it lacks', async () => {
  const labelsOf = (record: LocusRecord) => recordCalls(record).map(({ label }) => label)
  const rich = { ...at4g18960, uniprotTextCount: 3, pathwayCount: 1, hasVariantSets: true }
  expect(labelsOf(rich).slice(0, 4)).toEqual(['what UniProt says', 'pathways', 'neighbourhood in the network', 'variants of accessions'])
  expect(recordCalls(rich)[1]?.call).toEqual({ path: 'detail/locus/pathways', query: { key: String(at4g18960.locusId) } })
  const none = { rows: [], total: 0, counts: [] }
  expect(
    labelsOf({ ...at4g18960, uniprotTextCount: null, pathwayCount: 0, hasVariantSets: false, interactions: none, expressionDataSets: [] }),
  ).toEqual([])
})
