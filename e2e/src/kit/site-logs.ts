import { randomBytes } from 'node:crypto'
import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { delimiter } from 'node:path'
import { missingAmong, type SiteError, siteErrorsIn, unexpectedAmong } from '@rosette/test-kit/errors/site-errors.ts'

/** A test, the trace that its requests carry, and the errors that the sites report of this trace. */
export type TracedTest = { title: string; traceId: string; expected: RegExp[]; errors: SiteError[] }

// Tells traces of tests, also of those in the other worker, from traces that a site makes for itself.
const prefix = 'e2e0e2e0'

/** The logs of the sites under test, from now on. */
export class SiteLogs {
  private readonly files = (process.env.E2E_LOGS ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((path) => ({ path, offset: statSync(path).size, rest: '' }))
  private readonly tests = new Map<string, TracedTest>()
  private readonly strays: SiteError[] = []
  private readonly reported = new Set<string>()

  begin(title: string): TracedTest {
    const traceId = `${prefix}${randomBytes(12).toString('hex')}`
    const test = { title, traceId, expected: [], errors: [] }
    this.tests.set(traceId, test)
    return test
  }

  /** What a test expects and the sites have not reported yet. */
  missing({ errors, expected }: TracedTest): string[] {
    this.read()
    return missingAmong(errors, expected)
  }

  /** What the sites reported since the last call, of any test of this worker or of none: an error may come after the end of its test. */
  takeUnexpected(): string[] {
    this.read()
    const complaints = [
      ...[...this.tests.values()].flatMap(({ title, errors, expected }) =>
        unexpectedAmong(errors, expected).map((complaint) => `${title}: ${complaint}`),
      ),
      ...unexpectedAmong(this.strays, []),
    ].filter((complaint) => !this.reported.has(complaint))
    for (const complaint of complaints) this.reported.add(complaint)
    return complaints
  }

  /** Reads what is new, and counts the lines with a text. */
  read(wanted = '\n'): number {
    let count = 0
    for (const file of this.files) {
      const lines = `${file.rest}${readOn(file)}`.split('\n')
      file.rest = lines.pop() ?? ''
      count += lines.filter((line) => line.includes(wanted)).length
      for (const error of siteErrorsIn(lines.join('\n'))) this.errorsWith(error.traceId)?.push(error)
    }
    return count
  }

  /** Undefined for a test of the other worker. */
  private errorsWith(traceId: string | null): SiteError[] | undefined {
    return traceId?.startsWith(prefix) ? this.tests.get(traceId)?.errors : this.strays
  }
}

function readOn(file: { path: string; offset: number }): string {
  const bytes = Buffer.alloc(Math.max(0, statSync(file.path).size - file.offset))
  if (bytes.length === 0) return ''
  const descriptor = openSync(file.path, 'r')
  const length = readSync(descriptor, bytes, 0, bytes.length, file.offset)
  closeSync(descriptor)
  file.offset += length
  return bytes.toString('utf8', 0, length)
}
