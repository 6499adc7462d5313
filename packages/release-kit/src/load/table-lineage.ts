import { readFile } from 'node:fs/promises'
import type { KindServers } from '../kind-server.ts'

/** Tables by the kind they belong to, and from which tables each is filled. */
type Lineage = { tablesOf: ReadonlyMap<string, readonly string[]>; inputsOf: ReadonlyMap<string, ReadonlySet<string>> }

/**
 * Which kinds' records follow from the rows of a table: the kind it belongs to, and every kind whose own tables are filled from it by
 * the SQL of a derive file, directly or by way of others. What a page shows of neighbours follows from theirs.
 */
export async function kindsByTable(kindServers: KindServers): Promise<Map<string, Set<string>>> {
  const lineage = await readLineage(kindServers)
  const kinds = new Map<string, Set<string>>()
  for (const [kind, tables] of lineage.tablesOf) {
    for (const table of reachedFrom(tables, lineage.inputsOf)) kinds.set(table, (kinds.get(table) ?? new Set()).add(kind))
  }
  return kinds
}

/** Table → the kind whose DDL creates it. */
export async function tableOwners(kindServers: KindServers): Promise<Map<string, string>> {
  const tablesOf = await readTables(kindServers)
  return new Map([...tablesOf].flatMap(([kind, tables]) => tables.map((table) => [table, kind] as const)))
}

/** What the derive files of a kind read and fill; their working tables, which they create and drop, are left out. */
export async function readDeriveTables(derive: readonly URL[]): Promise<{ reads: string[]; fills: string[] }> {
  const text = await readSql(derive)
  const own = new Set(workingTables(text))
  const written = namesAfter(text, /\b(?:insert into|update|delete from|truncate) ([\w.]+)/g)
  return { reads: tablesReadBy(text).filter((table) => !own.has(table)), fills: written.filter((table) => !own.has(table)) }
}

/** What stands after `from` and `join` in SQL, written by hand or compiled: tables, names of `with` queries, functions. */
export function tablesReadBy(text: string): string[] {
  const lists = namesAfter(text.replaceAll('"', ''), /\b(?:from|join)\s+([\w.]+(?:\s+as\s+\w+)?(?:\s*,\s*[\w.]+(?:\s+as\s+\w+)?)*)/g)
  return lists.flatMap((list) => list.split(',').map((item) => item.trim().split(/\s/)[0] ?? ''))
}

async function readLineage(kindServers: KindServers): Promise<Lineage> {
  const tablesOf = await readTables(kindServers)
  const known = new Set([...tablesOf.values()].flat())
  const inputsOf = new Map<string, Set<string>>()
  for (const [kind, { derive }] of Object.entries(kindServers)) {
    const text = await readSql(derive)
    const own = new Set(workingTables(text))
    // Working tables of two kinds may have the same name.
    const nameOf = (table: string) => (own.has(table) ? `${kind} ${table}` : table)
    for (const { target, read } of text.split(';').flatMap(toFilling)) {
      const inputs = inputsOf.get(nameOf(target)) ?? new Set()
      for (const table of read) if (known.has(table) || own.has(table)) inputs.add(nameOf(table))
      inputsOf.set(nameOf(target), inputs)
    }
  }
  return { tablesOf, inputsOf }
}

async function readTables(kindServers: KindServers): Promise<Map<string, string[]>> {
  const tablesOf = new Map<string, string[]>()
  for (const [kind, { tables }] of Object.entries(kindServers)) tablesOf.set(kind, namesAfter(await readSql(tables), /create table (\w+)/g))
  return tablesOf
}

function workingTables(text: string): string[] {
  return namesAfter(text, /create temp(?:orary)? table (\w+)/g)
}

/** A statement that fills a table, and what it reads. */
function toFilling(statement: string): { target: string; read: string[] }[] {
  const target = /^\s*(?:insert into|create temp(?:orary)? table|update) ([\w.]+)/.exec(statement)?.[1]
  return target === undefined ? [] : [{ target, read: tablesReadBy(statement) }]
}

function reachedFrom(tables: readonly string[], inputsOf: Lineage['inputsOf']): Set<string> {
  const reached = new Set(tables)
  // A set may grow while it is walked: what is added is walked too.
  for (const table of reached) for (const input of inputsOf.get(table) ?? []) reached.add(input)
  return reached
}

async function readSql(files: readonly URL[]): Promise<string> {
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  return texts.join('\n').replaceAll(/--.*$/gm, '')
}

function namesAfter(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, name]) => name ?? [])
}

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
