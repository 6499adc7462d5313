import { spawn } from 'node:child_process'

type Options = {
  cwd?: string
  env?: Record<string, string>
  /** Print what the program says as it says it. */
  isLoud?: boolean
}
export type Outcome = { code: number; stdout: string; stderr: string }

/** Runs a program to its end and tells how it ended; standard input is empty, so that nothing waits for an answer. */
export function runCommand(program: string, args: readonly string[], { cwd, env, isLoud = false }: Options = {}): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let stdout = ''
  let stderr = ''
  child.stdout.on('data', (chunk) => {
    stdout += chunk
    if (isLoud) process.stderr.write(chunk)
  })
  child.stderr.on('data', (chunk) => {
    stderr += chunk
    if (isLoud) process.stderr.write(chunk)
  })
  child.on('error', reject)
  let code = 1
  const end = () => {
    child.stdout.destroy()
    child.stderr.destroy()
    resolve({ code, stdout, stderr })
  }
  child.on('exit', (exitCode, signal) => {
    code = exitCode ?? (signal === null ? 1 : 128)
    // A server started by the program may keep the pipes open for as long as it lives.
    setTimeout(end, 500)
  })
  child.on('close', end)
  return promise
}

/** Runs a program that must succeed, and answers what it printed. */
export async function runOrThrow(program: string, args: readonly string[], options: Options = {}): Promise<string> {
  const { code, stdout, stderr } = await runCommand(program, args, options)
  if (code !== 0) throw new Error(`${program} ${args.join(' ')} ended with ${code}: ${(stderr || stdout).trim()}`)
  return stdout
}
