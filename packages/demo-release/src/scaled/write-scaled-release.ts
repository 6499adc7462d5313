import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import { formatDemoRelease } from '../write-demo-release.ts'
import { type ScalePlan, scalePlan } from './scale-plan.ts'
import { scaledLoci } from './scaled-loci.ts'
import * as ofLocus from './scaled-locus-lines.ts'
import * as ofRecords from './scaled-record-lines.ts'

type ScaledOptions = { asOf: Date; seed?: number; documents: number }

const chunkLength = 256 * 1024

/**
 * Writes the small release with many more loci, insertions, germplasms, publications, terms, annotations, markers, accessions and
 * transposons, so that it has about `documents` search documents. One line at a time: memory does not grow with the size. There is no
 * genome, because chromosomes of this plant have no room for it, and without variants and structures. The same options give the
 * same bytes. Returns the names of the files.
 */
export async function writeScaledRelease(dir: string, { asOf, seed = 3702, documents }: ScaledOptions): Promise<string[]> {
  const plan = scalePlan(documents)
  const files = Object.entries(formatDemoRelease({ asOf, seed })).filter(([name]) => !/^(TAIR10_chr|tracks|structures)/.test(name))
  const taken = new Set(files.flatMap(([, lines]) => lines.flatMap((line) => line.match(/\bAT[1-5](?:G|TE)\d{5}\b/g) ?? [])))
  await mkdir(dir, { recursive: true })
  for (const [name, lines] of files) await writeLines(join(dir, name), [lines, linesBeyond(name, plan, taken, seed)])
  return files.map(([name]) => name)
}

const locusFiles: readonly [beginning: string, lines: ofLocus.LocusLines][] = [
  ['Araport11_GTF', ofLocus.gtfLines],
  ['Araport11_all_loci', ofLocus.bedLines],
  ['gene_aliases', ofLocus.aliasLines],
  ['Araport11_functional', ofLocus.descriptionLines],
  ['Araport11_genes', ofLocus.proteinLines],
  ['T-DNASeq', ofLocus.flankLines],
  ['Locus_Germplasm', ofLocus.phenotypeLines],
  ['Locus_Published', ofLocus.publishedLines],
  ['ATH_GO_GOSLIM', ofLocus.annotationLines],
]

const recordFiles: readonly [beginning: string, lines: (plan: ScalePlan, taken: ReadonlySet<string>) => Iterable<string>][] = [
  ['rosette_publication.tsv', ofRecords.citationLines],
  ['go-basic.obo', ofRecords.ontologyLines],
  ['384_SNPs', ofRecords.snpLines],
  ['AraPheno', ofRecords.ecotypeLines],
  ['TAIR10_Transposable', ofRecords.transposonLines],
]

/** What a file of the scaled release has beyond that of the small one. */
function* linesBeyond(file: string, plan: ScalePlan, taken: ReadonlySet<string>, seed: number): Generator<string> {
  const ofLoci = locusFiles.find(([beginning]) => file.startsWith(beginning))?.[1]
  if (ofLoci) for (const scaled of scaledLoci(plan.loci, taken, seed)) yield* ofLoci(scaled, plan)
  const ofKind = recordFiles.find(([beginning]) => file.startsWith(beginning))?.[1]
  if (ofKind) yield* ofKind(plan, taken)
}

async function writeLines(path: string, parts: readonly Iterable<string>[]): Promise<void> {
  const stream = createWriteStream(path)
  const done = finished(stream)
  let chunk = ''
  for (const lines of parts) {
    for (const line of lines) {
      chunk += `${line}\n`
      if (chunk.length < chunkLength) continue
      if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), done])
      chunk = ''
    }
  }
  stream.end(chunk)
  await done
}

/** How many search documents a size stands for. */
export const scaleSizes = { M: 1_000_000, L: 10_000_000 } as const

/** What may be written for a size, for messages. */
export const scaleWords = `M, L or a number of search documents from 1000 to ${scaleSizes.L}`

/** 'M', 'L' or a number: about how many search documents a release shall have. Null for anything else. */
export function parseScale(text: string): number | null {
  if (text === 'M' || text === 'L') return scaleSizes[text]
  const documents = /^\d{4,8}$/.test(text) ? Number(text) : 0
  return documents >= 1000 && documents <= scaleSizes.L ? documents : null
}
