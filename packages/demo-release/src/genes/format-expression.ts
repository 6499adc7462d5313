import type { DemoLocus } from '../genome/demo-locus.ts'
import { openRandom } from '../random.ts'

/** Made-up expression of all loci of the demo in two layouts: our own with a sample sheet, and counts of reads like those of Klepikova et al. */
export function formatExpressionFiles(loci: readonly Pick<DemoLocus, 'name'>[], seed: number): Record<string, string[]> {
  const names = loci.map(({ name }) => name).filter((name) => !notInMatrix.has(name))
  return {
    'rosette_expression_demo.tsv': [
      ['gene', ...demoRuns.map(({ run }) => run)].join('\t'),
      ...names.map((name, at) => lineOf(name, at, seed)),
    ],
    'rosette_expression_demo_samples.tsv': [sheetHeader, ...demoRuns.map(sheetLine)],
    'Klepikova_RNAseq_raw_counts.tsv': [
      ['gene', ...atlasRuns.map(({ run }) => run)].join('\t'),
      ...names.map((name, at) => [name, ...atlasRuns.map(({ sample }) => countOf(name, at, sample))].join('\t')),
      // Names of microRNAs stand among the loci.
      ['ath-miR156a-5p', ...atlasRuns.map(() => 3)].join('\t'),
    ],
    'Klepikova_RNAseq_samples.tsv': [
      'run\tsample_id\tsample_description\ttissue_series\tstress_series\tbioproject',
      ...atlasRuns.map(({ run, sample, description, tissue, stress }) => [run, sample, description, tissue, stress, 'PRJDEMO'].join('\t')),
    ],
  }
}

/** The matrix has no line of it. */
const notInMatrix: ReadonlySet<string> = new Set(['AT5G61850'])
/** Zero in every run, which is not to be told from a gene that could not be measured. */
const zeroEverywhere = 'AT1G01010'
/** Its first run is missing. */
const withGap = 'AT1G65480'

type DemoSample = {
  sample: string
  label: string
  organ: string
  treatment: string
  poTerms: string
  means: readonly [number, number, number, number]
}

/** Four usual courses over the samples; every fourth locus follows the same one. */
const samples: readonly DemoSample[] = [
  { sample: 'RT', label: 'Root tip', organ: 'Root', treatment: '', poTerms: 'PO:0009005', means: [0, 80, 12, 3] },
  { sample: 'RM', label: 'Mature root', organ: 'Root', treatment: '', poTerms: 'PO:0009005', means: [0.02, 120, 11, 0] },
  { sample: 'LY', label: 'Leaf <5 mm & "petiole"', organ: 'Leaf', treatment: '', poTerms: 'PO:0025034|PO:0020038', means: [0.4, 3, 14, 0] },
  { sample: 'LC', label: 'Leaf in the cold', organ: 'Leaf', treatment: '4 °C, 24 h', poTerms: 'PO:0025034', means: [0, 9, 60, 0] },
  { sample: 'FB', label: 'Flower bud', organ: 'Flower', treatment: '', poTerms: 'PO:0009046', means: [74, 0.5, 13, 30] },
  { sample: 'CA', label: 'Carpel', organ: 'Flower', treatment: '', poTerms: 'PO:0009030', means: [178, 0, 15, 900] },
  { sample: 'SD', label: 'Dry seed', organ: 'Seed', treatment: '', poTerms: 'PO:0009010', means: [9, 0, 16, 4200] },
]

// Two runs of dry seed, three of all others.
const demoRuns = samples.flatMap((sample) =>
  [1, 2, 3].slice(0, sample.sample === 'SD' ? 2 : 3).map((number) => ({ ...sample, run: `${sample.sample}-${number}` })),
)

const sheetHeader = 'run\tsample\tlabel\torgan\ttreatment\tpo_terms\ttitle\tunit\treference'

function sheetLine({ run, sample, label, organ, treatment, poTerms }: DemoSample & { run: string }, index: number): string {
  const ofDataSet = index === 0 ? ['Demonstration atlas', 'TPM', 'Made up for the demonstration'] : ['', 'TPM', '']
  return [run, sample, label, organ, treatment, poTerms, ...ofDataSet].join('\t')
}

/** AG follows the first course, and the locus after each eighth one is its exact copy, so that there are ties. */
function lineOf(name: string, at: number, seed: number): string {
  const of = at % 8 === 1 ? at - 1 : at
  const random = openRandom(seed + of)
  const height = random.whole(5, 20) / 10
  const values = demoRuns.map(({ means }) => {
    const mean = means[name === 'AT4G18960' ? 0 : of % 4] ?? 0
    return name === zeroEverywhere ? 0 : Math.round(mean * height * random.whole(85, 115)) / 100
  })
  return [name, ...values.map((value, run) => (name === withGap && run === 0 ? 'NA' : value))].join('\t')
}

/** Two runs of three tissues, one of which is the untreated leaf of the series of leaves under stress. */
const atlasRuns = [
  ['L.lg', 'Leaf, mature (L.lg)', 1, 1],
  ['STI', 'Stigmatic tissue (STI)', 1, 0],
  ['M7', 'shoot apical meristem 7 days after germination', 1, 0],
  ['Cold1', 'Leaf Cold 1 hour', 0, 1],
  ['Heat24', 'Leaf Heat 24 hours', 0, 1],
].flatMap(([sample, description, tissue, stress], index) =>
  [1, 2].map((number) => ({ run: `DEMORUN${2 * index + number}`, sample: String(sample), description, tissue, stress })),
)

function countOf(name: string, at: number, sample: string): number {
  if (name === zeroEverywhere) return 0
  const isOfFlower = name === 'AT4G18960' || at % 4 === 0
  return (at % 7) + (sample === 'STI' && isOfFlower ? 400 : 40)
}
