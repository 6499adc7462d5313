import { type Chromosome, chromosomeLengths, parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'

export type VariantLineChecker = {
  /** The line with the chromosome as the assembly calls it, or why it can't be used. */
  check(line: string): { line: string } | { reason: string }
}

/** Checks the lines of a VCF one after the other: they must be sorted, or no index can be made. */
export function checkVariantLines(samples: number): VariantLineChecker {
  const done = new Set<Chromosome>()
  let last: { chromosome: Chromosome; position: number } | null = null
  const columns = samples === 0 ? 8 : 9 + samples

  function check(line: string): { line: string } | { reason: string } {
    const cells = line.split('\t')
    const [name = '', place = '', , ref = ''] = cells
    const chromosome = parseChromosome(name)
    if (cells.length < columns) return { reason: `${cells.length} columns instead of ${columns}` }
    if (chromosome === null) return { reason: `'${name.slice(0, 40)}' is not a chromosome of the assembly` }
    const position = /^\d{1,9}$/.test(place) ? Number(place) : 0
    if (position < 1 || position + ref.length - 1 > chromosomeLengths[chromosome])
      return { reason: `'${place.slice(0, 40)}' is not a position on ${chromosome}` }
    if (!/^[ACGTN]+$/i.test(ref)) return { reason: `'${ref.slice(0, 40)}' is not a reference allele` }
    if (done.has(chromosome) || (last?.chromosome === chromosome && position < last.position)) return { reason: 'not sorted by position' }
    if (last !== null && last.chromosome !== chromosome) done.add(last.chromosome)
    last = { chromosome, position }
    return { line: [chromosome, ...cells.slice(1)].join('\t') }
  }
  return { check }
}
