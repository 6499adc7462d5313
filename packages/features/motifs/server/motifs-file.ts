import { factsOf, foldOf, type Tested } from './answer-motifs.ts'
import { describeMethod } from './describe-method.ts'
import type { MotifTest, Sides } from './test-motifs.ts'

const columns: readonly { label: string; text(test: MotifTest, sides: Sides): string | number }[] = [
  { label: 'matrix', text: ({ motif }) => motif.matrixId },
  { label: 'factor', text: ({ motif }) => motif.factor },
  { label: 'locus', text: ({ motif }) => motif.locus?.label ?? '' },
  { label: 'class', text: ({ motif }) => motif.factorClass ?? '' },
  { label: 'family', text: ({ motif }) => motif.factorFamily ?? '' },
  { label: 'assay', text: ({ motif }) => motif.assay ?? '' },
  { label: 'PubMed ID', text: ({ motif }) => motif.pubmedId ?? '' },
  { label: 'list promoters with a site', text: ({ found }) => found },
  { label: 'list promoters', text: (_, { list }) => list.size },
  { label: 'background promoters with a site', text: ({ withSite }) => withSite },
  { label: 'background promoters', text: (_, { background }) => background.size },
  { label: 'fold', text: (test, sides) => foldOf(test, sides).toPrecision(4) },
  { label: 'log10 p', text: ({ lnP }) => (lnP / Math.LN10).toPrecision(6) },
  { label: 'log10 q', text: ({ lnQ }) => (lnQ / Math.LN10).toPrecision(6) },
  { label: 'like the better matrix', text: ({ foldedInto }) => foldedInto ?? '' },
]

/** MOTIF-011: a line for each tested motif; without a date, so that the same call on the same release is the same file. */
export function* motifsFile(releaseId: string, tested: Tested, address: string): Generator<string, void> {
  const { found, tests, query } = tested
  const facts = factsOf(releaseId, tested)
  const head = [
    `Rosette: motifs in the ${facts.within} bp upstream of the genes of a list`,
    `Release: ${releaseId}`,
    `Coverage: ${facts.loci.held} of ${facts.loci.of} loci, ${facts.genes.held} of ${facts.genes.of} genes of the list`,
    `Method: ${describeMethod(facts, query)}`,
    `Address: ${address}`,
  ]
  yield head.map((line) => `# ${line}\n`).join('')
  yield lineOf(columns.map(({ label }) => label))
  for (const test of tests) yield lineOf(columns.map(({ text }) => text(test, found.sides)))
}

function lineOf(cells: readonly (string | number)[]): string {
  return `${cells.map((cell) => String(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')}\n`
}
