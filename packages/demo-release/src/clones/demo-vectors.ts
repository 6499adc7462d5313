type Cells = Readonly<Record<string, string>>

/** Strains and genotypes as published; DEMO_… is made up: one with everything, one with nothing but a name. */
export const hostStrains: readonly Cells[] = [
  {
    name: 'DH5alpha',
    genotype: 'F- Phi80dlacZDeltaM15 Delta(lacZYA-argF)U169 deoR recA1 endA1 hsdR17(rK-, mK+) phoA supE44 lambda- thi-1 gyrA96 relA1',
    taxons: 'Escherichia coli',
  },
  {
    name: 'DH10B',
    genotype:
      'F- mcrA Delta(mrr-hsdRMS-mcrBC) Phi80dlacZDeltaM15 DeltalacX74 recA1 endA1 araD139 Delta(ara, leu)7697 galU galK rpsL nupG lambda-',
    taxons: 'Escherichia coli',
  },
  { name: 'GV3101', genotype: 'C58 background, rifampicin resistant', taxons: 'Agrobacterium tumefaciens' },
  { name: 'EHA105', genotype: 'C58 background, derivative of pTiBo542 without T-DNA', taxons: 'Agrobacterium tumefaciens' },
  { name: 'LBA4404', genotype: 'Ach5 background, helper plasmid pAL4404', taxons: 'Agrobacterium tumefaciens' },
  {
    name: 'DEMO_STRAIN1',
    tair_accession: '900000101',
    media: 'LB with 50 mg/l kanamycin',
    genotype: 'made up',
    taxons: 'Escherichia coli|Demobacter fictus',
    date_last_modified: '2024-02-29',
  },
  { name: 'DEMO_STRAIN_BARE' },
]

/** Binary vectors and the vectors of the two BAC libraries; DEMO_… is made up. */
export const vectors: readonly Cells[] = [
  {
    name: 'pBI121',
    vector_type: 'plasmid',
    description: 'Binary vector with the reporter gene for beta-glucuronidase (GUS) behind the 35S promoter of cauliflower mosaic virus.',
    promoter_name: 'CaMV 35S',
    promoter_info: 'drives the reporter gene',
    antibiotic_resistance: 'kanamycin',
  },
  {
    name: 'pCAMBIA1300',
    vector_type: 'plasmid',
    description: 'Binary vector that makes plants resistant to hygromycin.',
    antibiotic_resistance: 'kanamycin',
  },
  {
    name: 'pROK2',
    vector_type: 'plasmid',
    description: 'Binary vector with the 35S promoter; its T-DNA is that of the SALK insertion lines.',
    promoter_name: 'CaMV 35S',
    antibiotic_resistance: 'kanamycin',
  },
  {
    name: 'pSKI015',
    vector_type: 'plasmid',
    description: 'Vector for activation tagging: four enhancers of the 35S promoter, and resistance to glufosinate in plants.',
  },
  { name: 'pBeloBAC11', vector_type: 'BAC', antibiotic_resistance: 'chloramphenicol' },
  { name: 'pBeloBAC-Kan', vector_type: 'BAC', antibiotic_resistance: 'kanamycin' },
  {
    name: 'DEMO_VECTOR1',
    tair_accession: '900000201',
    aliases: 'DEMO_VEC_A|DEMO_VEC_B',
    vector_type: 'lambda',
    description: 'Made-up vector with everything.',
    promoter_name: 'DEMO promoter',
    promoter_info: 'drives nothing',
    antibiotic_resistance: 'ampicillin',
    host_strain: 'DEMO_STRAIN1',
    images: '1=https://example.org/demo-vector|2',
    date_last_modified: '2024-02-29',
  },
  ...['TAC', 'P1', 'YAC', 'cosmid'].map((type) => ({ name: `DEMO_VECTOR_${type.toUpperCase()}`, vector_type: type })),
  { name: 'DEMO_VECTOR_BARE' },
]

/** The BAC libraries of the genome project (Choi et al. 1995, Mozo et al. 1998); DEMO_… is made up, one with three enzymes. */
export const libraries: readonly Cells[] = [
  {
    name: 'TAMU BAC library',
    abbreviation: 'TAMU',
    insert_type: 'genomic',
    restriction_enzymes: 'HindIII',
    vectors: 'pBeloBAC11',
    host_strains: 'DH10B',
  },
  {
    name: 'IGF BAC library',
    abbreviation: 'IGF',
    insert_type: 'genomic',
    restriction_enzymes: 'EcoRI',
    vectors: 'pBeloBAC-Kan',
    host_strains: 'DH10B',
  },
  {
    name: 'DEMO_LIBRARY1',
    tair_accession: '900000301',
    aliases: 'DEMO_LIB_A|DEMO_LIB_B',
    abbreviation: 'DL1',
    description: 'Made-up library with everything.',
    insert_type: 'genomic',
    insert_size_range: '80-120 kb',
    restriction_enzymes: 'EcoRI=1|HindIII=2|BamHI',
    vectors: 'DEMO_VECTOR1|DEMO_NO_SUCH_VECTOR',
    host_strains: 'DEMO_STRAIN1',
    germplasms: 'CS25|DEMO_NO_SUCH_GERMPLASM',
    date_last_modified: '2024-02-29',
  },
  { name: 'DEMO_LIBRARY_BARE' },
]
