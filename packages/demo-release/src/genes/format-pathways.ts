/** Pathways in the layout of AraCyc, and sets of genes. The pathways are made up, the members of the sets are true. */
export function formatPathwayFiles(): Record<string, string[]> {
  return {
    'AraCyc_pathways_20230103.tsv': [
      'Pathway-id\tPathway-name\tReaction-id\tEC\tProtein-id\tProtein-name\tGene-id\tGene-name',
      ...pathways,
    ],
    'flower_sets.gmt': flowerSets.map((cells) => cells.join('\t')),
    'clock_sets.gmt': clockSets.map((cells) => cells.join('\t')),
  }
}

const pigment = ['DEMO-PWY-1', '<i>trans</i>-&beta;-demonstration pigment biosynthesis'] as const
const salvage = ['DEMO-PWY-2', 'demonstration salvage'] as const
// Another pathway of the same name.
const salvageToo = ['DEMO-PWY-3', 'demonstration salvage'] as const

const pathways = [
  ...step(pigment, 'DEMO-RXN-1', 'EC-4.3.1.25', 'AT1G90010', 'AT1G90030', 'AT2G90010'),
  ...step(pigment, 'DEMO-RXN-2', '|EC-1.14.19.eh|', 'AT3G90010', 'AT3G90030', 'AT4G90010', 'AT4G90030', 'AT5G90010'),
  ...step(pigment, 'DEMO-RXN-3', 'EC-6.2.1', 'unknown'),
  // A gene without an AGI code, and one that the release does not have.
  ...step(pigment, 'DEMO-RXN-4', '-', 'G-10790', 'AT1G00000'),
  ...step(salvage, 'DEMO-RXN-5', 'EC-2.5.1.18', 'AT1G90010', 'AT2G90030', 'AT2G90050'),
  ...step(salvageToo, 'DEMO-RXN-5', 'EC-2.5.1.18', 'AT5G90030', 'AT5G90050', 'AT5G90070', 'AT5G90090', 'AT4G90050', 'unknown'),
]

function step([id, name]: readonly [string, string], reaction: string, ec: string, ...genes: string[]): string[] {
  return genes.map((gene) => {
    const protein = gene === 'unknown' ? ['unknown', 'unknown'] : [`${gene}-MONOMER`, 'demonstration enzyme']
    return [id, name, reaction, ec, ...protein, gene, gene].join('\t')
  })
}

// Ids as people write them: a gene model, a symbol, lower case, twice the same gene, and one that nobody knows.
const flowerSets = [
  ['ABC model', 'https://example.org/abc', 'AT4G18960.1', 'AP1', 'at3g54340', 'AT5G20240', 'AT1G24260', 'AT1G69120', 'NOT_A_GENE'],
  ['light', 'na', 'AT1G04400', 'AT4G08920', 'AT2G18790', 'AT1G09570', 'AT2G43010'],
]

const clockSets = [['light', 'Light input to the circadian clock', 'AT1G22770', 'AT2G25930', 'AT1G01060', 'AT2G46830', 'AT2G18790']]
