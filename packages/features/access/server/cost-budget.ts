import type { Clock } from '@rosette/contract-kit/clock.ts'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { LRUCache } from 'lru-cache'

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
  /** Rows of which only the keys are read, and genes whose terms are tested. */
  keys: (count: number) => count / 200,
  /** Loci whose gene models are read. */
  genes: (count: number) => count / 10,
  /** Loci whose insertion lines are read and counted. */
  mutants: (count: number) => count / 30,
  sequences: (count: number) => count / 4,
  spelling: (words: number) => 20 * words,
  /** One search of every type; without rows it costs about half. */
  everything: (rows: number) => (rows === 0 ? 20 : 40),
  /** The first view of a page, whatever it shows. */
  page: 50,
}

/** For commands and for sites without a limit. */
export const unlimitedBudget: CostBudget = { draw: async () => {}, tryDraw: async () => true, charge: async () => {} }

type Balance = { points: number; at: number }

/** More visitors than are busy in a minute; the one who was seen longest ago is forgotten first. */
const mostVisitors = 20_000

/**
 * Gives each visitor a number of points per minute, which refill steadily; counted in this process. Visitors with points left may start
 * work of any size: no single list or file is too large, but the debt it leaves must be paid off before the next.
 */
export function costBudget(perMinute: number, clock: Clock): (visitorName: () => Promise<string>) => CostBudget {
  if (perMinute === 0) return () => unlimitedBudget
  const balances = new LRUCache<string, Balance>({ max: mostVisitors })

  function balanceOf(name: string): Balance {
    const at = clock.now().getTime()
    const known = balances.get(name)
    const refill = known ? (Math.max(0, at - known.at) * perMinute) / 60_000 : 0
    const balance = { points: Math.min(perMinute, (known?.points ?? perMinute) + refill), at }
    balances.set(name, balance)
    return balance
  }

  const take = (balance: Balance, points: number) => {
    balance.points = Math.max(-perMinute, balance.points - points)
  }

  return (visitorName) => ({
    async draw(points) {
      if (points === 0) return
      const balance = balanceOf(await visitorName())
      if (balance.points <= 0) throw tooCostly(((1 - balance.points) * 60) / perMinute)
      take(balance, points)
    },
    async tryDraw(points) {
      const balance = balanceOf(await visitorName())
      if (balance.points <= 0) return false
      take(balance, points)
      return true
    },
    charge: async (points) => take(balanceOf(await visitorName()), points),
  })
}

function tooCostly(seconds: number): Problem {
  const retryAfter = Math.ceil(seconds)
  return new Problem('too_many_requests', `Too many expensive requests in the last minute. Please try again in ${retryAfter} s.`, {
    retryAfter,
    refusal: 'cost_budget',
  })
}
