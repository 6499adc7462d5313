import { MutantHit } from '@rosette/kinds/polymorphism/contract/mutant-listing.ts'
import { useSyncExternalStore } from 'react'
import { z } from 'zod'

/** More than anyone orders at once; each line takes about half a kilobyte of the browser’s storage. */
export const maxBasket = 500

const full = `The basket holds ${maxBasket} lines. Remove some, or save them as a list.`
const storageKey = 'rosette-mutant-basket'
const Basket = z.array(MutantHit)
const changed = new EventTarget()

/** The kept text and what it means: the same text is the same basket, so that React sees no change. */
let known: { text: string | null; lines: readonly MutantHit[] } = { text: null, lines: [] }

/** Lines chosen on any page of mutants. They stay in this browser; no account is needed. */
export function readBasket(): readonly MutantHit[] {
  const text = localStorage.getItem(storageKey)
  if (text !== known.text) known = { text, lines: parseBasket(text) }
  return known.lines
}

/** What another version of this page kept may have another shape: then the basket is empty. */
function parseBasket(text: string | null): readonly MutantHit[] {
  try {
    return Basket.safeParse(JSON.parse(text ?? '[]')).data ?? []
  } catch {
    return []
  }
}

/** Adds a line or takes it out; a line at two genes is two choices. Returns what went wrong, or null. */
export function toggleLine(hit: MutantHit): string | null {
  const lines = readBasket()
  const others = lines.filter((line) => !isSame(line, hit))
  const isIn = others.length < lines.length
  if (!isIn && lines.length >= maxBasket) return full
  return write(isIn ? others : [...lines, hit])
}

/** Adds lines that are not in the basket, or takes out those that are; adds none if not all fit. */
export function changeLines(hits: readonly MutantHit[], isIn: boolean): string | null {
  const others = readBasket().filter((line) => !hits.some((hit) => isSame(line, hit)))
  if (isIn && others.length + hits.length > maxBasket) return full
  return write(isIn ? [...others, ...hits] : others)
}

export function emptyBasket(): void {
  write([])
}

export function isSame(one: MutantHit, other: MutantHit): boolean {
  return one.line === other.line && one.locus_name === other.locus_name
}

function write(lines: readonly MutantHit[]): string | null {
  const text = JSON.stringify(lines)
  try {
    localStorage.setItem(storageKey, text)
  } catch {
    return 'This browser’s storage is full, so the basket could not be saved.'
  }
  known = { text, lines }
  changed.dispatchEvent(new Event('change'))
  return null
}

export function useBasket(): readonly MutantHit[] {
  return useSyncExternalStore(watch, readBasket, () => known.lines)
}

/** Changes of this page, and of others in the same browser. */
function watch(onChange: () => void): () => void {
  changed.addEventListener('change', onChange)
  addEventListener('storage', onChange)
  return () => {
    changed.removeEventListener('change', onChange)
    removeEventListener('storage', onChange)
  }
}
