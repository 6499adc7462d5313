import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import { readPlacedFeatures } from '@rosette/release-kit/sources/read-placed-features.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'

export const ingestCloneends = detailSource({
  title: 'Clone ends',
  file: 'rosette_cloneend',
  table: 'cloneend_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    clone_end_type: cells.text,
    clones: cells.text,
    locus: cells.text,
    chromosome: cells.chromosome,
    start_position: cells.wholeNumber,
    end_position: cells.wholeNumber,
    orientation: cells.orientation,
    pubmed_ids: cells.wholeNumbers,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** Sequence Ontology types and the clone end type that each implies. */
const endTypes: Readonly<Record<string, string | null>> = { BAC_end: 'BAC_end', EST_match: 'EST', clone_insert_end: null }

/** Matches of clone ends on the sequence as GFF3: one line per match, named after its clone end. */
export const ingestCloneendMatches: Source = {
  title: 'Places of clone ends (GFF3)',
  file: /^rosette_cloneend\.gff3?(\.gz)?$/,
  isRequired: false,
  ...citations.release,
  tables: { cloneend_match: ['name', 'clone_end_type', 'chromosome', 'start_position', 'end_position', 'orientation'] },
  ingest: (out) =>
    readPlacedFeatures(out, Object.keys(endTypes), ({ feature, chromosome, orientation }) => {
      const { type, start, end, attributes } = feature
      const name = attributes.Name?.[0]
      if (!name) out.reject('a name is needed')
      else out.row('cloneend_match', [name, endTypes[type] ?? null, chromosome, start, end, orientation])
    }),
}
