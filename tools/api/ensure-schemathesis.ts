import { homedir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand } from '../services/run-command.ts'

/** Another version would generate other requests. */
const version = '4.32.5'

/** Schemathesis in its own Python environment in the user's cache folder, created if it is missing. */
export async function ensureSchemathesis(say: (line: string) => void): Promise<string> {
  const home = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'rosette', `schemathesis-${version}`)
  const program = join(home, 'bin', 'schemathesis')
  if (await succeeds(program, ['--version'])) return program
  say(`installing schemathesis ${version} into ${home}`)
  const isInstalled =
    (await succeeds('python3', ['-m', 'venv', '--clear', home])) &&
    (await succeeds(join(home, 'bin', 'python'), ['-m', 'pip', 'install', '--quiet', `schemathesis==${version}`]))
  if (!isInstalled) {
    throw new Error(
      `schemathesis ${version} could not be installed: it needs Python 3.10 or later with venv and pip (on Debian: sudo apt-get install python3-venv) and a package index that pip can reach.`,
    )
  }
  return program
}

/** A missing program fails like one that exits with an error. */
async function succeeds(program: string, args: readonly string[]): Promise<boolean> {
  return runCommand(program, args).then(
    ({ code }) => code === 0,
    () => false,
  )
}

/**
 * What every answer must satisfy. Whether valid input is accepted and invalid input rejected is not checked, because the document cannot
 * express all rules ("one of key and name", "a cursor of an earlier answer") and texts are trimmed before they are measured.
 */
const checks = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'allow_header_conformance',
]

type Bounds = { examples: string; seconds: string; seed: string }

/** All examples in the document, all its limits, then random requests. */
export function schemathesisArguments(siteUrl: string, report: string, { examples, seconds, seed }: Bounds): string[] {
  const settings = {
    checks: checks.join(','),
    phases: 'examples,coverage,fuzzing',
    'max-examples': examples,
    'max-time': seconds,
    seed,
    'request-timeout': '30',
    // It calls ORCID, which is not available here, and answers 503.
    'exclude-path': '/api/auth/orcidloginlink',
    // Nothing is kept from one run to the next.
    'generation-database': 'none',
    report: 'json',
    'report-json-path': report,
  }
  const flags = Object.entries(settings).map(([name, value]) => `--${name}=${value}`)
  return ['run', `${siteUrl}/api/openapi.json`, ...flags, '--continue-on-failure', '--no-shrink', '--no-color']
}

const Report = z.object({
  running_time: z.number(),
  operations: z.object({ tested: z.int() }),
  test_cases: z.object({ generated: z.int() }),
  failures: z.array(z.object({ title: z.string(), operations: z.array(z.string()) })),
})

/** Summary of a run. */
export function summariseReport(text: string) {
  const { running_time, operations, test_cases, failures } = Report.parse(JSON.parse(text))
  return {
    operations: operations.tested,
    requests: test_cases.generated,
    failures: failures.map(({ title, operations: of }) => `${title}: ${of.join(', ')}`),
    seconds: Math.round(running_time),
  }
}
