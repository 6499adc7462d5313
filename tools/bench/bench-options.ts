import { parseArgs } from 'node:util'
import { parseScale, scaleWords } from '@rosette/demo-release/scaled/write-scaled-release.ts'

export type BenchOptions = {
  /** Duration of one side of one round. */
  seconds: number
  rounds: number
  /** Clients that each wait for an answer before they send the next request. */
  clients: number
  warmUpSeconds: number
  /** Maximum number of runs if the bare side is not steady. */
  attempts: number
  /** Approximate number of search documents in the release that is built for the benchmark. */
  documents: number
  /** Whether that number was given; otherwise an existing release is measured. */
  isSized: boolean
  /** Wanted number of rows in a file, if a category has that many. */
  rows: number
  /** Search documents without rows in the database. */
  isIndexOnly: boolean
  /** Files into tables, and nothing after that. */
  isLoadOnly: boolean
  /** Keeps the release that was built, to measure it with other benchmarks. */
  isStored: boolean
}

export const usage = `npm run bench -- search [--size M|L|NUMBER] [--index-only] [--seconds 10] [--rounds 3] [--clients 8] [--warm-up 5] [--attempts 3]
npm run bench -- everything [--size M|L|NUMBER] [--seconds 10] [--rounds 3] [--warm-up 5]
npm run bench -- forms [--size M|L|NUMBER] [--index-only] [--seconds 10] [--rounds 3] [--clients 8] [--warm-up 5]
npm run bench -- export [--size M|L|NUMBER] [--index-only] [--rows 1000000] [--rounds 3]
npm run bench -- answers [--size M|L|NUMBER] [--seconds 10] [--rounds 3] [--clients 8] [--warm-up 5] [--attempts 3]
npm run bench -- enrichment [--seconds 10] [--rounds 3] [--warm-up 5] [--attempts 3]
npm run bench -- expression [--seconds 10] [--rounds 3] [--clients 8] [--warm-up 5] [--attempts 3]
npm run bench -- record|resolve|lists [--seconds 10] [--rounds 3] [--clients 8] [--warm-up 5] [--attempts 3]
npm run bench -- costs [--rounds 3]
npm run bench -- runs [--rounds 3]
npm run bench -- many-runs
npm run bench -- slices [--seconds 10] [--rounds 3] [--warm-up 5] [--attempts 3]
npm run bench -- downloads [--rounds 3]
npm run bench -- ingest [--size 100000] [--rounds 3] [--load-only]
npm run bench -- scale [--size M|L|NUMBER] [--index-only] [--keep]
`

export function parseBenchOptions(args: string[]): { name: string; options: BenchOptions } {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      seconds: text,
      rounds: text,
      clients: text,
      'warm-up': text,
      attempts: text,
      size: text,
      rows: text,
      'index-only': flag,
      'load-only': flag,
      keep: flag,
    },
  })
  return {
    name: positionals.length === 1 ? (positionals[0] ?? '') : '',
    options: {
      seconds: parseNumber('seconds', values.seconds, 10),
      rounds: parseNumber('rounds', values.rounds, 3),
      clients: parseNumber('clients', values.clients, 8),
      warmUpSeconds: parseNumber('warm-up', values['warm-up'], 5),
      attempts: parseNumber('attempts', values.attempts, 3),
      documents: parseDocuments(values.size ?? '100000'),
      rows: parseNumber('rows', values.rows, 1_000_000, 100_000_000),
      isSized: values.size !== undefined,
      isIndexOnly: values['index-only'] ?? false,
      isLoadOnly: values['load-only'] ?? false,
      isStored: values.keep ?? false,
    },
  }
}

function parseNumber(name: string, text: string | undefined, standard: number, most = 600): number {
  const value = text === undefined ? standard : Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most) throw new Error(`--${name} takes an integer from 1 to ${most}.`)
  return value
}

function parseDocuments(size: string): number {
  const documents = parseScale(size)
  if (documents === null) throw new Error(`--size takes ${scaleWords}.`)
  return documents
}
