import { expect, test } from 'vitest'
import { lnUpperTail } from '../contract/statistics/ln-upper-tail.ts'
import { eliminate } from './eliminate.ts'
import { propagated, setsOf } from './fixtures/small-sets.ts'
import { foldTerms } from './fold-terms.ts'
import { countGenes } from './test-terms.ts'

const range = (from: number, to: number) => Int32Array.from({ length: to - from }, (_, at) => from + at)

test('[ENRICH-008] a term that stands out takes its genes out of all above it, the list and the background', async () => {
  const sets = await propagated(
    setsOf({ narrow: [...range(0, 10)], wide: [...range(10, 20)], rest: [...range(20, 200)] }, [
      'narrow < wide',
      'wide < widest',
      'rest < widest',
    ]),
    200,
  )
  const sides = { list: Int32Array.from([...range(0, 9), 10, 50]), background: range(0, 200) }
  const counts = await countGenes(sets.termsOf, sets.terms.length, sides)
  const lnPs = await eliminate(sets, counts, sides)
  const at = (name: string) => lnPs[sets.terms.findIndex(({ id }) => id === name)]
  expect(at('narrow')).toBe(lnUpperTail({ found: 9, draws: 11, withTerm: 10, total: 200 }))
  // Ten genes are gone, nine of the list among them.
  expect(at('wide')).toBe(lnUpperTail({ found: 1, draws: 2, withTerm: 10, total: 190 }))
  expect(at('rest')).toBe(lnUpperTail({ found: 1, draws: 11, withTerm: 180, total: 200 }))
})

test('[ENRICH-008] a term explained by narrower ones is folded below the nearest shown one', async () => {
  const sets = await propagated(
    setsOf({ near: [0], far: [1], side: [2] }, ['far < near', 'near < wide', 'side < wide', 'wide < widest', 'alone < widest']),
    3,
  )
  const indexOf = (name: string) => sets.terms.findIndex(({ id }) => id === name)
  const significant = (name: string, lnP: number, elimP: number) => ({ term: indexOf(name), lnP, lnElimP: Math.log(elimP) })
  const foldedInto = (lnP: { near: number; side: number }) => {
    const others = [significant('far', -90, 1e-9), significant('wide', -80, 0.2), significant('widest', -70, 1)]
    const folded = foldTerms([significant('side', lnP.side, 1e-4), significant('near', lnP.near, 0.001), ...others], sets)
    return Array.from(folded, ([term, into]) => [sets.terms[term]?.id, sets.terms[into]?.id])
  }
  // Of the two just below it, the one with the smaller p, whichever comes first; the one further below has a smaller one still.
  for (const [best, lnP] of [
    ['near', { near: -30, side: -20 }],
    ['side', { near: -20, side: -30 }],
  ] as const) {
    expect(foldedInto(lnP)).toEqual([
      ['wide', best],
      ['widest', best],
    ])
  }
})

test('[ENRICH-008] a term that no shown term stands below is shown after all, and others may be folded below it', async () => {
  const sets = await propagated(setsOf({ narrow: [0] }, ['narrow < middle', 'middle < wide']), 1)
  const indexOf = (name: string) => sets.terms.findIndex(({ id }) => id === name)
  const folded = foldTerms(
    [
      { term: indexOf('wide'), lnP: -9, lnElimP: 0 },
      { term: indexOf('middle'), lnP: -8, lnElimP: 0 },
    ],
    sets,
  )
  expect(Object.fromEntries(folded)).toEqual({ [indexOf('wide')]: indexOf('middle') })
})
