import type { TestOutcome } from './test-outcome.ts'

type Coverage = {
  covered: ReadonlySet<string>
  /** Ids in test titles that the requirement list does not know: mistyped, and counted nowhere. */
  unknown: { id: string; title: string }[]
}

/** In titles of tests that `npm run check:official` runs beside those of the gate. */
const officialOnly = 'needs ROSETTE_REAL_SITE'

/**
 * Which requirements are carried by an executed, passing test and by none that failed or was skipped. What is shown on the official
 * release as well may be skipped: it covers nothing then.
 */
export function findCoverage(requirements: readonly Requirement[], outcomes: readonly TestOutcome[]): Coverage {
  const known = new Set(requirements.map(({ id }) => id))
  const counted = outcomes.filter(({ title, state }) => state !== 'skipped' || !title.includes(officialOnly))
  const carried = counted.flatMap((outcome) => idsIn(outcome.title).map((id) => ({ id, ...outcome })))
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

/** 'SHELL,DATA-009..029,API-040' → the requirements meant; withdrawn ones are left out. */
export function parseSelection(selection: string, requirements: readonly Requirement[]): Requirement[] {
  const parts = selection.split(',').map((part) => part.trim())
  const chosen = new Set(parts.filter(Boolean).flatMap((part) => parsePart(part, requirements)))
  return requirements.filter((requirement) => chosen.has(requirement) && !requirement.isWithdrawn)
}

function parsePart(part: string, requirements: readonly Requirement[]): Requirement[] {
  const [, area, first, , last] = /^([A-Z]+)(?:-(\d{3})(?:\.\.(\1-)?(\d{3}))?)?$/.exec(part) ?? []
  if (!area) throw new Error(`'${part}' is not an area, id or range`)
  const from = first ?? '000'
  const to = last ?? first ?? '999'
  const found = requirements.filter(({ id, area: its }) => its === area && id.slice(-3) >= from && id.slice(-3) <= to)
  const mustExist = first === undefined ? [] : [from, to].map((number) => `${area}-${number}`)
  const missing = mustExist.find((id) => !found.some((requirement) => requirement.id === id))
  if (missing ?? found.length === 0) throw new Error(`${missing ?? part} is not in the requirement list`)
  return found
}

type Requirement = { id: string; area: string; text: string; isWithdrawn: boolean }

/** The rows of the requirement list (docs/spec/requirements.tsv). */
export function parseRequirements(tsv: string): Requirement[] {
  const rows = tsv.trimEnd().split('\n').slice(1)
  const known = new Set<string>()
  return rows.map((row, i) => {
    const [id, area, , text, ...rest] = row.split('\t')
    if (!id || !area || !text || rest.length !== 1 || !id.startsWith(`${area}-`))
      throw new Error(`Line ${i + 2} of the requirement list is not a row of five columns`)
    if (known.has(id)) throw new Error(`Line ${i + 2} of the requirement list repeats ${id}`)
    known.add(id)
    return { id, area, text, isWithdrawn: text.startsWith('[withdrawn] ') }
  })
}
