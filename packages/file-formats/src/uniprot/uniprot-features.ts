import type { UniprotFeature } from './uniprot-entry.ts'
import { joinWrapped } from './wrapped-text.ts'

/** Lines of features, without `FT`: `DOMAIN          22..75` and what is said of it, one qualifier after the other. */
export function parseFeatures(lines: readonly string[]): UniprotFeature[] {
  const features: { type: string; location: string; lines: string[] }[] = []
  for (const line of lines) {
    const [, type, location] = /^(\S+)\s+(\S+)\s*$/.exec(line) ?? []
    if (type !== undefined && location !== undefined) features.push({ type, location, lines: [] })
    else features.at(-1)?.lines.push(line)
  }
  return features.map(({ type, location, lines: rest }) => {
    const qualifiers = qualifiersOf(joinWrapped(rest))
    const evidence = qualifiers.get('evidence')?.split(',') ?? []
    const text = ['ligand', 'ligand_part', 'ligand_note', 'note'].flatMap((key) => qualifiers.get(key) ?? []).join('; ')
    return { type, location, text, evidence: evidence.map((tag) => tag.trim()) }
  })
}

/** `/note="MADS-box" /evidence="ECO:…"`; a quotation mark within a value is written twice. */
function qualifiersOf(text: string): Map<string, string> {
  const found = text.matchAll(/\/(\w+)="((?:[^"]|"")*)"/g)
  return new Map(Array.from(found, ([, key = '', value = '']) => [key, value.replaceAll('""', '"')]))
}
