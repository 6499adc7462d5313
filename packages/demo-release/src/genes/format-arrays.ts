import { arrayElementHeader, atgenexpressHeader, experiments, publishedSignals, signalHeader } from './famous-array-elements.ts'

/**
 * Microarrays in the layouts of their files. Probe sets and clones of well-known genes have the numbers and means that TAIR published;
 * DEMO_… and the slides are made up.
 */
export function formatArrayFiles(): Record<string, string[]> {
  const signals = (isSingle: boolean) => publishedSignals.filter((line) => (line.split('\t')[3] === '1') === isSingle)
  return {
    'TAIR_LocusArrayElement_affymetrix.tsv': [signalHeader, ...signals(true)],
    'TAIR_LocusArrayElement_AFGC_cDNA.tsv': [signalHeader, ...signals(false)],
    'affy_ATH1_array_elements-2010-12-20.txt': [arrayElementHeader, ...ath1Elements],
    'AGILENT_array_elements-2010-12-20.txt': [
      arrayElementHeader,
      elementLine('DEMO_AGILENT1', 'oligonucleotide', 'no', 'AT1G65480', 'made up'),
    ],
    'CATMA_array_elements-2010-12-20.txt': [
      arrayElementHeader,
      elementLine('DEMO_CATMA1', 'GST', 'no', 'AT2G17950', 'made up'),
      elementLine('DEMO_CATMA2', 'GST', 'no', 'no_match', ''),
    ],
    'AtGenExpress_experiments.tsv': [atgenexpressHeader, ...experiments],
    'rosette_array_design.tsv': [
      'name\tmanufacturer\tplatform_type\tnum_spots',
      'DEMO_ARRAY\tDemonstration Arrays\tspotted oligonucleotide\t26000',
      'DEMO_ARRAY_BARE\t\t\t',
    ],
    'rosette_array_element.tsv': [
      'array_element_name\tdesign_name\tsequence_name',
      `${crowded}\tDEMO_ARRAY\tDEMO_CDNA1`,
      'DEMO_PROBE1\tDEMO_ARRAY_BARE\t',
      'DEMO_PROBE_BARE\t\t',
    ],
    'rosette_array_slide.tsv': [
      'name\tdesign_name\texperiment_name',
      ...slides.map(({ name, experiment }) => `${name}\tDEMO_ARRAY\t${experiment}`),
    ],
    'rosette_array_signal.tsv': [
      'slide_name\tarray_element_name\tsignal\tsignal_percentile',
      ...slides.map(({ name }, place) => `${name}\t${crowded}\t${100.5 + place}\t${(place + 1) * 5}`),
      // A slide without experiment, and one whose signal was not measured.
      `${slides.at(-1)?.name}\t254595_at\t\t`,
    ],
  }
}

const crowded = 'DEMO_PROBE_s_at'

const ath1Elements = [
  ...['254595_at AT4G18960', '250476_at AT5G10140', '264638_at AT1G65480', '265821_at AT2G17950', '261585_at AT1G01010'].map((pair) => {
    const [probe = '', locus = ''] = pair.split(' ')
    return elementLine(probe, 'oligonucleotide', 'no', locus, '')
  }),
  elementLine(crowded, 'oligonucleotide', 'no', 'AT4G18960;AT5G10140', 'made up for one locus;made up for another'),
  // The controls of Affymetrix that begin with AFFX-Bio are genes of a bacterium.
  ['AFFX-BioB-3_at', 'oligonucleotide', 'Escherichia coli', 'yes', 'no_match', 'no_match', '', '', ''].join('\t'),
]

/** More than a table shows at once. */
const slides = Array.from({ length: 18 }, (_, place) => ({
  name: `DEMO_SLIDE${String(place + 1).padStart(2, '0')}`,
  experiment: place === 17 ? '' : `Demonstration experiment ${(place % 2) + 1}`,
}))

function elementLine(name: string, type: string, isControl: string, locus: string, description: string): string {
  return [name, type, 'Arabidopsis thaliana', isControl, locus, description, '', '', ''].join('\t')
}
