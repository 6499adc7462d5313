import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromosomeLengths } from '@rosette/contract-kit/vocabulary/genome.ts'
import type { GeneModel } from '@rosette/sequence-store/gene-model.ts'
import { type Interval, spanOf } from '@rosette/sequence-store/interval.ts'
import type { GeneratedVariant } from './generated-variants.ts'

const run = promisify(execFile)

/** What bcftools csq says of each variant: `Chr1:5:A:T` → gene model → its words. */
export type CsqAnswers = Map<string, Map<string, string[]>>

export function variantKey({ chromosome, position, ref, alt }: GeneratedVariant): string {
  return [chromosome, position, ref, alt].join(':')
}

export async function runCsq(
  folder: string,
  fasta: string,
  models: readonly GeneModel[],
  variants: readonly GeneratedVariant[],
): Promise<CsqAnswers> {
  const [gff, vcf] = [join(folder, 'models.gff3'), join(folder, 'variants.vcf')]
  await writeFile(gff, `${['##gff-version 3', ...models.flatMap(formatModel)].join('\n')}\n`)
  const contigs = Object.entries(chromosomeLengths).map(([name, length]) => `##contig=<ID=${name},length=${length}>`)
  const lines = variants.map(({ chromosome, position, ref, alt }) => [chromosome, position, '.', ref, alt, '.', '.', '.'].join('\t'))
  await writeFile(vcf, `${['##fileformat=VCFv4.2', ...contigs, '#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO', ...lines].join('\n')}\n`)
  const args = ['csq', '--local-csq', '--ncsq', '200', '-f', fasta, '-g', gff, '-Ov', vcf]
  const { stdout } = await run('bcftools', args, { maxBuffer: 2 ** 28 })
  return new Map(
    stdout
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map(readLine),
  )
}

/** `BCSQ=missense|gene|model|protein_coding|+|12A>12T|34G>A,…`; a model may be named more than once. */
function readLine(line: string): [string, Map<string, string[]>] {
  const [chromosome = '', position, , ref = '', alt = '', , , info = ''] = line.split('\t')
  const said = new Map<string, string[]>()
  for (const one of /BCSQ=([^;]*)/.exec(info)?.[1]?.split(',') ?? []) {
    const [words = '', model = ''] = one.split('|')
    // Beside a splice site `synonymous` says that the bases of the site are the same, which is not about the protein.
    const own = words.split('&').filter((word, _at, all) => word !== 'synonymous' || !all.some((each) => each.startsWith('splice_')))
    said.set(model, [...(said.get(model) ?? []), ...own])
  }
  return [variantKey({ chromosome, position: Number(position), ref, alt }), said]
}

/** As Ensembl writes GFF3, which is what bcftools csq reads. */
function formatModel({ name, chromosome, strand, exons, coding }: GeneModel): string[] {
  const span = spanOf(exons)
  if (span === null) return []
  const parts = coding.map(({ interval }) => interval)
  const hull = spanOf(parts)
  const biotype = hull === null ? 'lincRNA' : 'protein_coding'
  const line = (type: string, [start, end]: Interval, rest: string, phase: number | string = '.') =>
    [chromosome, 'check', type, start, end, '.', strand, phase, rest].join('\t')
  const part = (type: string) => (interval: Interval) => line(type, interval, `Parent=transcript:${name}`)
  const left = exons.flatMap(([start, end]): Interval[] => (hull && start < hull[0] ? [[start, Math.min(end, hull[0] - 1)]] : []))
  const right = exons.flatMap(([start, end]): Interval[] => (hull && end > hull[1] ? [[Math.max(start, hull[1] + 1), end]] : []))
  const [five, three] = strand === '+' ? [left, right] : [right, left]
  return [
    line('gene', span, `ID=gene:${name};Name=${name};biotype=${biotype}`),
    line(hull === null ? 'lincRNA' : 'mRNA', span, `ID=transcript:${name};Parent=gene:${name};biotype=${biotype}`),
    ...exons.map(part('exon')),
    ...coding.map(({ interval, frame }) => line('CDS', interval, `ID=CDS:${name};Parent=transcript:${name}`, frame)),
    ...five.map(part('five_prime_UTR')),
    ...three.map(part('three_prime_UTR')),
  ]
}
