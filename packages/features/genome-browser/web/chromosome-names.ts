import { chromosomeLengths, chromosomes } from '@rosette/contract-kit/vocabulary/genome.ts'

/**
 * Other names of the chromosomes that files have, so that JBrowse finds them in files that the load does not rewrite: bigWig, and those of
 * visitors.
 */
export const chromosomeNames = {
  adapter: {
    type: 'FromConfigAdapter',
    features: chromosomes.map((refName) => ({
      refName,
      uniqueId: refName,
      start: 0,
      end: chromosomeLengths[refName],
      aliases: namesOf(refName.slice(3)),
    })),
  },
}

function namesOf(short: string): string[] {
  const bare = { C: ['C', 'Pt', 'PT', 'pt', 'chloroplast', 'Chloroplast'], M: ['M', 'Mt', 'MT', 'mt', 'mitochondria', 'Mitochondria'] }[
    short
  ] ?? [short]
  return [...bare, ...bare.flatMap((name) => [`chr${name}`, `Chr${name}`, `CHR${name}`])].filter((name) => name !== `Chr${short}`)
}
