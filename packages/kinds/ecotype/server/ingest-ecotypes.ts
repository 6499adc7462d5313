import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { cleanText } from '@rosette/file-formats/read-table.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import type { CopyValue, Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** All AraPheno accessions: where and by whom they were collected, and their stock numbers. The date column is empty. */
export const ingestAraphenoAccessions = tableSource({
  title: 'Accessions of AraPheno',
  file: /^AraPheno_accessions\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'public data, to be cited',
  citation: 'Seren et al. (2017) AraPheno: a public database for Arabidopsis thaliana phenotypes. Nucleic Acids Research 45:D1054–D1059',
  tables: {
    ecotype_accession: [
      'ecotype_number',
      'name',
      'abbr_name',
      'country',
      'latitude',
      'longitude',
      'collector',
      'stock_name',
      'scientific_name',
    ],
  },
  columns: ['pk', 'name', 'country', 'latitude', 'longitude', 'collector', 'cs_number', 'species'],
  parseLine: (line) => parseQuotedLine(line, ','),
  toRow({ pk, name, country, latitude, longitude, collector, cs_number, species }) {
    if (!/^\d{1,9}$/.test(pk) || !name) return refuse('a number and a name are needed')
    const place = [parseDegrees(latitude, 90), parseDegrees(longitude, 180)] as const
    if (place.includes(undefined)) return refuse(`${latitude} and ${longitude} are not coordinates on Earth`)
    // 240 accessions have '0' as collector.
    const person = collector === '0' ? null : collector || null
    const [north = null, east = null] = place
    return accept([Number(pk), name, abbreviationOf(name), country || null, north, east, person, cs_number || null, species || null])
  },
  write: (out, row) => out.row('ecotype_accession', row),
})

/**
 * The files give an accession one name. It is an abbreviation if it is a few letters for the place, with or without a number:
 * Col-0, Ws-2, LDV-17, TDr-9, Fjä1-1, Sha. Longer words are names of places themselves.
 */
export function abbreviationOf(name: string): string | null {
  return /^\p{Lu}\p{L}{0,3}\d?-\d{1,3}$|^\p{Lu}\p{L}{1,2}$/u.test(name) ? name : null
}

/** Degrees of latitude or longitude; null if empty, undefined if invalid. */
function parseDegrees(text: string, most: 90 | 180): number | null | undefined {
  if (text === '') return null
  if (!/^-?\d{1,3}(\.\d{1,15})?$/.test(text)) return undefined
  const degrees = Number(text)
  return Math.abs(degrees) <= most ? degrees : undefined
}

/** The 1,135 accessions of the 1001 Genomes, without a header line. Country, collector and stock are read from AraPheno. */
export const ingestSequencedAccessions: Source = {
  title: 'Accessions of the 1001 Genomes',
  file: /^1001genomes_accessions\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'free with citation',
  citation:
    'The 1001 Genomes Consortium (2016) 1,135 genomes reveal the global pattern of polymorphism in Arabidopsis thaliana. Cell 166:481–491',
  tables: { sequenced_accession: ['ecotype_number', 'name', 'site', 'latitude', 'longitude', 'admixture_group'] },
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
  const [number = '', , name = '', , site = '', north = '', east = '', , , , group = ''] = cells.map((cell) => cell.trim())
  if (!/^\d{1,9}$/.test(number) || !name) return refuse('a number and a name are needed')
  const [latitude, longitude] = [parseDegrees(north, 90), parseDegrees(east, 180)]
  if (latitude === undefined || longitude === undefined) return refuse(`${north} and ${east} are not coordinates on Earth`)
  return accept([Number(number), name, site || null, latitude, longitude, group || null])
}

/**
 * Restores text whose UTF-8 bytes were decoded as Latin-1 and encoded again: 'BrÃ¶sarp' becomes 'Brösarp'.
 * Text that is not valid UTF-8 after that was never garbled and is kept.
 */
function repairEncoding(text: string): string {
  if (!/[\u0080-\u00FF]/.test(text) || /[\u0100-\uFFFF]/.test(text)) return text
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(text, 'latin1'))
  } catch {
    return text
  }
}

/** Details missing from the published lists, in Rosette's own layout; multiple names or stocks in a cell are separated by |. */
export const ingestEcotypeDetails = detailSource({
  title: 'Details of ecotypes',
  file: 'rosette_ecotype',
  table: 'ecotype_detail',
  columns: {
    ecotype_number: cells.wholeNumber,
    tair_accession: cells.wholeNumber,
    abbr_name: cells.text,
    aliases: cells.text,
    species_variant_type: cells.text,
    date_last_modified: cells.date,
    location: cells.text,
    latitude_max: cells.decimal,
    longitude_max: cells.decimal,
    altitude_min: cells.decimal,
    altitude_max: cells.decimal,
    number_of_plants: cells.wholeNumber,
    habitat: cells.text,
    average_temperature: cells.text,
    monthly_precipitation: cells.text,
    stocks: cells.text,
  },
  needed: ['ecotype_number'],
})
