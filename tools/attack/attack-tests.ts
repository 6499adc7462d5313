import { runTool } from '../processes/run-tool.ts'
import type { Finding } from './attack.ts'

type AttackTests = { what: string; files: readonly string[]; env?: Record<string, string> }

/** Attacks that are tests of their own: what is attacked needs no site of its own, or a service that plays the enemy. */
const attackTests: readonly AttackTests[] = [
  {
    what: 'Forged, replayed and foreign answers of ORCID',
    files: ['orcid-forgery', 'orcid-signature'].map((name) => `packages/features/orcid/server/${name}.live.test.ts`),
  },
  {
    what: '3,000 hostile paths of downloads, with each way of sending',
    files: ['packages/features/downloads/server/download-routes.live.test.ts', 'packages/file-store/src/store-path.test.ts'],
    env: { ROSETTE_HOSTILE_PATHS: '3000' },
  },
  {
    what: 'Texts that a spreadsheet would take for formulas, in every file',
    files: ['apps/api/src/formula-files.live.test.ts', 'packages/contract-kit/src/text/table-cell.test.ts'],
  },
]

/** Runs the tests that attack, subject by subject. */
export async function runAttackTests(services: Record<string, string>, signal: AbortSignal): Promise<Finding[]> {
  const findings: Finding[] = []
  for (const { what, files, env } of attackTests) {
    signal.throwIfAborted()
    const code = await runTool('vitest', ['run', '--project', 'pure', '--project', 'live', ...files], { ...services, ...env }, signal)
    findings.push({
      what,
      figure: code === 0 ? 'all refused' : `a test failed: ${files.join(', ')}`,
      goal: 'all refused',
      isHeld: code === 0,
    })
  }
  return findings
}
