import type { Requirement } from './requirement.ts'

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
