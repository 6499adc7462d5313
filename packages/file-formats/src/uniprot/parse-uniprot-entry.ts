import { accept, type Parsed, refuse } from '../parsed.ts'
import { parseComment } from './uniprot-comments.ts'
import type { UniprotFlatEntry, UniprotIsoform } from './uniprot-entry.ts'
import { parseFeatures } from './uniprot-features.ts'
import { parseReferences } from './uniprot-references.ts'
import { joinWrapped, splitEvidence } from './wrapped-text.ts'

/** Lines by their codes, without these; those of references stay together under `R`, with their codes. */
export type UniprotLines = ReadonlyMap<string, readonly string[]>

/** Null for an entry of another species. */
export function parseUniprotEntry(lines: UniprotLines, taxon: string): Parsed<UniprotFlatEntry | null> {
  const linesOf = (code: string) => lines.get(code) ?? []
  const textOf = (code: string) => joinWrapped(linesOf(code))
  const [, name, status, length] = /^(\S+)\s+(Reviewed|Unreviewed);\s+(\d+) AA\.$/.exec(textOf('ID')) ?? []
  const [accession, ...secondaryAccessions] = valuesOf(textOf('AC'))
  if (name === undefined || length === undefined) return refuse('an entry has no line ID with its name, status and length')
  if (accession === undefined) return refuse(`${name} has no accession`)
  if (/NCBI_TaxID=(\d+)/.exec(textOf('OX'))?.[1] !== taxon) return accept(null)
  const blocks = commentBlocks(linesOf('CC'))
  const isoforms = isoformsOf(blocks)
  const crossReferences = linesOf('DR').map(parseCrossReference)
  return accept({
    name,
    isReviewed: status === 'Reviewed',
    accession,
    secondaryAccessions,
    ...versionOf(linesOf('DT')),
    proteinName: proteinNameOf(textOf('DE')),
    existence: numberOf(/^(\d):/.exec(textOf('PE'))?.[1]),
    length: Number(length),
    loci: lociOf(crossReferences, textOf('GN')),
    isoforms,
    geneModels: geneModelsOf(crossReferences),
    references: parseReferences(linesOf('R')),
    comments: blocks.flatMap(parseComment),
    features: parseFeatures(linesOf('FT')),
    keywords: valuesOf(splitEvidence(textOf('KW')).text.replace(/\.$/, '')),
  })
}

function valuesOf(text: string): string[] {
  return text
    .split(';')
    .map((value) => value.trim())
    .filter((value) => value !== '')
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text)
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC']

/** `28-JAN-2026, entry version 209.` */
function versionOf(lines: readonly string[]): { version: number | null; date: string | null } {
  const [, day = '', month = '', year = '', version] = /(\d\d)-([A-Z]{3})-(\d{4}), entry version (\d+)\./.exec(lines.join('\n')) ?? []
  const number = months.indexOf(month) + 1
  return { version: numberOf(version), date: number === 0 ? null : `${year}-${String(number).padStart(2, '0')}-${day}` }
}

/** `RecName: Full=Protein argonaute 1 {ECO:…}; Short=…;`. Names of parts of the protein come later. */
function proteinNameOf(text: string): string | null {
  const full = /(?:RecName|SubName): Full=((?:\{[^}]*\}|[^;{])+);/.exec(text)?.[1]
  return full === undefined ? null : splitEvidence(full).text
}

type CrossReference = { database: string; id: string; isoform: string | null; parts: readonly string[] }

/** `EnsemblPlants; AT1G02205.1; AT1G02205.1; AT1G02205. [F4HVY0-3]` */
function parseCrossReference(line: string): CrossReference {
  const [, body = line, isoform = null] = /^(.*?)\.?(?:\s+\[([^\]]+)\])?$/.exec(line.trim()) ?? []
  const [database = '', id = '', ...parts] = body.split(';').map((part) => part.trim())
  return { database, id, isoform, parts }
}

// Genes of the chloroplast and of mitochondria have codes, too: ATCG00490.
const agiCode = /^AT[1-5CM]G\d{5}$/

function lociOf(crossReferences: readonly CrossReference[], geneNames: string): string[] {
  const fromDatabases = crossReferences.filter(({ database }) => database === 'Araport' || database === 'TAIR').map(({ id }) => id)
  const ordered = geneNames.matchAll(/OrderedLocusNames=((?:\{[^}]*\}|[^;{])+)/g)
  // Several names stand between commas or slashes; each may have evidence.
  const fromNames = Array.from(ordered, ([, names = '']) => splitEvidence(names).text.split(/[,/\s]+/)).flat()
  return [...new Set([...fromDatabases, ...fromNames].map((name) => name.trim().toUpperCase()))].filter((name) => agiCode.test(name))
}

function geneModelsOf(crossReferences: readonly CrossReference[]): UniprotFlatEntry['geneModels'] {
  const named = crossReferences
    .filter(({ database, id }) => /^(?:EnsemblPlants|Gramene)$/.test(database) && /^AT[1-5CM]G\d{5}\.\d+$/i.test(id))
    .map(({ id, isoform }) => ({ name: id.toUpperCase(), isoform }))
  return [...new Map(named.map((model) => [`${model.name} ${model.isoform}`, model])).values()]
}

/** Blocks begin with `-!-`; the notice of copyright at their end is none. */
function commentBlocks(lines: readonly string[]): string[] {
  const end = lines.findIndex((line) => line.startsWith('---'))
  const blocks: string[][] = []
  for (const line of end < 0 ? lines : lines.slice(0, end)) {
    if (line.startsWith('-!-')) blocks.push([line.slice(3)])
    else blocks.at(-1)?.push(line)
  }
  return blocks.map(joinWrapped)
}

/** `Name=2; Synonyms=beta; IsoId=P17839-2, P17839-3; Sequence=VSP_012345;` */
function isoformsOf(blocks: readonly string[]): UniprotIsoform[] {
  const products = blocks.filter((block) => block.startsWith('ALTERNATIVE PRODUCTS:')).join(' ')
  const found = products.matchAll(/(?:^|\s)Name=((?:\{[^}]*\}|[^;{])+);(.*?)IsoId=([^;]+);\s*Sequence=([^;]+);/g)
  return Array.from(found, ([, name = '', , ids = '', sequence = '']) =>
    ids.split(',').map((id) => ({ accession: id.trim(), name: splitEvidence(name).text, isDisplayed: sequence.trim() === 'Displayed' })),
  ).flat()
}
