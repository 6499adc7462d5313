import { parseGeneModelType } from '@rosette/contract-kit/gene-model-types.ts'
import { accept, refuse } from '@rosette/file-formats/parsed.ts'
import { parseQuotedLine } from '@rosette/file-formats/quoted-line.ts'
import { citations } from '@rosette/release-kit/citations.ts'
import { tableSource } from '@rosette/release-kit/table-source.ts'

/** Type and descriptions of gene models, and of uORFs and genetic loci, which have no model in the release and are kept in the table. */
export const ingestFunctionalDescriptions = tableSource({
  title: 'Functional descriptions',
  file: /^Araport11_functional_descriptions_.*\.txt(\.gz)?$/,
  isRequired: true,
  ...citations.tair,
  tables: {
    functional_description: ['name', 'gene_model_type', 'short_description', 'curator_summary', 'computational_description'],
  },
  columns: ['name', 'gene_model_type', 'short_description', 'Curator_summary', 'Computational_description'],
  parseLine: (line) => parseQuotedLine(line, '\t'),
  toRow({ name, gene_model_type, short_description, Curator_summary, Computational_description }) {
    const type = parseGeneModelType(gene_model_type)
    if (!name) return refuse('name is missing')
    if (type === null) return refuse(`${JSON.stringify(gene_model_type)} is no gene model type`)
    return accept([name, type, short_description || null, Curator_summary || null, Computational_description || null])
  },
  write: (out, row) => out.row('functional_description', row),
})
