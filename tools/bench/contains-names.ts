/** What names look like, by their share: symbols, stocks, polymorphisms, titles of several words. */
const makers: readonly ((random: Random) => string)[] = [
  (random) => `${letters(random, 2 + pick(random, 3))}${pick(random, 40)}`,
  (random) => `CS${1000 + pick(random, 900_000)}`,
  (random) => `SALK_${String(pick(random, 200_000)).padStart(6, '0')}.${pick(random, 60)}.${pick(random, 10)}0.x`,
  (random) => `AT${1 + pick(random, 5)}G${String(pick(random, 9000) * 10).padStart(5, '0')}.${1 + pick(random, 4)}`,
  (random) => Array.from({ length: 8 + pick(random, 10) }, () => words[pick(random, words.length)]).join(' '),
]

const words = (
  'a of the in and Arabidopsis thaliana gene genes control controls flowering time response to cold light auxin gibberellin receptor ' +
  'kinase encodes protein required for root hair shoot meristem leaf development homeotic floral transcription factor family regulates ' +
  'expression during seed germination drought abscisic acid signaling pathway mutant analysis reveals functional characterization novel ' +
  'naïve Müller α-subunit chloroplast mitochondrial import cell wall biosynthesis lignin pollen tube guidance stomatal density evolution'
).split(' ')

/** Special characters of query languages, in one name of a thousand. */
const specialCharacters = ['*', '?', '\\', '"', '(', ')', 'é', '°']

/** The same names in every run. */
export function makeNames(count: number): string[] {
  const random = seeded(20_261_115)
  return Array.from({ length: count }, (_, at) => {
    const name = makers[at % makers.length]?.(random) ?? ''
    return at % 1000 === 0 ? `${name} ${specialCharacters[(at / 1000) % specialCharacters.length]}${name}` : name
  })
}

/** Substrings of the names, evenly sampled, of one length. */
export function makeTexts(names: readonly string[], length: number, count: number): string[] {
  const random = seeded(length)
  const texts: string[] = []
  while (texts.length < count) {
    const name = names[pick(random, names.length)] ?? ''
    if (name.length < length) continue
    const start = pick(random, name.length - length + 1)
    const text = name.slice(start, start + length).trim()
    if (text.length === length) texts.push(text)
  }
  return texts
}

type Random = () => number

/** Mulberry32: small, fast, the same everywhere. */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

function pick(random: Random, below: number): number {
  return Math.floor(random() * below)
}

function letters(random: Random, count: number): string {
  return Array.from({ length: count }, () => String.fromCharCode(65 + pick(random, 26))).join('')
}
