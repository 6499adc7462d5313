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
  }
}

function tairLine(locus: string, partner: string, method: string, pubmed: string): string {
  return [locus, '', partner, '', 'IPI', method, '', pubmed, '', 'TAIR'].join('\t')
}
