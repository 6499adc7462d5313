import { cleanText } from '@rosette/file-formats/clean-text.ts'
import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import type { CopyValue, Source } from '@rosette/release-kit/source.ts'
import { repairEncoding } from './repair-encoding.ts'

/** The 1,135 accessions of the 1001 Genomes, without header line. Country, place, collector and stock are those of AraPheno. */
export const ingestSequencedAccessions: Source = {
  title: 'Accessions of the 1001 Genomes',
  file: /^1001genomes_accessions\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'free with citation',
  citation:
    'The 1001 Genomes Consortium (2016) 1,135 genomes reveal the global pattern of polymorphism in Arabidopsis thaliana. Cell 166:481–491',
  tables: { sequenced_accession: ['ecotype_number', 'name', 'site', 'admixture_group'] },
  ingest: (out) => ({
    line(text) {
      if (text.trim() === '') return
      const cells = parseQuotedLine(cleanText(repairEncoding(text.trimEnd())), ',')
      const row = cells.ok ? toRow(cells.value) : cells
      if (row.ok) out.row('sequenced_accession', row.value)
      else out.reject(row.reason)
    },
  }),
}

function toRow(cells: readonly string[]): Parsed<CopyValue[]> {
  if (cells.length !== 13) return refuse(`${cells.length} columns instead of 13`)
  const [number = '', , name = '', , site = '', , , , , , group = ''] = cells.map((cell) => cell.trim())
  if (!/^\d{1,9}$/.test(number) || !name) return refuse('a number and a name are needed')
  return accept([Number(number), name, site || null, group || null])
}
