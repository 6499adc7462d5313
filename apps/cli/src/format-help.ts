import type { Command } from './command.ts'
import { exitCodes, exitCodeTexts } from './failure.ts'

const everywhere: Command['options'] = {
  json: { type: 'boolean', doc: 'print a single JSON object on standard output' },
  help: { type: 'boolean', doc: 'show this help' },
}

export function formatHelp(commands: Readonly<Record<string, Command>>): string {
  const usages = Object.entries(commands).map(([name, command]) => [usageOf(name, command), command.summary] as const)
  return [
    'rosette: manages the database and the releases of a Rosette site.',
    '',
    'Commands',
    ...table([...usages, ['rosette help', 'show this help']]),
    '',
    'Options of every command',
    ...table(Object.entries(everywhere).map(([name, { doc }]) => [`--${name}`, doc])),
    '',
    'Settings are read from the environment: DATABASE_URL, OPENSEARCH_URL, INDEX_PREFIX.',
    'Progress and messages go to standard error: a progress bar on a terminal, plain lines elsewhere.',
    '',
    'Exit codes',
    ...table(Object.entries(exitCodeTexts).map(([name, text]) => [String(codeOf(name)), text])),
  ].join('\n')
}

export function formatCommandHelp(name: string, command: Command): string {
  const options = Object.entries({ ...command.options, ...everywhere })
  const rows = options.map(([option, { doc, value }]) => [optionText(option, value), doc] as const)
  return [`${usageOf(name, command)} [options]`, '', command.summary, '', ...table(rows)].join('\n')
}

function usageOf(name: string, { positionals }: Command): string {
  return ['rosette', name, ...positionals].join(' ')
}

function optionText(name: string, value: string | undefined): string {
  return value ? `--${name} ${value}` : `--${name}`
}

function codeOf(name: string): number | undefined {
  return Object.entries(exitCodes).find(([key]) => key === name)?.[1]
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length))
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`)
}
