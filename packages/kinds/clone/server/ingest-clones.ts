import { accept } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'
import { readPlacedFeatures } from '@rosette/release-kit/sources/read-placed-features.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'

/** The tiling path: the clones from which the TAIR9 sequence, identical to that of TAIR10, was assembled. */
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
      // Each centromere is a placeholder unit of a thousand unknown bases (CEN1).
      else if (!/^CEN\d$/.test(name)) out.row('clone_place', [name, chromosome, feature.start, feature.end, orientation])
    }),
}

/**
 * Open reading frames were named after the clone they were found on: F13C5.130 lies on F13C5. The genome project named its clones by
 * library, plate and well (F and T: BACs, K: TACs) or by three letters and a number (M: P1 clones); other dotted names do not match.
 */
const orfName = /^([FTK]\d{1,2}[A-P]\d{1,2}|M[A-Z]{2}\d{1,2})\.\d+$/

export const ingestOrfClones = tableSource({
  title: 'Clones after which open reading frames are named',
  file: /^TAIR_locus_names_synonyms_.*\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.tair,
  tables: { clone_orf: ['clone_name', 'locus_name'] },
  columns: ['locus', 'name', 'synonyms'],
  toRow({ locus, name, synonyms }) {
    const clones = [name, ...synonyms.split('|')].flatMap((each) => orfName.exec(each.trim())?.[1] ?? [])
    return accept([...new Set(clones)].map((clone) => [clone, locus.toUpperCase()]))
  },
  write(out, rows) {
    for (const row of rows) out.row('clone_orf', row)
  },
})

export const ingestCloneDetails = detailSource({
  title: 'Clones',
  file: 'rosette_clone',
  table: 'clone_detail',
  columns: {
    name: cells.text,
    tair_accession: cells.key,
    aliases: cells.text,
    vector_type: cells.text,
    insert_type: cells.text,
    insert_size: cells.wholeNumber,
    is_full_length_cds: cells.flag,
    scientific_name: cells.text,
    ecotype: cells.text,
    chromosome: cells.chromosome,
    antibiotic_selection: cells.text,
    vectors: cells.text,
    host_strain: cells.text,
    date_last_modified: cells.date,
  },
  needed: ['name'],
})

/** A gene model or locus and its relationship to a clone. */
export const ingestCloneGenes = detailSource({
  title: 'Genes on clones',
  file: 'rosette_clone_gene',
  table: 'clone_gene_line',
  columns: { clone_name: cells.text, gene_name: cells.text, locus_name: cells.text, relationship_type: cells.text },
  needed: ['clone_name'],
})
