/** How the Arabidopsis Genome Initiative names the loci of the genome: `AT4G18960`. Genetic loci, known by their mutants alone, are called otherwise. */
const agiName = String.raw`AT[1-5CM]G\d{5}`

const onlyAgiName = new RegExp(`^${agiName}$`, 'i')
const locusOrModel = new RegExp(String.raw`^(${agiName})(?:\.\d+)?$`, 'i')
const anyAgiName = new RegExp(agiName, 'gi')

export function isAgiName(name: string): boolean {
  return onlyAgiName.test(name)
}

/** The locus of a name that is a locus or one of its gene models, in capitals: `At4g18960.1` → `AT4G18960`. Null if it is neither. */
export function locusOfName(name: string): string | null {
  return locusOrModel.exec(name)?.[1]?.toUpperCase() ?? null
}

/** Every locus that a text names, in capitals. */
export function agiNamesIn(text: string): string[] {
  return text.toUpperCase().match(anyAgiName) ?? []
}
