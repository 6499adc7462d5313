import { locusOfName } from '@rosette/contract-kit/vocabulary/agi-name.ts'
import { parseEvidenceCode } from '@rosette/contract-kit/vocabulary/evidence-codes.ts'
import { isDay } from '@rosette/file-formats/is-day.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { cleanText, readTable } from '@rosette/file-formats/read-table.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import type { CopyValue, RowWriter, Source } from '@rosette/release-kit/sources/source.ts'
import { annotationColumns, parseReferences } from './annotation-line.ts'

const tables = { annotation_line: annotationColumns, keyword_accession: ['term_id', 'tair_keyword_id'] }

/** TAIR's own file: fifteen columns, no header. Column 14, the annotator, is a person and is not read. */
export const ingestGoSlim: Source = {
  title: 'GO annotations of TAIR',
  file: /^ATH_GO_GOSLIM\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables,
  ingest(out) {
    const write = goSlimWriter(out, 'complete')
    return {
      line(text) {
        if (text.trim() === '' || text.startsWith('!')) return
        const cells = cleanText(text).split('\t')
        if (cells.length !== 15) return out.reject(`${cells.length} columns instead of 15`)
        const [locus = '', , , relationship = '', , go_id = '', tair_keyword_id = '', , , evidence_code = ''] = cells
        const [evidence_description = '', evidence_with = '', reference = '', , date = ''] = cells.slice(10)
        write({ locus, relationship, go_id, tair_keyword_id, evidence_code, evidence_description, evidence_with, reference, date })
      },
    }
  },
}

const columns = [
  'locus',
  'relationship',
  'go_id',
  'tair_keyword_id',
  'evidence_code',
  'evidence_description',
  'evidence_with',
  'reference',
  'date',
] as const

/** The 2013 version for some loci, as a table: it adds details to annotations listed in newer files. */
export const ingestOlderGoSlim: Source = {
  title: 'References and dates of GO annotations',
  file: /^ATH_GO_GOSLIM_\d{4}_.*loci\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables,
  columns,
  ingest: (out) =>
    readTable({
      columns,
      parseLine: (line) => accept(line.split('\t')),
      toRow: (cells) => accept(cells),
      row: goSlimWriter(out, 'detail'),
      reject: out.reject,
    }),
}

type GoSlimCells = Record<(typeof columns)[number], string>

/** Also writes the TAIR number of each term once. */
function goSlimWriter(out: RowWriter, standing: string): (cells: GoSlimCells) => void {
  const numbered = new Set<string>()
  return (cells) => {
    const row = toRow(cells, standing)
    if (!row.ok) return out.reject(row.reason)
    out.row('annotation_line', row.value)
    if (numbered.has(cells.go_id) || !/^\d{1,15}$/.test(cells.tair_keyword_id)) return
    numbered.add(cells.go_id)
    out.row('keyword_accession', [cells.go_id, Number(cells.tair_keyword_id)])
  }
}

function toRow(cells: GoSlimCells, standing: string): Parsed<CopyValue[]> {
  const { locus, relationship, go_id, evidence_code, evidence_description, evidence_with, reference, date } = cells
  const evidence = parseEvidenceCode(evidence_code)
  if (!locus || !go_id) return refuse('locus or term is missing')
  if (evidence === null) return refuse(`${JSON.stringify(evidence_code)} is not an evidence code`)
  const { type, referenceId, pubmedId } = parseReferences(reference.split('|'))
  const negated = /^NOT\b\s*/i.exec(relationship)?.[0] ?? ''
  return accept([
    standing,
    locusOfName(locus) ?? locus.toUpperCase(),
    go_id,
    negated !== '',
    relationship.slice(negated.length).replaceAll('_', ' ') || null,
    evidence,
    evidence_description || null,
    evidence_with || null,
    type,
    referenceId,
    pubmedId,
    isDay(date) ? date : null,
    null,
  ])
}
