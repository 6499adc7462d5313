import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { checkout } from '../checkout.ts'

/** Runs a tool in the checkout, shows its output and returns its exit code. The signal ends it early. */
export function runTool(program: string, args: readonly string[], env: Record<string, string> = {}, signal?: AbortSignal): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const child = spawn(program, args, { cwd: checkout, env: toolEnvironment(env), stdio: ['ignore', 'inherit', 'inherit'] })
  signal?.addEventListener('abort', () => child.kill())
  child.on('error', reject)
  child.on('exit', (code) => resolve(code ?? 1))
  return promise
}

/** Runs the command `rosette`, which must succeed. */
export async function runRosette(args: readonly string[], env: Record<string, string>, signal?: AbortSignal): Promise<void> {
  const code = await runTool('node', ['apps/cli/src/main.ts', ...args], env, signal)
  if (code !== 0) throw new Error(`rosette ${args.join(' ')} ended with ${code}`)
}

type Environment = Record<string, string | undefined>

/** The environment for programs of this checkout: its own Node and tools come first on the PATH. */
export function toolEnvironment(more: Environment = {}): Environment {
  return { ...process.env, PATH: [join(checkout, 'node_modules/.bin'), process.env.PATH].join(delimiter), ...more }
}
