import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { readTable } from '@rosette/file-formats/read-table.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** What PCR and digest give in which ecotype, in a layout of our own. */
export const ingestMarkerPatterns: Source = {
  title: 'Product lengths and digest patterns of genetic markers',
  file: /^rosette_marker_pattern\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'as the release says',
  citation: 'the release itself',
  tables: {
    marker_pattern: [
      'marker_name',
      'polymorphism_name',
      'abbrev_name',
      'product_length',
      'restriction_enzyme_name',
      'num_sites',
      'fragmentation_length',
    ],
  },
  ingest: (out) =>
    readTable({
      columns: ['marker_name', 'polymorphism', 'ecotype', 'product_length', 'enzyme', 'sites', 'fragments'],
      parseLine: (line) => accept(line.split('\t')),
      toRow({ marker_name, polymorphism, ecotype, product_length, enzyme, sites, fragments }) {
        if (!marker_name || !ecotype) return refuse('a marker and an ecotype are needed')
        if (!/^\d{0,9}$/.test(product_length) || !/^\d{0,4}$/.test(sites)) return refuse('length and number of sites are whole numbers')
        return accept([
          marker_name,
          polymorphism || null,
          ecotype,
          product_length ? Number(product_length) : null,
          enzyme || null,
          sites ? Number(sites) : null,
          fragments || null,
        ])
      },
      row: (row) => out.row('marker_pattern', row),
      reject: out.reject,
    }),
}
