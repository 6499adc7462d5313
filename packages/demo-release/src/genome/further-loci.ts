import type { DemoLocus } from './demo-locus.ts'

export type GeneticLocus = { name: string; fullName: string; summary: string; phenotype: string | null }

/** Loci that the annotation does not have: known by a mutant, by an id of TAIR alone, or from an annotation before it. */
export const furtherLoci = {
  genetic: [
    {
      name: 'ACL2',
      fullName: 'ACAULIS 2',
      summary: 'Mutants have short flower stems: the internodes do not elongate after the plant has begun to flower.',
      phenotype: 'Short internodes.',
    },
    // A locus with a sequence, AT1G90040, has this symbol too.
    { name: 'DEMO14', fullName: 'DEMONSTRATION 14', summary: 'A made-up genetic locus whose name is a symbol.', phenotype: null },
  ] satisfies GeneticLocus[],
  listed: { name: 'AT2G33430', tairObjectId: 2051003, symbol: 'DAL1' },
  tair10: { name: 'AT1G01073', type: 'protein_coding' },
} as const

/** The loci of TAIR10: what is described today, and one that Araport11 dropped. */
export function formatTair10Loci(loci: readonly DemoLocus[]): string[] {
  const famous = loci.filter(({ tairObjectId }) => tairObjectId !== null)
  return [...famous.map(({ name, type }) => `${name}\t${type.name}`), `${furtherLoci.tair10.name}\t${furtherLoci.tair10.type}`]
}

/** One gene model that only the BED12 file has. */
export function formatBed12(): string[] {
  return [
    'Chr5\t25986011\t25987711\tAT5G65055.1\t0\t-\t25986011\t25987654\t0\t3\t124,14,204,\t0,131,1496,\tAT5G65055\ttransmembrane protein',
  ]
}
