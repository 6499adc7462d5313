/** Greek letters by name: `β-glucosidase` is `beta-glucosidase`. */
export const greekLetters: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  ι: 'iota',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'mu',
  ν: 'nu',
  ξ: 'xi',
  ο: 'omicron',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  ς: 'sigma',
  τ: 'tau',
  υ: 'upsilon',
  φ: 'phi',
  χ: 'chi',
  // The last one stands for a millionth and looks like the letter.
  ψ: 'psi',
  ω: 'omega',
  µ: 'mu',
}

const anyGreek = new RegExp(`[${Object.keys(greekLetters).join('')}]`, 'giu')

/** How ids are typed, with blanks, hyphens or underscores at the gaps, and the names by which records are known. */
const spellings: readonly { typed: RegExp; names(parts: readonly string[]): string[] }[] = [
  { typed: /^(at[1-5cm]g)[ _-]?(\d{5}(?:\.\d{1,3})?)$/i, names: ([agi, number]) => [`${agi}${number}`] },
  { typed: /^cs[ _-]?(\d+[a-z]?)$/i, names: ([number]) => [`CS${number}`] },
  // The two seed centres number the same stocks alike.
  { typed: /^n[ _-]?(\d+)$/i, names: ([number]) => [`N${number}`, `CS${number}`] },
  { typed: /^salk[ _-]?(\d{6})([a-z]*)$/i, names: ([number, end]) => [`SALK_${number}${end}`] },
  { typed: /^sail[ _-](\d+)[ _-]([a-h]\d{2})$/i, names: ([plate, well]) => [`SAIL_${plate}_${well}`] },
  { typed: /^(?:gk|gabi|gabi[ _-]kat)[ _-]?(\d{3}[a-h]\d{2})$/i, names: ([number]) => [`GABI_${number}`, `GK-${number}`] },
  { typed: /^(?:pmid|pubmed)[ :_-]*(\d{1,9})$/i, names: ([number]) => [`PMID:${number}`] },
  { typed: /^(?:gene[ _-]?id|loc)[ :_-]*(\d{1,9})$/i, names: ([number]) => [`GeneID:${number}`] },
  // The species before a symbol. A symbol that begins so itself (AtMYB2) is meant first.
  { typed: /^(At-?([A-Z][A-Za-z0-9-]+))$/, names: ([whole, symbol]) => [`${whole}`, `${symbol}`] },
  { typed: /^(go|po)[ :_-]?(\d{7})$/i, names: ([ontology, number]) => [`${ontology?.toUpperCase()}:${number}`] },
]

/**
 * What a typed text means, the likeliest first; at least one. Ids are read however people write them (`AT4G 18960`, `N25`, `GK-048G09`),
 * a list of ids is each of them, and Greek letters are spelled out. Any other text is itself.
 */
export function readTypedText(text: string): string[] {
  const spelled = spellGreek(text.trim().replace(/\s+/g, ' '))
  const whole = namesOf(spelled)
  if (whole) return whole
  const parts = spelled.split(/[\s,;|]+/).filter((part) => part !== '')
  const lists = parts.map(namesOf)
  return parts.length > 1 && lists.every((names) => names !== null) ? [...new Set(lists.flat())] : [spelled]
}

/** The names that an id of a list or an address may mean, the likeliest first. A text that is not an id is itself. */
export function spellingsOf(id: string): string[] {
  const trimmed = id.trim()
  const names = namesOf(trimmed.replace(/\s+/g, ' '))
  if (names) return names
  const spelled = spellGreek(trimmed)
  return spelled === trimmed ? [trimmed] : [spelled, trimmed]
}

function namesOf(text: string): string[] | null {
  for (const { typed, names } of spellings) {
    const match = typed.exec(text)
    if (match) return names(match.slice(1))
  }
  return null
}

/** A text with Greek letters spelled out. */
export function spellGreek(text: string): string {
  return text.replace(anyGreek, (letter) => greekLetters[letter.toLowerCase()] ?? letter)
}

/**
 * What a symbol is without the At of Arabidopsis thaliana, which papers write before it: AtPHYB is PHYB. Null if the text is not such a
 * symbol. In other letters than `At` and a capital, what remains must be longer, because many words begin with these letters.
 */
export function withoutPlant(text: string): string | null {
  const [, written] = /^At-?([A-Z][A-Za-z0-9.;:/-]+)$/.exec(text) ?? []
  const [, typed] = /^at-?([a-z][a-z0-9.;:/-]{2,})$/i.exec(text) ?? []
  return written ?? typed ?? null
}
