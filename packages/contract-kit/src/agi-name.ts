/** Whether a name is that of a locus of the genome: `AT4G18960`. Genetic loci, known by their mutants alone, are called otherwise. */
export function isAgiName(name: string): boolean {
  return /^AT[1-5CM]G\d{5}$/i.test(name)
}
