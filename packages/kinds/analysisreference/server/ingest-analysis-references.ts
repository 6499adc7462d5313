import { cells, detailSource } from '@rosette/release-kit/sources/detail-source.ts'

/** Program runs that support annotations. Not officially published; docs/data-sources.md describes this layout. */
export const ingestAnalysisReferences = detailSource({
  title: 'Analysis references',
  file: 'rosette_analysisreference',
  licence: 'CC0 1.0',
  citation: 'Analyses of the curators',
  table: 'analysisreference_line',
  columns: {
    name: cells.text,
    parameters: cells.text,
    output_definition_criteria: cells.text,
    date_run: cells.date,
    is_nucleotide: cells.flag,
    is_peptide: cells.flag,
    program_name: cells.text,
    description: cells.text,
    software_function: cells.text,
    source: cells.text,
    author: cells.text,
    date_released: cells.date,
    version: cells.text,
    websites: cells.websites,
  },
  needed: ['name'],
})
