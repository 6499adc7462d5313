/**
 * Relatives of loci in the layouts of their files. Orthologs of AGAMOUS and LEAFY, families, and the kinship of the MADS box genes
 * are as published; AT1G9… and DEMO_… are made up. AT1G90030 has very many relatives.
 */
export function formatHomologyFiles(): Record<string, string[]> {
  const bestHits = Object.entries(orthologs).map(([species, hits]) => [`Athaliana_${species}_RBH_orthologs.csv`, formatBestHits(hits)])
  return {
    'Athaliana_paralog_pairs.tsv': ['locus_1\tlocus_2', ...paralogs.map((pair) => pair.join('\t'))],
    ...Object.fromEntries(bestHits),
    'Arabidopsis_rice_orthologs_list.txt': ['AT4G18960\tOS01G0886200', 'AT4G18960\tOS12G0207000', 'AT1G90030\tDEMO_OS1'],
    'Athaliana_maize_InParanoid_orthologs.tsv': ['id\tgene\tortho_gene\tscore', ...maize],
    'rosette_ortholog.tsv': ['locus_name\tplant_group\tspecies\tortholog_name\tmethod\tscore', ...mosses],
    'TAIR_gene_families_table.tsv': ['gene_family\tsub_family\tlocus\tgene_name\tgenbank_accession\tprotein_function', ...families],
    'rosette_locus.tsv': ['locus_name\thas_phylogenes_page', 'AT4G18960\tT', 'AT1G90030\tF'],
    'rosette_locus_comment.tsv': ['record_name\tcommunity_id\tfirst_name\tlast_name\tnotepad_comment\tdate_entered', ...comments],
  }
}

// AG, SEP3, AP1, SOC1, FLC, AP3 and PI belong to one family.
const madsBoxGenes = ['AT1G24260', 'AT1G69120', 'AT2G45660', 'AT5G10140', 'AT3G54340', 'AT5G20240']

const paralogs = [
  ...madsBoxGenes.map((locus) => ['AT4G18960', locus]),
  ['AT1G01060', 'AT2G46830'],
  ['AT4G08920', 'AT1G04400'],
  // A pair that is listed twice, and a gene that the release does not have.
  ['AT1G90010', 'AT1G90030'],
  ['AT1G90030', 'AT1G90010'],
  ['AT1G90030', 'AT1G00000'],
]

const orthologs: Readonly<Record<string, readonly (readonly [model: string, ortholog: string])[]>> = {
  Alyrata: [
    ['AT4G18960.1', 'AL7G35210.t1'],
    ['AT5G61850.1', 'AL8G38620.t2'],
    ['NewID_1', 'NewID_2'],
  ],
  Crubella: [
    ['AT4G18960.1', 'Carubv10005558m'],
    ['AT5G61850.2', 'Carubv10028602m'],
  ],
  Esalsugineum: [
    ['AT4G18960.2', 'Thhalv10026567m'],
    ['AT5G61850.2', 'Thhalv10005606m'],
  ],
  Thalophila: [
    ['AT4G18960.1', 'XM_010520563.2'],
    ['AT5G61850.1', 'XM_019203074.1'],
  ],
  Mtruncatula: [
    ['AT4G18960.1', 'Medtr2g017865.1'],
    ['AT5G61850.1', 'Medtr3g098560.1'],
  ],
  Bdistachyon: [
    ['AT4G18960.1', 'Bradi2g06330.2'],
    ['AT5G61850.1', 'Bradi5g20340.1'],
  ],
}

/** dN, dS, their ratio, percent identity, E value and bit score of two orthologs of AGAMOUS; the figures are examples. */
const measured: Readonly<Record<string, string>> = {
  'AL7G35210.t1': '0.0102;0.1275;0.08;98.413;0;520',
  Carubv10005558m: 'NA;NA;NA;97.2;1e-150;437.5',
}

function formatBestHits(hits: readonly (readonly [string, string])[]): string[] {
  const lines = hits.map(([model, ortholog]) => `${model};${ortholog};${measured[ortholog] ?? 'NA;NA;NA;NA;NA;NA'}`)
  return ['query_id;subject_id;dN;dS;dNdS;perc_identity;evalue;bit_score', ...lines]
}

const maize = [
  '481608\tAT4G18960.1\tGRMZM2G359952_T01\t1',
  '481608\tAT4G18960.1\tGRMZM2G359952_T02\t0.351',
  ...Array.from({ length: 14 }, (_, index) => `900001\tAT1G90030.1\tDEMO_MAIZE${String(index + 1).padStart(2, '0')}_T01\t1`),
]

const mosses = [
  'AT1G90030\tother\tPhyscomitrium patens\tDEMO_MOSS1\tOrthoFinder\t12.5',
  'AT1G90030\tother\tSelaginella moellendorffii\tDEMO_FERN1\t\t',
]

const families = [
  ...['AT4G18960', ...madsBoxGenes].map((locus) => `MADS Transcription Factor Family\t\t${locus}\t\t\t`),
  'MADS-box Transcription Factor Family\t\tAT4G18960\tAGAMOUS\t\tMIKC',
  'Homeobox Transcription Factor Family\t\tAT2G17950\tWUSCHEL\t\t',
  'Response Regulator\tResponse Regulator: Pseudo\tAT5G61380\tAPRR1\t\tpseudo-response regulator 1',
  'Demonstration family\tfirst\tAT1G90010;AT1G90030\tDEMO\tDEMO0001\tnone',
  'Demonstration family\tfirst\t\tDEMO2\t\t',
]

const comments = [
  'AT1G90010\t\tDemo\tReader\tThis comment was made up, to show where comments stand.\t2024-02-29',
  'AT1G90010\t\t\t\tSo was this one, and nobody signed it.\t',
]
