import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'
import { parseDegrees } from './parse-degrees.ts'

/** Every accession known to AraPheno: where it was collected, by whom, and its stock number. The column of dates is empty. */
export const ingestAraphenoAccessions = tableSource({
  title: 'Accessions of AraPheno',
  file: /^AraPheno_accessions\.csv(\.gz)?$/,
  isRequired: false,
  licence: 'public data, to be cited',
  citation: 'Seren et al. (2017) AraPheno: a public database for Arabidopsis thaliana phenotypes. Nucleic Acids Research 45:D1054–D1059',
  tables: {
    ecotype_accession: ['ecotype_number', 'name', 'country', 'latitude', 'longitude', 'collector', 'stock_name', 'scientific_name'],
  },
  columns: ['pk', 'name', 'country', 'latitude', 'longitude', 'collector', 'cs_number', 'species'],
  parseLine: (line) => parseQuotedLine(line, ','),
  toRow({ pk, name, country, latitude, longitude, collector, cs_number, species }) {
    if (!/^\d{1,9}$/.test(pk) || !name) return refuse('a number and a name are needed')
    const place = [parseDegrees(latitude, 90), parseDegrees(longitude, 180)] as const
    if (place.includes(undefined)) return refuse(`${latitude} and ${longitude} are no place on the earth`)
    // 240 accessions have the collector '0'.
    const person = collector === '0' ? null : collector || null
    return accept([Number(pk), name, country || null, place[0] ?? null, place[1] ?? null, person, cs_number || null, species || null])
  },
  write: (out, row) => out.row('ecotype_accession', row),
})
