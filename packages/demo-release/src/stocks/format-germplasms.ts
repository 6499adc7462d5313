import { germplasmSpecies } from '@rosette/contract-kit/vocabulary/germplasm-species.ts'
import { germplasmMutagens } from '@rosette/contract-kit/vocabulary/mutagens.ts'

/**
 * Stocks, pools and details of germplasms in the layouts of their files. What is told of CS6130, CS6513, CSH1 and CS1092 is as
 * published; DEMO_… is made up. DEMO_1003_1 has all there is, DEMO_BARE nothing but its name,
 * and in DEMO_LINE_… every species and every mutagen of the search form occurs.
 */
export function formatGermplasmFiles(): Record<string, string[]> {
  return {
    'ABRC_seed_stock_lists_2005.tsv': ['stock\tline_or_allele\tlist', ...stocks],
    'ABRC_AKF_seed_pools.tsv': [
      'stock\takf_h_pool\takf_j_pools\tj_pool_stocks\tpools_in_set',
      'CSH1\tH1\tJ1-J25\tCSJ1-CSJ25\t25 pools of 9',
    ],
    'rosette_germplasm.tsv': [columns.join('\t'), ...details.map((detail) => columns.map((column) => detail[column] ?? '').join('\t'))],
    'rosette_germplasm_construct.tsv': ['germplasm_name\tname\tconstruct_type\tclone_name\tvector_name', ...constructs],
    'rosette_germplasm_allele.tsv': [
      'germplasm_name\tpolymorphism_name\tzygosity',
      // A gene trap that came in with T-DNA has no counterpart on the other chromosome.
      `${demoLine(4)}\tdemo-5\themizygous`,
    ],
    'rosette_germplasm_stock.tsv': [stockColumns, ...availabilities],
    'rosette_germplasm_attribution.tsv': [attributionColumns, ...attributions],
    'rosette_germplasm_comment.tsv': [
      'record_name\tcommunity_id\tfirst_name\tlast_name\tnotepad_comment\tdate_entered',
      'DEMO_1003_1\t\tDemo\tReader\tThis comment was made up.\t2024-02-29',
    ],
  }
}

const stocks = [
  'CS6130\tW10058; abi3-4\tdonated 2004-12 to 2005-10',
  'CS6513\tCHL1::GUS\tdonated 2004-12 to 2005-10',
  'CS84723\tBasic Set of 16 lines\tGFP-tagged subcellular marker lines (Ehrhardt)',
]

const columns = [
  'name',
  'tair_accession',
  'original_name',
  'scientific_name',
  'germplasm_type',
  'description',
  'special_growth_conditions',
  'mutagen',
  'aneuploid',
  'ploidy',
  'other_names',
  'ecotype_numbers',
  'parents',
  'members',
  'image_ids',
  'date_last_modified',
] as const

const details: readonly Partial<Record<(typeof columns)[number], string>>[] = [
  { name: 'CS1092', original_name: 'Columbia (Col-0)', germplasm_type: 'Individual Line', ecotype_numbers: '6909' },
  { name: 'DEMO_BARE' },
  {
    name: 'DEMO_1003_1',
    tair_accession: '900000301',
    original_name: 'demo-1',
    scientific_name: 'Arabidopsis thaliana',
    germplasm_type: 'Individual Line',
    description: 'A made-up line that has all there is to a germplasm.',
    special_growth_conditions: 'Grow at 16 °C in short days.',
    mutagen: 'T-DNA insertion',
    aneuploid: 'F',
    ploidy: '2',
    other_names: 'demo-one(of the first cross)|demo-uno',
    ecotype_numbers: '6909|900001',
    parents: 'CS1092|DEMO_1003_2',
    image_ids: '900000001|900000002',
    date_last_modified: '2024-02-29',
  },
  { name: 'DEMO_TRISOMIC', germplasm_type: 'Individual Line', aneuploid: 'T', ploidy: 'trisomic', mutagen: 'irradiation' },
  { name: 'DEMO_LYRATA', scientific_name: 'Arabidopsis lyrata', germplasm_type: 'Individual Line' },
  { name: 'DEMO_SET', germplasm_type: 'Set of Lines', members: 'DEMO_1003_1|DEMO_1003_2|DEMO_1003_3' },
  { name: 'DEMO_POOL', germplasm_type: 'Individual Pool', members: 'DEMO_1003_4' },
  ...Array.from({ length: 20 }, (_, index) => ({ name: `DEMO_PROGENY_${String(index + 1).padStart(2, '0')}`, parents: 'DEMO_1003_1' })),
  ...germplasmSpecies.map((scientific_name, index) => ({
    name: demoLine(index),
    scientific_name,
    germplasm_type: 'Individual Line',
    mutagen: germplasmMutagens[index % germplasmMutagens.length] ?? '',
  })),
]

/** Lines that show what the search form offers. */
export function demoLine(index: number): string {
  return `DEMO_LINE_${String(index + 1).padStart(2, '0')}`
}

const constructs = [
  'DEMO_1003_1\t35S::DEMO\toverexpression\t\tpBI121',
  'DEMO_1003_1\tDEMO genomic construct\tcomplementation\tF13C5\t',
  'DEMO_1003_1\tDEMO construct without record\t\t\t',
]

const giver = 'community_type\tcommunity_id\tfirst_name\tlast_name\torganization_name'
const stockColumns = `record_name\tstock_id\tstock_name\tstock_availability_type\tdonor_stock_number\tdescription\t${giver}`
const attributionColumns = `record_name\tattribution_type\t${giver}\tattribution_date`

const availabilities = [
  'DEMO_1003_1\t900000401\tDEMO_CS1\tavailable\tD-1\tSeeds of one plant\tperson\t\tDemo\tDonor\t',
  'DEMO_1003_2\t900000402\tDEMO_CS2\tnot available\t\t\t\t\t\t\t',
  'DEMO_1003_3\t900000403\tDEMO_CS3\tnot yet received\t\t\t\t\t\t\t',
  'DEMO_1003_4\t900000404\tDEMO_CS4\tno longer distributed\t\t\torganization\t\t\t\tDemonstration Laboratory',
]

const attributions = [
  'DEMO_1003_1\tdonor\tperson\t\tDemo\tDonor\t\t2020-02-02',
  'DEMO_1003_1\tcreator\torganization\t\t\t\tDemonstration Laboratory\t',
]
