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
    'ath_embryogenesis_2011.csv': formatEmbryogenesis(),
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
      ...slides.map(({ name }, index) => `${name}\t${crowded}\t${100.5 + index}\t${(index + 1) * 5}`),
      // A slide without experiment, and one whose signal was not measured.
      `${slides.at(-1)?.name}\t254595_at\t\t`,
    ],
  }
}

/** Made-up signals of three well-known genes. */
function formatEmbryogenesis(): string[] {
  return [
    'Phylostratum\tGeneID\tZygote\tQuadrant\tGlobular\tHeart\tTorpedo\tBent\tMature',
    '2\tAT4G18960\t812.44\t798.1\t905.6\t1204.3\t1530.9\t1388.2\t640.7',
    '2\tAT2G17950\t210.5\t388\t1422.75\t1610.2\t902.4\t455\t120.9',
    '1\tAT3G24650\t95\t110.3\t240.8\t1890.6\t5210.4\t9044.1\t7300.2',
  ]
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
const slides = Array.from({ length: 18 }, (_, index) => ({
  name: `DEMO_SLIDE${String(index + 1).padStart(2, '0')}`,
  experiment: index === 17 ? '' : `Demonstration experiment ${(index % 2) + 1}`,
}))

function elementLine(name: string, type: string, isControl: string, locus: string, description: string): string {
  return [name, type, 'Arabidopsis thaliana', isControl, locus, description, '', '', ''].join('\t')
}

const arrayElementHeader = 'array_element_name\tarray_element_type\torganism\tis_control\tlocus\tdescription\tchromosome\tstart\tstop'

const signalHeader =
  'tairObjectId\tarrayElementId\tname\tsingle\tavgLogRatio\tstdError\tavgIntensity\tavgIntensityStdError\tavgSignalPercentile\tavgSignalPercentileStdError\tviewerData\texternalId'

/** Number of the locus, number and name of the element, channels and means, as published: AG, FLC, FT, WUS, NAC001 and LHY. */
const publishedSignals: readonly string[] = [
  '2117144\t24273\t17778_S_AT\t1\tNULL\tNULL\t6.8520000000000003\t3.4590000000000001\t16.218\t1.0309999999999999\t0\tNULL',
  '2200970\t43837\t261569_AT\t1\tNULL\tNULL\t529.52099999999996\t16.062999999999999\t71.164000000000001\t.745\t0\tNULL',
  '2117144\t19769\t12864_S_AT\t1\tNULL\tNULL\t19.216000000000001\t4.867\t24.975000000000001\t1.472\t0\tNULL',
  '2034168\t22694\t16113_S_AT\t1\tNULL\tNULL\t28.686\t9.5299999999999994\t22.364000000000001\t1.877\t0\tNULL',
  '2117144\t19767\t12862_I_AT\t1\tNULL\tNULL\t9.6799999999999997\t3.5600000000000001\t19.236000000000001\t1.194\t0\tNULL',
  '2117144\t25482\t19013_S_AT\t1\tNULL\tNULL\t6.3049999999999997\t2.8130000000000002\t16.716999999999999\t.88600000000000001\t0\tNULL',
  '2184118\t32744\t250476_AT\t1\tNULL\tNULL\t96.262\t7.2199999999999998\t36.746000000000002\t.57099999999999995\t0\tNULL',
  '2117144\t36863\t254595_AT\t1\tNULL\tNULL\t46.331000000000003\t4.1470000000000002\t23.108000000000001\t.53300000000000003\t0\tNULL',
  '2184118\t24002\t17501_S_AT\t1\tNULL\tNULL\t14.91\t1.5289999999999999\t27.699999999999999\t1.097\t0\tNULL',
  '2117144\t19768\t12863_R_AT\t1\tNULL\tNULL\t6.8789999999999996\t2.403\t17.138999999999999\t.997\t0\tNULL',
  '2200970\t26325\t19866_AT\t1\tNULL\tNULL\t806.02200000000005\t80.676000000000002\t73.189999999999998\t2.6219999999999999\t0\tNULL',
  '2060902\t21348\t14710_S_AT\t1\tNULL\tNULL\t-5.9180000000000001\t2.5859999999999999\t10.837999999999999\t1.214\t0\tNULL',
  '2060902\t48089\t265821_AT\t1\tNULL\tNULL\t20.806000000000001\t2.3450000000000002\t19.599\t.33500000000000002\t0\tNULL',
  '2200935\t43853\t261585_AT\t1\tNULL\tNULL\t57.009\t2.21\t35.843000000000004\t.51100000000000001\t0\tNULL',
  '2034168\t46906\t264638_AT\t1\tNULL\tNULL\t55.482999999999997\t5.8150000000000004\t29.033999999999999\t.51800000000000002\t0\tNULL',
  '2200970\t49999\t162I3\t0\t-.106\t.041000000000000002\t3804.8159999999998\t240.428\tNULL\tNULL\t1\t135171',
  '2200970\t5763\t245J10\t0\t-.064000000000000001\t.044999999999999998\t10769.457\t353.34899999999999\tNULL\tNULL\t1\t139017',
  '2117144\t18612\tMADS1\t0\t.014999999999999999\t.050000000000000003\t1904.8430000000001\t172.858\tNULL\tNULL\t1\t415637',
  '2200970\t50000\t162I3\t0\t-.062\t.057000000000000002\t9853.5499999999993\t641.83000000000004\tNULL\tNULL\t1\t249442',
  '2200970\t4\t162I3\t0\t-1.8140000000000001\t.42599999999999999\t9732.0949999999993\t1847.367\tNULL\tNULL\t1\t132737',
]

const atgenexpressHeader = 'category\texperiment\tslides\tdata_received\ttair_expression_set_id\ttair_submission\tnascarrays'

const experiments: readonly string[] = [
  'Development\tExpression Atlas of Arabidopsis Development\t237\tApr 14 2004\t1006710873\tME00319\t152|150|151|153|149|154',
  'Development\tExpression profiling of early germinating seeds\t6\tSep 2 2004\t1007966994\tME00346\t',
  'Biotic treatment\tResponse to Botrytis cinerea infection\t12\tJul 1 2004\t1007967417\tME00341\t',
  'All samples of this made-up experiment come from one set of seedlings, and none was measured.\tDemonstration of dose/response at 50%\t4\tJan 2 2006\t\tME99999\t',
]
