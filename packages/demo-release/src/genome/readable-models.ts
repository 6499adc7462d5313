import type { DemoLocus } from './demo-locus.ts'
import { codingPositions, type DemoStructure, intronEnds } from './demo-structure.ts'

/** Bases a gene model asks for, by position and in the direction of the transcript. */
export function signalsOf(model: DemoStructure, strand: '+' | '-'): [position: number, base: string][] {
  const at = (positions: readonly number[], bases: string) =>
    positions.map((position, index): [number, string] => [position, bases.charAt(index)])
  const coding = codingPositions(model, strand)
  return [
    ...intronEnds(model, strand).flatMap(({ first, last }) => [...at(first, 'GT'), ...at(last, 'AG')]),
    ...at(coding.slice(0, 3), 'ATG'),
    ...at(coding.slice(-3), 'TAA'),
  ]
}

/**
 * Gene models of a locus share their DNA, so that not any of them go together: the stop codon of one must not stop another half-way.
 * Where they do not, the coding part of the later one is moved by whole codons until they do; else it has the structure of the first.
 */
export function readableModels(locus: DemoLocus): DemoLocus {
  const models: DemoStructure[] = []
  for (const model of locus.models) {
    models.push(findReadable(models, model, locus.strand) ?? models[0] ?? model)
  }
  return { ...locus, models }
}

/** The model as it is, if that goes: so structures that were written down by hand stay. */
function findReadable(others: readonly DemoStructure[], model: DemoStructure, strand: '+' | '-'): DemoStructure | null {
  if (!areReadable([...others, { ...model, coding: null }], strand)) return null
  for (const candidate of candidatesOf(model)) if (areReadable([...others, candidate], strand)) return candidate
  return null
}

/** By whole codons, nearest first. */
const shifts = [0, 3, -3, 6, -6, 9, -9, 12, -12, 15, -15, 18, -18, 21, -21, 24, -24]

function* candidatesOf({ exons, coding }: DemoStructure): Generator<DemoStructure> {
  const [first, last] = [exons[0], exons.at(-1)]
  yield { exons, coding }
  if (coding === null || !first || !last) return
  for (const right of shifts) {
    for (const left of shifts) {
      const [start, end] = [coding[0] + left, coding[1] + right]
      // Untranslated ends stay, and start and stop codon lie each within an exon.
      if (start > first[0] && start + 2 <= first[1] && end - 2 >= last[0] && end < last[1]) yield { exons, coding: [start, end] }
    }
  }
}

function areReadable(models: readonly DemoStructure[], strand: '+' | '-'): boolean {
  const fixed = new Map<number, string>()
  for (const model of models) {
    for (const [position, base] of signalsOf(model, strand)) {
      if ((fixed.get(position) ?? base) !== base) return false
      fixed.set(position, base)
    }
  }
  return models.every((model) => !hasFixedStop(codingPositions(model, strand), fixed))
}

/** A stop codon before the end in which no base is free to be another. */
function hasFixedStop(coding: readonly number[], fixed: ReadonlyMap<number, string>): boolean {
  const baseAt = (index: number) => fixed.get(coding[index] ?? 0) ?? '?'
  for (let at = 3; at + 3 < coding.length; at += 3) {
    if (baseAt(at) === 'T' && isStop(baseAt(at) + baseAt(at + 1) + baseAt(at + 2))) return true
  }
  return false
}

export function isStop(codon: string): boolean {
  return codon === 'TAA' || codon === 'TAG' || codon === 'TGA'
}
