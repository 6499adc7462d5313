type OrthologMethod = { score: string; explanation: string }

/** What the methods of the known files do, and what their scores mean (ORTHO-002). Other methods are only named. */
const orthologMethods: Readonly<Record<string, OrthologMethod>> = {
  'reciprocal best hits': {
    score: 'bit score',
    explanation:
      'each of the two proteins is the other’s best BLAST hit (E ≤ 1e-5), one for each gene at most; a higher bit score is a better alignment.',
  },
  InParanoid: {
    score: 'confidence',
    explanation:
      'clusters of two genomes; all genes that were duplicated after the species parted belong to one, with a confidence from 0 to 1 (1: the best pair).',
  },
}

export const methodNotStated = 'method not stated'

/** `bit score`, or `score` of a method that we do not know. */
export function scoreNameOf(method: string | null): string {
  return orthologMethods[method ?? '']?.score ?? 'score'
}

/** A sentence for each method, with whose lists it made. */
export function explainMethods(found: readonly { method: string | null; source: string | null }[]): string[] {
  const sourcesOf = Map.groupBy(found, ({ method }) => method ?? '')
  return [...sourcesOf].sort().map(([method, all]) => {
    const sources = [...new Set(all.flatMap(({ source }) => source ?? []))].sort()
    const name = method === '' ? methodNotStated : method
    const head = `${name.charAt(0).toUpperCase()}${name.slice(1)}${sources.length === 0 ? '' : ` (${sources.join(', ')})`}`
    const explanation =
      orthologMethods[method]?.explanation ?? (method === '' ? 'the list does not say how its pairs were found.' : 'see its source.')
    return `${head}: ${explanation}`
  })
}
