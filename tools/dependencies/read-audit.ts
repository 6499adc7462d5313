import { z } from 'zod'

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string().optional() })),
})

type Audit = { isKnown: false; reason: string } | { isKnown: true; vulnerable: readonly string[] }

/** What `npm audit --json` found. A registry that knows no advisories, or does not answer, is not an answer that nothing was found. */
export function readAudit(output: string): Audit {
  const report = Report.safeParse(parse(output))
  if (!report.success) return { isKnown: false, reason: reasonIn(output) }
  const vulnerable = Object.entries(report.data.vulnerabilities).map(([name, { severity, range = '' }]) => `${name} ${range}: ${severity}`)
  return { isKnown: true, vulnerable }
}

/** Between releases, a registry that does not answer holds nobody up; a release is not made without its answer. */
export function auditVerdict(audit: Audit, { isRelease }: { isRelease: boolean }): { isPassed: boolean; lines: readonly string[] } {
  if (audit.isKnown) return { isPassed: audit.vulnerable.length === 0, lines: audit.vulnerable.map((line) => `vulnerable: ${line}`) }
  const unchecked = `vulnerabilities were not checked: the registry does not report them (${audit.reason})`
  return isRelease
    ? { isPassed: false, lines: [unchecked, 'a release needs that check: run it again where the registry answers'] }
    : { isPassed: true, lines: [unchecked] }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const Refusal = z.union([
  z.object({ statusCode: z.number() }).transform(({ statusCode }) => `it answered ${statusCode}`),
  z.object({ error: z.object({ summary: z.string().min(1) }) }).transform(({ error }) => error.summary),
])

function reasonIn(output: string): string {
  const refusal = Refusal.safeParse(parse(output))
  return refusal.success ? refusal.data : 'it did not answer'
}
