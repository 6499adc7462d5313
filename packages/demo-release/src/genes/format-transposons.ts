import type { DemoLocus } from '../genome/demo-locus.ts'

/** The super families of TAIR10, as its file spells them. */
const superFamilies = [
  'DNA',
  'DNA/En-Spm',
  'DNA/HAT',
  'DNA/Harbinger',
  'DNA/Mariner',
  'DNA/MuDR',
  'DNA/Pogo',
  'DNA/Tc1',
  'LINE/L1',
  'LINE?',
  'LTR/Copia',
  'LTR/Gypsy',
  'RC/Helitron',
  'RathE1_cons',
  'RathE2_cons',
  'RathE3_cons',
  'SINE',
  'Unassigned',
] as const

type Element = { name: string; isForward: boolean; start: number; end: number; family: string; superFamily: string }

/** Elements of the Évadé family are true; the others, whose numbers end in 1, are made up: published numbers end in 0 or 5. */
export function formatTransposonFiles(loci: readonly DemoLocus[]): Record<string, string[]> {
  const elements = [...copia93, ...superFamilies.flatMap(madeUpFamily), ...scatteredFamily(), ...aroundGenes(loci)]
  const header =
    'Transposon_Name\torientation_is_5prime\tTransposon_min_Start\tTransposon_max_End\tTransposon_Family\tTransposon_Super_Family'
  return {
    'TAIR10_Transposable_Elements.txt': [
      header,
      ...elements.map(({ name, isForward, start, end, family, superFamily }) =>
        [name, isForward, start, end, family, superFamily].join('\t'),
      ),
    ],
    'rosette_transposon_feature.tsv': ['transposon\tfeature_type\tstart\tend', ...features],
  }
}

const copia93: readonly Element[] = [
  { name: 'AT1TE41580', isForward: true, start: 12755060, end: 12760395 },
  { name: 'AT1TE54585', isForward: false, start: 16551716, end: 16557069 },
  { name: 'AT4TE10320', isForward: true, start: 2188979, end: 2194314 },
  { name: 'AT5TE20395', isForward: true, start: 5629978, end: 5635310 },
].map((element) => ({ ...element, family: 'ATCOPIA93', superFamily: 'LTR/Copia' }))

/** One family for each super family; the first is large enough for its list to have pages. */
function madeUpFamily(superFamily: string, index: number): Element[] {
  const chromosome = (index % 5) + 1
  return Array.from({ length: index === 0 ? 24 : 2 }, (_, number) => {
    const start = 1_000_001 + index * 500_000 + number * 10_000
    return {
      name: madeUpName(chromosome, index * 100 + number),
      isForward: number % 2 === 0,
      start,
      end: start + 999 + number,
      family: `DEMO${index + 1}`,
      superFamily,
    }
  })
}

/** A family with more copies than a record holds, around the middle of every chromosome. */
function scatteredFamily(): Element[] {
  return Array.from({ length: 140 }, (_, number) => {
    const start = 9_000_001 + ((number * number) % 97) * 60_000
    return {
      name: madeUpName((number % 5) + 1, 6000 + number),
      isForward: number % 3 !== 0,
      start,
      end: start + 199 + number * 31,
      family: 'DEMO19',
      superFamily: superFamilies[11],
    }
  })
}

/** Elements on which a transposable element gene lies. */
function aroundGenes(loci: readonly DemoLocus[]): Element[] {
  const genes = loci.filter(({ type, chromosome }) => type.name === 'transposable_element_gene' && /[1-5]$/.test(chromosome))
  return genes.slice(0, 12).map(({ chromosome, start, end, strand }, index) => ({
    name: madeUpName(Number(chromosome.slice(3)), 5000 + index),
    isForward: strand === '+',
    start: Math.max(1, start - 200),
    end,
    family: 'DEMO12',
    superFamily: superFamilies[11],
  }))
}

function madeUpName(chromosome: number, number: number): string {
  return `AT${chromosome}TE${String(number * 10 + 1).padStart(5, '0')}`
}

const features = [
  'AT1TE00001\tlong_terminal_repeat\t1000001\t1000200',
  'AT1TE00001\ttransposon_fragment\t1000201\t1000800',
  'AT1TE00001\tlong_terminal_repeat\t1000801\t1001000',
]
