import { parseArgs } from 'node:util'

export type BenchOptions = {
  /** Length of one side of one round. */
  seconds: number
  rounds: number
  /** Callers that each wait for their answer before they ask again. */
  clients: number
  warmUpSeconds: number
  /** Runs at most, where the bare side is not steady. */
  attempts: number
}

export const usage = `npm run bench -- search|record|resolve [--seconds 10] [--rounds 3] [--clients 8] [--warm-up 5] [--attempts 3]
`

export function parseBenchOptions(args: string[]): { name: string; options: BenchOptions } {
  const text = { type: 'string' } as const
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { seconds: text, rounds: text, clients: text, 'warm-up': text, attempts: text },
  })
  return {
    name: positionals.length === 1 ? (positionals[0] ?? '') : '',
    options: {
      seconds: parseNumber('seconds', values.seconds, 10),
      rounds: parseNumber('rounds', values.rounds, 3),
      clients: parseNumber('clients', values.clients, 8),
      warmUpSeconds: parseNumber('warm-up', values['warm-up'], 5),
      attempts: parseNumber('attempts', values.attempts, 3),
    },
  }
}

function parseNumber(name: string, text: string | undefined, standard: number): number {
  const value = text === undefined ? standard : Number(text)
  if (!Number.isInteger(value) || value < 1 || value > 600) throw new Error(`--${name} takes a whole number from 1 to 600.`)
  return value
}
