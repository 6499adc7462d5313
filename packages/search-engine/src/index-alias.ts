import { z } from 'zod'
import { engineStatus } from './engine-problem.ts'
import type { Engine } from './open-engine.ts'

const AliasTargets = z.record(z.string(), z.unknown())

/** The index behind an alias, or null where nobody has that name. */
export async function findAliasedIndex(engine: Engine, alias: string): Promise<string | null> {
  try {
    const targets = AliasTargets.parse(await engine.request({ method: 'GET', path: `/_alias/${alias}` }))
    return Object.keys(targets)[0] ?? null
  } catch (error) {
    if (engineStatus(error) === 404) return null
    throw error
  }
}

/** Lets the alias stand for another index, in one step: every search finds one of the two. The one before stays for searches that began in it. */
export async function switchAlias(engine: Engine, alias: string, { from, to }: { from: string | null; to: string }): Promise<void> {
  const actions: object[] = [{ add: { index: to, alias } }]
  if (from !== null) actions.push({ remove: { index: from, alias } })
  await engine.request({ method: 'POST', path: '/_aliases', body: { actions } })
}
