import { type EvidencedText, splitEvidence } from './wrapped-text.ts'

/** A statement of a comment block. A block of several statements, such as one for each location, gives several. */
export type UniprotComment = EvidencedText & {
  /** As the file calls it: `SUBCELLULAR LOCATION`. */
  topic: string
  /** The isoform or chain that it is about: `Isoform 2`; null if it is about the whole entry. */
  molecule: string | null
  /** What follows from the numbers of other databases: `EC 4.3.1.24, RHEA:21384`. */
  details: string | null
}

/** What is stated for a reader. Interactions, cautions on sequences, spectra and addresses are not. */
const unread = new Set(['ALTERNATIVE PRODUCTS', 'INTERACTION', 'SEQUENCE CAUTION', 'MASS SPECTROMETRY', 'WEB RESOURCE'])

/** A block without its `-!-`: `FUNCTION: Probable transcription factor …`. */
export function parseComment(block: string): UniprotComment[] {
  const [, topic, body] = /^([A-Z][A-Z ]*):\s*(.*)$/s.exec(block) ?? []
  if (topic === undefined || body === undefined || unread.has(topic)) return []
  const [, molecule, rest] = /^\[([^\]]+)\]:\s*(.*)$/s.exec(body) ?? [null, null, body]
  return statementsOf(topic, rest ?? '').flatMap(({ text, details }) => {
    const evidenced = splitEvidence(text)
    return evidenced.text === '' ? [] : [{ topic, molecule: molecule ?? null, details, ...evidenced }]
  })
}

type Statement = { text: string; details: string | null }

function statementsOf(topic: string, body: string): Statement[] {
  switch (topic) {
    case 'SUBCELLULAR LOCATION':
      return plain(locationsOf(body))
    case 'CATALYTIC ACTIVITY':
      return reactionsOf(fieldsOf(body, reactionKeys))
    case 'COFACTOR':
      return cofactorsOf(fieldsOf(body, cofactorKeys))
    case 'BIOPHYSICOCHEMICAL PROPERTIES':
      return plain(propertiesOf(body))
    default:
      return plain([body])
  }
}

const plain = (texts: readonly string[]): Statement[] => texts.map((text) => ({ text, details: null }))

/** `Nucleus {ECO}. Cytoplasm {ECO}. Note=Moves in the light. {ECO}.`: each location has evidence of its own. */
function locationsOf(body: string): string[] {
  const [, locations = '', note] = /^(.*?)(?:(?:^|\s)Note=(.*))?$/s.exec(body) ?? []
  const parts = locations.match(/(?:\{[^}]*\}|\.(?!\s|$)|[^{.])+\.?/g) ?? []
  return [...parts, ...(note === undefined ? [] : [note])]
}

type Field = { key: string; value: string }

const reactionKeys = ['Reaction', 'Xref', 'EC', 'Evidence', 'PhysiologicalDirection'] as const
const cofactorKeys = ['Name', 'Xref', 'Evidence', 'Note'] as const

/** `Reaction=…; Xref=…; EC=…;`: a value ends at the semicolon before the next key. */
function fieldsOf(body: string, keys: readonly string[]): Field[] {
  const next = `(?:${keys.join('|')})=`
  // A note ends with its evidence, without a semicolon.
  return body.split(new RegExp(`(?:;|(?<=\\.))\\s+(?=${next})`)).flatMap((field) => {
    const at = field.indexOf('=')
    return at < 0 ? [] : [{ key: field.slice(0, at), value: field.slice(at + 1).replace(/;$/, '') }]
  })
}

/** The direction of a reaction has evidence of its own. */
function reactionsOf(fields: readonly Field[]): Statement[] {
  return grouped(fields, ['Reaction', 'PhysiologicalDirection']).map(([first, ...rest]) => {
    const fieldOf = (key: string) => rest.find((field) => field.key === key)?.value
    const rhea = /RHEA:\d+/.exec(fieldOf('Xref') ?? '')?.[0]
    const details = [...(fieldOf('EC') ? [`EC ${fieldOf('EC')}`] : []), ...(rhea ? [rhea] : [])]
    const head = first.key === 'Reaction' ? '' : 'Physiological direction: '
    return { text: `${head}${first.value} ${fieldOf('Evidence') ?? ''}`, details: details.join(', ') || null }
  })
}

function cofactorsOf(fields: readonly Field[]): Statement[] {
  return grouped(fields, ['Name', 'Note']).map(([first, ...rest]) => {
    const fieldOf = (key: string) => rest.find((field) => field.key === key)?.value
    return { text: `${first.value} ${fieldOf('Evidence') ?? ''}`, details: /CHEBI:\d+/.exec(fieldOf('Xref') ?? '')?.[0] ?? null }
  })
}

/** Fields from one that opens a statement to the next. */
function grouped(fields: readonly Field[], openers: readonly string[]): [Field, ...Field[]][] {
  const groups: [Field, ...Field[]][] = []
  for (const field of fields) {
    if (openers.includes(field.key)) groups.push([field])
    else groups.at(-1)?.push(field)
  }
  return groups
}

const propertyHeads = /(?:^|\s)(?:Absorption|Kinetic parameters|pH dependence|Redox potential|Temperature dependence):\s*/

/** `Kinetic parameters: KM=68 uM for L-phenylalanine {ECO}; Vmax=…; pH dependence: Optimum pH is 8. {ECO};`. */
function propertiesOf(body: string): string[] {
  return body.split(propertyHeads).flatMap((part) =>
    part
      .split(/;(?:\s+(?=(?:KM|Vmax|Abs|Note)[=(])|\s*$)/)
      .map((value) => value.replace(/^Note=/, '').trim())
      .filter((value) => value !== ''),
  )
}
