import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { runCommand } from '../services/run-command.ts'

const version = '2.12.0'

export type Inspector = {
  name: string
  listTools(url: string): Promise<string[]>
  callTool(url: string, tool: string, input: Readonly<Record<string, unknown>>): Promise<{ data: Record<string, unknown> }>
  remove(): Promise<void>
}

/** The inspector of the protocol, a client that knows nothing of this site, in a folder of its own. */
export async function installInspector(say: (line: string) => void): Promise<Inspector> {
  const folder = await mkdtemp(join(tmpdir(), 'rosette-inspector-'))
  say(`installing the MCP inspector ${version}`)
  const name = `@modelcontextprotocol/inspector@${version}`
  const installed = await runCommand('npm', [
    'install',
    '--silent',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--prefix',
    folder,
    name,
  ])
  if (installed.code !== 0) throw new Error(`${name} could not be installed: ${installed.stderr}`)
  const program = join(folder, 'node_modules/.bin/mcp-inspector')

  async function ask(url: string, ...args: string[]): Promise<unknown> {
    const { code, stdout, stderr } = await runCommand(process.execPath, [program, '--cli', `${url}/mcp`, '--transport', 'http', ...args])
    if (code !== 0) throw new Error(`The inspector failed: ${(stderr || stdout).slice(0, 500)}`)
    return JSON.parse(stdout)
  }
  return {
    name,
    async listTools(url) {
      return Listed.parse(await ask(url, '--method', 'tools/list')).tools.map((tool) => tool.name)
    },
    async callTool(url, tool, input) {
      const pairs = Object.entries(input).map(([field, value]) => `${field}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
      const given = pairs.length > 0 ? ['--tool-arg', ...pairs] : []
      return Called.parse(await ask(url, '--method', 'tools/call', '--tool-name', tool, ...given)).structuredContent
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

const Listed = z.object({ tools: z.array(z.object({ name: z.string() })) })
const Called = z.object({ structuredContent: z.object({ data: z.record(z.string(), z.unknown()) }) })
