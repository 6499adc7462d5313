import { setTimeout as sleep } from 'node:timers/promises'
import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { LRUCache } from 'lru-cache'
import type { ShareSpending } from './shared-balances.ts'

/** What a visitor may still spend on costly work. A point stands for about a millisecond of one core. */
export type CostBudget = {
  /** Before work of a known cost: refuses it if nothing is left. */
  draw(points: number): Promise<void>
  /** Like `draw`, for work that an answer can do without. */
  tryDraw(points: number): Promise<boolean>
  /** For work whose cost is known only afterwards; less than nothing gives points back. The visitor may owe it, but no more than a minute's budget. */
  charge(points: number): Promise<void>
}

/** Measured: see `docs/measured.md` for ids and rows; a spelling may take as long as `SPELLING_TIMEOUT_MS` says. */
export const costs = {
  ids: (count: number) => Math.floor(count / 500),
  /** Of a body: sending, parsing and checking it, whatever is answered. A form, a page of ids or a sequence costs nothing. */
  bytes: (count: number) => Math.floor(count / 25_000),
  rows: (count: number) => count / 40,
  /** Whole records, of up to 80 kB each. */
  records: (count: number) => count,
  /** Rows of which only the keys are read, and genes whose terms are tested. */
  keys: (count: number) => count / 200,
  /** Loci whose gene models are read. */
  genes: (count: number) => count / 10,
  /** Loci whose insertion lines are read and counted. */
  mutants: (count: number) => count / 30,
  /** Genes in 10,000 random draws. */
  draws: (count: number) => count * 10,
  /** Promoters in which all motifs are counted. */
  promoters: (count: number) => 5 + count / 500,
  sequences: (count: number) => count / 4,
  /** Values of expression, of which PostgreSQL makes the text. */
  values: (count: number) => count / 5000,
  spelling: (words: number) => 20 * words,
  /** One search of every type; without rows it costs about half. */
  everything: (rows: number) => (rows === 0 ? 20 : 40),
  /** The first view of a page, whatever it shows. */
  page: 50,
}

/** For commands and for sites without a limit. */
export const unlimitedBudget: CostBudget = { draw: async () => {}, tryDraw: async () => true, charge: async () => {} }

type Balance = {
  points: number
  at: number
  /** Spent here and not yet reported to the other processes. */
  unshared: number
}

/** More visitors than are busy in a minute; the one who was seen longest ago is forgotten first. */
const mostVisitors = 20_000
/** Below this share of a minute's budget a process counts by itself, so that cheap requests never wait for PostgreSQL (OPER-025). */
const sharedShare = 1 / 20
/** PostgreSQL that takes longer is left alone for a while. */
const longestWaitMs = 2000
const pauseMs = 10_000

/**
 * Gives each visitor a number of points per minute, which refill steadily. Visitors with points left may start work of any size: no single
 * list or file is too large, but the debt it leaves must be paid off before the next. With `share`, all processes count together: each
 * reports what was spent, and goes on with the balance that it learns. When that fails, a process counts by itself (OPER-024).
 */
export function costBudget(
  perMinute: number,
  clock: Clock,
  share: ShareSpending | null = null,
): (visitorName: () => Promise<string>) => CostBudget {
  if (perMinute === 0) return () => unlimitedBudget
  const balances = new LRUCache<string, Balance>({ max: mostVisitors })
  const sharedFrom = perMinute * sharedShare
  let silentUntil = 0

  function balanceOf(name: string): Balance {
    const at = clock.now().getTime()
    const known = balances.get(name)
    const refill = known ? (Math.max(0, at - known.at) * perMinute) / 60_000 : 0
    // The same object for as long as it is remembered: requests of one visitor wait for reports at the same time.
    const balance = known ?? { points: perMinute, at, unshared: 0 }
    balance.points = Math.min(perMinute, balance.points + refill)
    balance.at = at
    balances.set(name, balance)
    return balance
  }

  const take = (balance: Balance, points: number) => {
    balance.points = Math.max(-perMinute, balance.points - points)
    balance.unshared += points
  }

  /** Tells the other processes what was spent here. False if they left nothing, in which case `requested` was not taken. */
  async function report(name: string, balance: Balance, requested: number): Promise<boolean> {
    if (share === null || performance.now() < silentUntil) return true
    const reported = balance.unshared
    balance.unshared = 0
    try {
      const shared = await withinTime(share(name, { spent: reported - requested, requested, perMinute, now: clock.now() }))
      balance.points = Math.max(-perMinute, shared.points - balance.unshared)
      return !shared.isRefused
    } catch {
      // Others learn of it later; here it counts already.
      balance.unshared += reported
      silentUntil = performance.now() + pauseMs
      return true
    }
  }

  /** Only large draws wait for the other processes; what small ones add up to is reported beside the request. */
  async function draw(name: string, points: number): Promise<boolean> {
    const balance = balanceOf(name)
    if (balance.points <= 0) return false
    take(balance, points)
    if (points >= sharedFrom) return report(name, balance, points)
    reportSum(name, balance)
    return true
  }

  function reportSum(name: string, balance: Balance): void {
    // A report never fails: without the others this process counts by itself.
    if (balance.unshared >= sharedFrom) void report(name, balance, 0)
  }

  return (visitorName) => ({
    async draw(points) {
      if (points === 0) return
      const name = await visitorName()
      if (!(await draw(name, points))) throw tooCostly(((1 - balanceOf(name).points) * 60) / perMinute)
    },
    tryDraw: async (points) => draw(await visitorName(), points),
    async charge(points) {
      const name = await visitorName()
      const balance = balanceOf(name)
      take(balance, points)
      reportSum(name, balance)
    },
  })
}

async function withinTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const waiting = new AbortController()
  const late = sleep(longestWaitMs, null, { signal: waiting.signal, ref: false })
    // In a process that was busy for as long, the answer may be there and not yet read.
    .then(() => new Promise(setImmediate))
    .then(() => {
      throw new Error('PostgreSQL did not answer in time')
    })
  // An error that comes after the other was first has been dealt with.
  late.catch(() => {})
  answer.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } finally {
    waiting.abort()
  }
}

function tooCostly(seconds: number): Problem {
  const retryAfter = Math.ceil(seconds)
  return new Problem('too_many_requests', `Too many expensive requests in the last minute. Please try again in ${retryAfter} s.`, {
    retryAfter,
    refusal: 'cost_budget',
  })
}
