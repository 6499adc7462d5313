import { type MarkerCells, madeUpMarkers, markerColumns } from './made-up-markers.ts'

/**
 * Markers, maps and loci on maps in the layouts of their files. Microsatellites are true, with the lengths of their PCR products in
 * Columbia and Landsberg erecta (Bell and Ecker 1994); so are the first places of both genetic maps and the gaps. DEMO_… is made up.
 */
export function formatMarkerFiles(): Record<string, string[]> {
  return {
    'ArabMAGIC_markers_TAIR9.csv': ['# Demonstration', 'marker,chr,pos', 'MN1_29291,1,0.029291', 'DEMO_MAGIC5,5,26.5'],
    '384_SNPs_list.csv': ['SNP_id,chr,T10_position', 'c1_p444764,1,444764', 'c1_p737717,1,737717', 'c1_p1042322,1,1042322'],
    'ColKas_RIL_genotypes.csv': ['id,nga59,nga8,nga225', ',1,4,5', '1,B,B,A', '2,_,_,_'],
    'LerCvi_RIL_genetic_map.csv': ['marker,chr,pos', 'PVV4,1,0.000000', 'AXR-1,1,6.250674', 'DFR,5,70.291400'],
    'Salome2012_F2_genetic_maps.tsv': f2Maps,
    'tair9_Assembly_gaps.gff': ['##gff-version 3', ...gaps],
    'rosette_map_locus.tsv': ['map_name\tmap_type\tchromosome\tlocus_name\tstart_position\tend_position', ...lociOnMaps],
    'rosette_marker.tsv': [markerColumns, ...[...microsatellites, ...madeUpMarkers].map(toCells)].map((cells) => cells.join('\t')),
    'rosette_marker_pattern.tsv': [
      'marker_name\tpolymorphism\tecotype\tproduct_length\tenzyme\tsites\tfragments',
      ...lengths,
      ...digests,
      ...fragments,
    ],
  }
}

const productLengths = [
  ['nga63', '1', 111, 89],
  ['nga280', '1', 105, 85],
  ['nga111', '1', 128, 162],
  ['nga168', '2', 151, 135],
  ['nga162', '3', 107, 89],
  ['nga6', '3', 143, 123],
  ['nga8', '4', 154, 198],
  ['nga151', '5', 150, 120],
] as const

const microsatellites: readonly MarkerCells[] = productLengths.map(([marker_name, chromosome]) => ({
  marker_name,
  marker_type: 'SSLP',
  is_pcr_marker: 'T',
  chromosome,
}))

const lengths = productLengths.flatMap(([marker, , col, ler]) => [`${marker}\t\tCol\t${col}\t\t\t`, `${marker}\t\tLer\t${ler}\t\t\t`])

const digests = [
  'DEMO_CAPS1\tDEMO_SNP1\tDEMO-1\t700\tEcoRI\t1\t560, 140',
  'DEMO_CAPS1\tDEMO_SNP1\tDEMO-2\t700\tEcoRI\t0\t700',
  // A polymorphism of which the demo has a record.
  'DEMO_CAPS1\tdemo-3\tDEMO-2\t700\tHindIII\t1\t400, 300',
  'DEMO_CAPS1\tDEMO_SNP1\tDEMO-1\t700\t\t\t',
]

/** Ecotypes between which most markers were made. */
const fragments = [
  ...['Ws', 'Nd', 'No', 'Rld', 'Ler', 'Col'].map((ecotype, index) => `DEMO_RAPD1\t\t${ecotype}\t${400 + 10 * index}\t\t\t`),
  ...['C24', 'Cvi', 'En', 'Be'].map((ecotype, index) => `DEMO_AFLP1\t\t${ecotype}\t${600 + 10 * index}\t\t\t`),
]

const f2Maps = [
  'population\tchromosome\tSNP_position\tKosambi_cM\tHaldane_cM\tCarterFalconer_cM',
  'P10\t1\t488426\t0\t0\t0',
  'P10\t1\t768865\t1.27358\t1.289799\t1.273305',
  'P8\t1\t488426\t\t0\t',
  'P8\t1\t768865\t\t0.8969466\t',
]

/** Made-up loci on a classical map and on one of clones that overlap; the last is not a locus of the release. */
const lociOnMaps = [
  'Demonstration classical map\tgenetic\t3\tAT3G90020\t12.5\t',
  'Demonstration classical map\tgenetic\t5\tAT5G90020\t70.25\t',
  'Demonstration physical map\tphysical\t3\tAT3G90020\t480000\t490000',
  'Demonstration classical map\tgenetic\t3\tNO_SUCH_LOCUS\t30\t',
]

const gaps = [
  'Chr1\tTAIR8\tgap\t13201253\t13201352\t.\t+\t.\tNOTE=Size_100_Contamination_E.coli',
  'Chr1\tTAIR8\tgap\t14309682\t14309741\t.\t+\t.\tNOTE=Size_60_exact sizes of the gaps are unknown',
]

function toCells(cells: MarkerCells): string[] {
  return markerColumns.map((column) => cells[column] ?? '')
}
