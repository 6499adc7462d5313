/** TAIR10 assembly, shared by TAIR9 and Araport11: names and lengths in base pairs. */
export const chromosomeLengths = {
  Chr1: 30_427_671,
  Chr2: 19_698_289,
  Chr3: 23_459_830,
  Chr4: 18_585_056,
  Chr5: 26_975_502,
  ChrC: 154_478,
  ChrM: 366_924,
} as const

export type Chromosome = keyof typeof chromosomeLengths

// Object.keys forgets which names it saw.
export const chromosomes = Object.keys(chromosomeLengths) as [Chromosome, ...Chromosome[]]

/** Accepts `1`, `chr1`, `Chr1`, `C`, `chloroplast`, …; null for anything that is not a chromosome of the plant. */
export function parseChromosome(text: string): Chromosome | null {
  const spelledOut = chromosomes.find((name) => name === text)
  if (spelledOut) return spelledOut
  const short = text
    .trim()
    .toLowerCase()
    .replace(/^chr(omosome)?[ _]?/, '')
  const letter = { chloroplast: 'c', pt: 'c', mitochondrial: 'm', mitochondria: 'm', mt: 'm' }[short] ?? short
  return chromosomes.find((name) => name.slice(3).toLowerCase() === letter) ?? null
}

export const orientations = ['F', 'R'] as const
export type Orientation = (typeof orientations)[number]
