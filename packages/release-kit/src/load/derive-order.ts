import type { KindServers } from '../kind-server.ts'
import { tableOwners } from './table-lineage.ts'

/**
 * The kinds in the order in which their derive steps run: each after those whose tables it declares to derive from. The order of
 * the registry plays no part; kinds that do not wait for each other come in alphabetical order.
 */
export async function deriveOrder(kindServers: KindServers): Promise<string[]> {
  const inputsOf = await deriveInputs(kindServers)
  const waiting = new Set(Object.keys(kindServers).sort())
  const order: string[] = []
  while (waiting.size > 0) {
    const next = [...waiting].find((kind) => inputsOf(kind).every((input) => !waiting.has(input)))
    if (next === undefined) throw new Error(`Derive steps wait for each other: ${cycleAmong(waiting, inputsOf).join(' → ')}`)
    waiting.delete(next)
    order.push(next)
  }
  return order
}

/** Kind → the kinds that its derive step waits for. */
export async function deriveInputs(kindServers: KindServers): Promise<(kind: string) => string[]> {
  const owners = await tableOwners(kindServers)
  const inputs = Object.entries(kindServers).map(([kind, { derivesFrom }]) => {
    const kinds = derivesFrom.map((table) => {
      const owner = owners.get(table)
      if (owner === undefined) throw new Error(`${kind} derives from ${table}, which is not a table of any kind`)
      if (owner === kind) throw new Error(`${kind} declares to derive from ${table}, which is its own table`)
      return owner
    })
    return [kind, [...new Set(kinds)].sort()] as const
  })
  const inputsOf = new Map(inputs)
  return (kind) => inputsOf.get(kind) ?? []
}

/** Every kind that still waits has an input that waits too, so a walk along inputs comes back to where it has been. */
function cycleAmong(waiting: ReadonlySet<string>, inputsOf: (kind: string) => readonly string[]): string[] {
  const walked: string[] = []
  let kind = [...waiting][0]
  while (kind !== undefined && !walked.includes(kind)) {
    walked.push(kind)
    kind = inputsOf(kind).find((input) => waiting.has(input))
  }
  return kind === undefined ? walked : [...walked.slice(walked.indexOf(kind)), kind]
}
