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
