import { parseChromosome } from '@rosette/contract-kit/vocabulary/genome.ts'
import famousGenes from '../../../../data/demo/famous-genes.json' with { type: 'json' }
import type { Random } from '../random.ts'
import type { DemoLocus } from './demo-locus.ts'
import { type DemoStructure, makeStructure } from './demo-structure.ts'

type FamousGene = (typeof famousGenes)[number]

/** Well-known genes, from facts written by hand. Where no structure is written down, one is made up that fits the span. */
export function famousLoci(random: Random): DemoLocus[] {
  return famousGenes.map((gene) => {
    const chromosome = parseChromosome(gene.chromosome)
    if (chromosome === null) throw new Error(`${gene.locus}: ${gene.chromosome} is not a chromosome`)
    const strand = gene.strand === '-' ? '-' : '+'
    return {
      name: gene.locus,
      tairObjectId: gene.tairObjectId,
      chromosome,
      start: gene.start,
      end: gene.end,
      strand,
      type: { name: 'protein_coding', code: 1 },
      symbols: gene.symbols,
      orf: gene.orf,
      shortDescription: gene.shortDescription,
      summary: gene.summary,
      models: Array.from({ length: gene.modelCount }, (_, index) => structureOf(random, gene, index, strand)),
      hasBounds: true,
      publications: gene.publications,
      germplasms: gene.germplasms,
    }
  })
}

function structureOf(random: Random, gene: FamousGene, index: number, strand: '+' | '-'): DemoStructure {
  const written = gene.structures[index]
  if (!written) return makeStructure(random, { start: gene.start, end: gene.end, strand }, true)
  return { exons: written.exons.map(toInterval), coding: toInterval(written.coding) }
}

function toInterval([start, end]: readonly number[]): [number, number] {
  if (start === undefined || end === undefined) throw new Error('An interval has two ends')
  return [start, end]
}
