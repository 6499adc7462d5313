import { setTimeout as sleep } from 'node:timers/promises'
import { type Attack, asInstalled, type Finding, formatMs, onSite, percentile, withoutLimits } from './attack.ts'
import { call } from './call.ts'
import { madeUpWord, seeded } from './made-up-loci.ts'

const connections = 6
const rounds = 3
const seconds = 5
const maxRatio = 3

/** Six connections keep asking for texts that nobody ever wrote: searches of others must stay fast, without any limit per visitor. */
export const spellingAttack: Attack = (stage) =>
  onSite(stage, { ...asInstalled, ...withoutLimits }, async ({ url }) => {
    const search = (searchText: string) =>
      call(`${url}/api/search/general`, { method: 'POST', body: { searchText, category: 'genes', pageSize: 25 } })
    const draw = seeded(10)
    const nonsense = (words: number) => () => search(Array.from({ length: words }, () => madeUpWord(draw)).join(' '))
    await watchOthers(search, 3)
    const findings: Finding[] = []
    for (const words of [8, 4]) {
      stage.say(`spelling of ${words} made-up words`)
      findings.push(await measure(search, nonsense(words), words))
    }
    return findings
  })

async function measure(search: Search, attack: () => Promise<unknown>, words: number): Promise<Finding> {
  const measured: { idle: number; attacked: number }[] = []
  for (let round = 0; round < rounds; round++) {
    const idle = percentile(await watchOthers(search, seconds), 0.95)
    const attacked = percentile(await under(attack, () => watchOthers(search, seconds)), 0.95)
    measured.push({ idle, attacked })
  }
  // The round in the middle, by how much slower it was.
  const { idle, attacked } = measured.toSorted((one, other) => one.attacked / one.idle - other.attacked / other.idle)[1] ?? {
    idle: 0,
    attacked: 0,
  }
  return {
    what: `${connections} connections ask for ${words} made-up words: p95 of other searches`,
    figure: `${formatMs(idle)} idle, ${formatMs(attacked)} attacked, ${(attacked / idle).toFixed(1)} ×`,
    goal: `< ${maxRatio} ×`,
    isHeld: attacked < maxRatio * idle,
  }
}

type Search = (searchText: string) => Promise<{ status: number; ms: number }>

const usual = ['agamous', 'AT1G01010', 'flowering time', 'kinase', 'madeup', 'AP1', 'embryo lethal']

/** Times of two visitors who read for a moment after each search. */
async function watchOthers(search: Search, forSeconds: number): Promise<number[]> {
  const times: number[] = []
  const end = performance.now() + forSeconds * 1000
  const visit = async () => {
    for (let turn = 0; performance.now() < end; turn++) {
      const { status, ms } = await search(usual[turn % usual.length] ?? '')
      if (status !== 200) throw new Error(`A search was answered with ${status}`)
      times.push(ms)
      await sleep(20)
    }
  }
  await Promise.all([visit(), visit()])
  return times
}

async function under<Result>(attack: () => Promise<unknown>, watch: () => Promise<Result>): Promise<Result> {
  let isOver = false
  const attackers = Array.from({ length: connections }, async () => {
    while (!isOver) await attack()
  })
  try {
    return await watch()
  } finally {
    isOver = true
    await Promise.all(attackers)
  }
}
