import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const checkout = fileURLToPath(new URL('../../', import.meta.url))

/** What an operator of the site with accounts does: `rosette admin …`. Answers its JSON. */
export async function adminCommand(...args: string[]): Promise<Record<string, unknown>> {
  const { E2E_PEOPLE_DATABASE_URL: DATABASE_URL, OPENSEARCH_URL, PATH } = process.env
  const env = { PATH, DATABASE_URL, OPENSEARCH_URL }
  const { stdout } = await promisify(execFile)('node', ['apps/cli/src/main.ts', 'admin', ...args, '--json'], { cwd: checkout, env })
  return JSON.parse(stdout)
}

export async function newActivationCode(units: number): Promise<string> {
  return String((await adminCommand('code', '--units', String(units))).code)
}
