import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** What PCR and digest give in which ecotype, in a layout of our own. */
export const ingestMarkerPatterns = tableSource({
  title: 'Product lengths and digest patterns of genetic markers',
  file: /^rosette_marker_pattern\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.release,
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
  columns: ['marker_name', 'polymorphism', 'ecotype', 'product_length', 'enzyme', 'sites', 'fragments'],
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
  write: (out, row) => out.row('marker_pattern', row),
})
