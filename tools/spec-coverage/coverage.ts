import type { Requirement } from './requirement.ts'
import type { TestOutcome } from './test-outcome.ts'

export type Coverage = {
  covered: ReadonlySet<string>
  /** Ids in test titles that the requirement list does not know: mistyped, and counted nowhere. */
  unknown: { id: string; title: string }[]
}

/** Which requirements are carried by an executed, passing test and by none that failed or was skipped. */
export function findCoverage(requirements: readonly Requirement[], outcomes: readonly TestOutcome[]): Coverage {
  const known = new Set(requirements.map(({ id }) => id))
  const carried = outcomes.flatMap((outcome) => idsIn(outcome.title).map((id) => ({ id, ...outcome })))
  const statesOf = Map.groupBy(carried, ({ id }) => id)
  const isCovered = (id: string) => statesOf.get(id)?.every(({ state }) => state === 'passed') ?? false
  return {
    covered: new Set([...statesOf.keys()].filter((id) => known.has(id) && isCovered(id))),
    unknown: carried.filter(({ id }) => !known.has(id)).map(({ id, title }) => ({ id, title })),
  }
}

/** Covered and total for each area, in the order of the list, and the sum. */
export function formatCoverage(requirements: readonly Requirement[], { covered }: Coverage): string {
  const live = requirements.filter(({ isWithdrawn }) => !isWithdrawn)
  const rows = [...Map.groupBy(live, ({ area }) => area), ['sum', live] as const].map(([area, its]) => {
    const count = its.filter(({ id }) => covered.has(id)).length
    const share = `${Math.floor((100 * count) / its.length)} %`
    return `${area.padEnd(9)} ${String(count).padStart(5)} / ${String(its.length).padStart(5)} ${share.padStart(6)}`
  })
  return ['area    covered / total', ...rows].join('\n')
}

function idsIn(title: string): string[] {
  return [...title.matchAll(/\[([A-Z]+-\d+)\]/g)].flatMap(([, id]) => id ?? [])
}
