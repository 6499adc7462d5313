import { accept, type Parsed, refuse } from '@rosette/file-formats/parsed.ts'
import { citations } from '@rosette/release-kit/sources/citations.ts'
import { cells, detailSource, oneOf } from '@rosette/release-kit/sources/detail-source.ts'
import type { Source } from '@rosette/release-kit/sources/source.ts'
import { tableSource } from '@rosette/release-kit/sources/table-source.ts'
import { type PlantGroup, plantGroups } from '../../contract/locus-homology.ts'

/** Pairs of loci with similar proteins. */
export const ingestParalogs = tableSource({
  title: 'Paralogs',
  file: /^Athaliana_paralog_pairs\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.paralogs,
  tables: { paralog_pair: ['locus_name', 'paralog_name'] },
  columns: ['locus_1', 'locus_2'],
  toRow: ({ locus_1, locus_2 }) =>
    locus_1 && locus_2 ? accept([locus_1.toUpperCase(), locus_2.toUpperCase()]) : refuse('a pair needs two loci'),
  write: (out, row) => out.row('paralog_pair', row),
})

type Species = { group: PlantGroup; species: string }

const tables = {
  ortholog_line: ['locus_name', 'plant_group', 'species', 'ortholog_name', 'method', 'source', 'identity', 'dn_ds', 'score'],
}

/** Reciprocal best hits between gene models and transcripts of another plant, which the file name gives: how alike they are, dN/dS and bit score. */
function bestHits(file: string, { group, species }: Species): Source {
  return tableSource({
    title: `Orthologs in ${species}`,
    file: new RegExp(`^Athaliana_${file}_RBH_orthologs\\.csv(\\.gz)?$`),
    isRequired: false,
    ...citations.bestHits,
    tables,
    columns: ['query_id', 'subject_id', 'dNdS', 'perc_identity', 'bit_score'],
    parseLine: (line) => accept(line.split(';')),
    toRow: ({ query_id: model, subject_id: ortholog, dNdS, perc_identity, bit_score }) =>
      model && ortholog
        ? accept({ model, ortholog, identity: measureOf(perc_identity), dNdS: measureOf(dNdS), score: measureOf(bit_score) })
        : refuse('a pair has two genes'),
    write(out, { model, ortholog, identity, dNdS, score }) {
      // NewID_12 is a transcript known only to the article.
      if (isUnnamed(model) || isUnnamed(ortholog)) return
      out.row('ortholog_line', [locusOf(model), group, species, ortholog, 'reciprocal best hits', 'evoGE', identity, dNdS, score])
    },
  })
}

/** NA stands for a figure that could not be computed, as where two sequences do not differ. */
function measureOf(text: string): number | null {
  return /^\d+(\.\d+)?(e-?\d+)?$/i.test(text) ? Number(text) : null
}

const isUnnamed = (name: string) => name.startsWith('NewID_')
const locusOf = (model: string) => model.toUpperCase().replace(/\.\d+$/, '')

/** No header: Arabidopsis locus and rice locus; how they were found is not said. */
const rice: Source = {
  title: 'Orthologs in Oryza sativa',
  file: /^Arabidopsis_rice_orthologs_list\.txt(\.gz)?$/,
  isRequired: false,
  ...citations.riceOrthologs,
  tables,
  ingest: (out) => ({
    line(text) {
      if (text.trim() === '') return
      const pair = parsePair(text)
      if (pair.ok)
        out.row('ortholog_line', [pair.value[0], 'monocot', 'Oryza sativa', pair.value[1], null, 'Ensembl Plants', null, null, null])
      else out.reject(pair.reason)
    },
  }),
}

function parsePair(text: string): Parsed<[string, string]> {
  const [locus, ortholog, ...further] = text.trim().split('\t')
  return locus && ortholog && further.length === 0 ? accept([locus.toUpperCase(), ortholog]) : refuse('a line needs two loci')
}

/** Clusters of gene models and transcripts, with the confidence that the maize transcript belongs to one; transcripts of one maize gene are one ortholog. */
const maize = tableSource({
  title: 'Orthologs in Zea mays',
  file: /^Athaliana_maize_InParanoid_orthologs\.tsv(\.gz)?$/,
  isRequired: false,
  ...citations.maizeOrthologs,
  tables,
  columns: ['gene', 'ortho_gene', 'score'],
  toRow: ({ gene, ortho_gene, score }) =>
    gene && ortho_gene ? accept({ gene, transcript: ortho_gene, score: measureOf(score) }) : refuse('a pair has two genes'),
  write(out, { gene, transcript, score }) {
    const ortholog = transcript.replace(/_T\d+$/, '')
    out.row('ortholog_line', [locusOf(gene), 'monocot', 'Zea mays', ortholog, 'InParanoid', 'Planteome', null, null, score])
  },
})

/** Orthologs in any plant, in a format of our own. */
const written = detailSource({
  title: 'Orthologs in further plants',
  file: 'rosette_ortholog',
  table: 'ortholog_line',
  columns: {
    locus_name: cells.text,
    plant_group: oneOf(...plantGroups.map(({ group }) => group)),
    species: cells.text,
    ortholog_name: cells.text,
    method: cells.text,
    source: cells.text,
    identity: cells.decimal,
    dn_ds: cells.decimal,
    score: cells.decimal,
  },
  needed: ['locus_name', 'plant_group', 'species', 'ortholog_name'],
  optional: ['method', 'source', 'identity', 'dn_ds', 'score'],
})

export const ingestOrthologs: readonly Source[] = [
  bestHits('Alyrata', { group: 'eudic', species: 'Arabidopsis lyrata' }),
  bestHits('Crubella', { group: 'eudic', species: 'Capsella rubella' }),
  bestHits('Esalsugineum', { group: 'eudic', species: 'Eutrema salsugineum' }),
  // The file calls its plant Thalophila; its accessions are of Tarenaya hassleriana in RefSeq.
  bestHits('Thalophila', { group: 'eudic', species: 'Tarenaya hassleriana' }),
  bestHits('Mtruncatula', { group: 'eudic', species: 'Medicago truncatula' }),
  bestHits('Bdistachyon', { group: 'monocot', species: 'Brachypodium distachyon' }),
  rice,
  maize,
  written,
]
