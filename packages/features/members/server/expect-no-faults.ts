import { Problem } from '@rosette/contract-kit/problem.ts'

/** Refuses what breaks a rule of its form: in the words of the first, with all of them by field. */
export function expectNoFaults(faults: Readonly<Record<string, string | null>>): void {
  const issues = Object.entries(faults).flatMap(([path, message]) => (message === null ? [] : [{ path, message }]))
  const [first] = issues
  if (first) throw new Problem('invalid_request', first.message, { issues })
}
