/** Registered gene class symbols: both origins, every field, and one without any locus. */
export function formatGeneClasses(): string[] {
  const header =
    'symbol full_name description has_mutant_phenotype mutant_phenotype_class status reference_id submitter submitted date_last_modified'
  const rows = [
    ['ABI', 'ABA INSENSITIVE', '', 'T', 'seed germination', '', '', '', '', ''],
    ['PHY', 'PHYTOCHROME', '', 'F', '', '', '', '', '', ''],
    [
      'DEMO',
      'DEMONSTRATION',
      'Loci without counterpart in the plant.',
      'T',
      'made up',
      'registered',
      '900000002',
      'Demonstrator A',
      '2020-05-18',
      '2021-06-19',
    ],
    ['DEMOEMPTY', '', '', 'F', '', 'registered', '', '', '', ''],
  ]
  return [header.replaceAll(' ', '\t'), ...rows.map((row) => row.join('\t'))]
}

export function formatCommunications(): string[] {
  return [
    'name\tauthor_name\tcommunication_date\tcommunication\twebsites',
    'Demonstration communication 1\tDemonstrator A\t2020-05-18\tA letter to the curators, made up.\tExample|https://example.org/',
    'Demonstration communication 2\t\t\t\t',
  ]
}

/** The program is real, its run made up. */
export function formatAnalysisReferences(): string[] {
  const header =
    'name parameters output_definition_criteria date_run is_nucleotide is_peptide program_name description software_function source author date_released version websites'
  const run = [
    'Demonstration analysis 1',
    '-appl Pfam,SMART -iprlookup',
    'matches that InterPro has integrated',
    '2020-05-18',
    'F',
    'T',
    'InterProScan',
    'Search of all proteins for the signatures of InterPro, made up.',
    'protein domain search',
    'EMBL-EBI',
    '',
    '',
    '5',
    'InterPro|https://www.ebi.ac.uk/interpro/',
  ]
  return [header.replaceAll(' ', '\t'), run.join('\t'), `Demonstration analysis 2${'\t'.repeat(13)}`]
}
