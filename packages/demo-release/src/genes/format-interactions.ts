import { formatMitabLine, mitabColumns } from '@rosette/file-formats/mitab.ts'

/** Interactions of floral genes in the layouts of their files, a few of each. The pairs are published; methods and articles are examples. */
export function formatInteractionFiles(): Record<string, string[]> {
  return {
    'TairProteinInteraction.txt': [
      'Locus_name\tLocus_TAIR_accession\tInteractorLocus_name\tInteractorLocus_TAIR_accession\tEvidence_code\tEvidence_description\tTAIR_reference_id\tPubMed_id\tDate_updated\tAnnotated_by',
      tairLine('AT4G18960', 'AT1G24260', 'yeast two-hybrid assay', 'PMID:11206550'),
      tairLine('AT3G54340', 'AT5G20240', 'Co-immunoprecipitation', ''),
    ],
    'BioGRID_Arabidopsis_interactions_2015.tsv': [
      'entrez_a\tentrez_b\tsymbol_a\tsymbol_b',
      // The third repeats the second; the fourth has a gene of yeast whose symbol a gene of the plant has too.
      '827631\t843244\tAG\tAP1',
      '827631\t830878\tAT4G18960\tAT5G10140',
      '827631\t830878\tAT4G18960\tAT5G10140',
      '827631\t850001\tAG\tAP3',
    ],
    'TAIR10_NCBI_GENEID_mapping.tsv': ['827631\tAT4G18960', '843244\tAT1G69120', '830878\tAT5G10140', '824601\tAT3G54340'],
    'BAR_regulatory_interactions.tsv': [
      'entity_1\tentity_2\ttype\tmode\tmi_detection_method\tmi_interaction_type\tpubmed_id\ttitle',
      'AT5G61850\tAT4G18960\tprotein-dna interaction (pdi)\tactivation\t1195\t2286\t10417375#1\tDemonstration network',
      'AT5G61850\tAT1G69120\tprotein-dna interaction (pdi)\tunknown\t432\t915\t10417375#1\tDemonstration network',
    ],
    'CKN_v1_Arabidopsis_knowledge_network_2016.tsv': [
      'node_1\tnode_2\tinteraction\treliability_rank\tpart',
      'AT1G24260\tAT4G18960\tbinding\tr1\t',
      'AT1G24260\tAT1G69120\tbinding\tr2\t',
      'AT5G61850\tAT1G69120\tact_TF\tr1\t',
      'AT5G10140\tAT1G65480\tinh_TF\tr1\t',
      'AT5G10140\tAT2G45660\tunk_TF\tr2\t',
      // A viral protein.
      'VPg\tAT1G69120\tbinding\tr1\t',
    ],
    'AtRegNet_AGRIS_20100205.tsv': [
      'tf_name\ttf_locus\ttf_family\ttarget_name\ttarget_locus\ttarget_is_tf\tinteraction\tconfirmation\tnote\teffect\treference\tmethod\tpubmed_id',
      agrisLine('FLC', 'At5g10140', 'At1g65480', 'Direct', 'Confirmed', 'Repression', 'NA', '16600915'),
      agrisLine('AG', 'At4g18960', 'At3g54340', 'Direct', 'Confirmed', 'Activation', 'ChIP', 'NA'),
      agrisLine('SEP3', 'At1g24260', 'At1g69120', 'Direct', 'Unconfirmed', 'Unknown', 'ChIP-Seq', '19385720'),
      // Two factors that act together.
      agrisLine('E2Fa/Dpa', 'At2g36010/At5g02470', 'At1g69120', 'Direct', 'Unconfirmed', 'Activation', 'NA', '16126853'),
    ],
    'demonstration.mitab.txt': [
      `#${mitabColumns.join('\t')}`,
      mitabLine('AT3G54340', 'AT5G20240', '3702'),
      // Not of the plant.
      mitabLine('AT3G54340', 'YAL001C', '559292'),
    ],
  }
}

function agrisLine(factor: string, locus: string, target: string, ...facts: readonly [string, string, string, string, string]): string {
  const [interaction, confirmation, effect, method, pubmed] = facts
  return [factor, locus, 'MADS', target, target, 'No', interaction, confirmation, 'NA', effect, 'An example', method, pubmed].join('\t')
}

function mitabLine(one: string, other: string, taxon: string): string {
  const taxid = (text: string) => [{ database: 'taxid', text, note: null }]
  const name = (text: string) => [{ database: 'locus', text, note: null }]
  return formatMitabLine({
    'ID(s) interactor A': name(one),
    'ID(s) interactor B': name(other),
    'Interaction detection method(s)': [{ database: 'psi-mi', text: 'MI:0018', note: 'two hybrid' }],
    'Publication Identifier(s)': [{ database: 'pubmed', text: '8566783', note: null }],
    'Taxid interactor A': taxid('3702'),
    'Taxid interactor B': taxid(taxon),
    'Interaction type(s)': [{ database: 'psi-mi', text: 'MI:0407', note: 'direct interaction' }],
    'Source database(s)': [{ database: 'psi-mi', text: 'MI:0469', note: 'IntAct' }],
  })
}

function tairLine(locus: string, partner: string, method: string, pubmed: string): string {
  return [locus, '', partner, '', 'IPI', method, '', pubmed, '', 'TAIR'].join('\t')
}
