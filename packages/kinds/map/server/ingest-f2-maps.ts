import { parseChromosome } from '@rosette/contract-kit/genome.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'
import { parseCentimorgans } from './parse-centimorgans.ts'

/**
 * One map for each of 17 F2 populations. The file gives every place by three mapping functions; the map is that of Kosambi,
 * and that of Haldane for the one population which has no other. Its markers have no names, so they are called by their place.
 */
export const ingestF2Maps = tableSource({
  title: 'Genetic maps of F2 populations',
  file: /^Salome2012_F2_genetic_maps\.tsv(\.gz)?$/,
  isRequired: false,
  licence: 'CC0',
  citation: 'Salomé et al. (2012) The recombination landscape in Arabidopsis thaliana F2 populations. Heredity 108:447–455',
  tables: { genetic_map_position: ['map_name', 'marker_name', 'chromosome', 'position', 'marker_type'] },
  columns: ['population', 'chromosome', 'SNP_position', 'Kosambi_cM', 'Haldane_cM'],
  toRow({ population, chromosome: number, SNP_position, Kosambi_cM, Haldane_cM }) {
    const chromosome = parseChromosome(number)
    const position = parseCentimorgans(Kosambi_cM || Haldane_cM)
    if (!population || chromosome === null || position === null || !/^\d{1,9}$/.test(SNP_position))
      return refuse('a population, a chromosome, the place of a SNP and a place in cM are needed')
    return accept([`Salomé 2012 F2 ${population}`, `Salome2012_${number}_${SNP_position}`, chromosome, position, 'SNP'])
  },
  write: (out, row) => out.row('genetic_map_position', row),
})
