import { citations } from '@rosette/release-kit/citations.ts'
import { readPlacedFeatures } from '@rosette/release-kit/read-placed-features.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** Types of the Sequence Ontology, and the type of clone end that each tells. */
const endTypes: Readonly<Record<string, string | null>> = { BAC_end: 'BAC_end', EST_match: 'EST', clone_insert_end: null }

/** Where on the sequence clone ends were found, as GFF3: one line for each match, with the name of the clone end. */
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
