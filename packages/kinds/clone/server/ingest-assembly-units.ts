import { citations } from '@rosette/release-kit/citations.ts'
import { readPlacedFeatures } from '@rosette/release-kit/read-placed-features.ts'
import type { Source } from '@rosette/release-kit/source.ts'

/** The tiling path: the clones that the sequence of TAIR9, which is that of TAIR10, was put together from. */
export const ingestAssemblyUnits: Source = {
  title: 'Clones of the tiling path',
  file: /^TAIR(9|10)_GFF3_assemblies\.gff(\.gz)?$/,
  isRequired: false,
  ...citations.tair10,
  tables: { clone_place: ['name', 'chromosome', 'start_position', 'end_position', 'orientation'] },
  ingest: (out) =>
    readPlacedFeatures(out, ['BAC_cloned_genomic_insert'], ({ feature, chromosome, orientation }) => {
      const name = feature.attributes.Name?.[0]
      if (!name) out.reject('a name is needed')
      // A thousand unknown bases stand for each centromere, as a unit of its own (CEN1).
      else if (!/^CEN\d$/.test(name)) out.row('clone_place', [name, chromosome, feature.start, feature.end, orientation])
    }),
}
