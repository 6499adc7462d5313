import { dayOf } from '@rosette/contract-kit/day-of.ts'

/** SUBS-006, SUBS-007, SUBS-034: the status speaks of the institution; who has none, or one that does not subscribe, is basic. */
export function isBasicAccount(status: string | null): boolean {
  return status === null || status === 'not subscribed'
}

export function formatAccountKind(status: string | null): string {
  return isBasicAccount(status) ? 'Basic account' : 'Institutional account'
}

/** SUBS-013: the later of both days, as YYYY-MM-DD in UTC; a day that is missing or can't be read counts as none. */
export function complimentaryDay(freeExpiry: string | null, paidExpiry: string | null): string | null {
  const days = [freeExpiry, paidExpiry].flatMap((text) => formatDay(text) ?? []).sort()
  return days.at(-1) ?? null
}

export function formatDay(text: string | null): string | null {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? null : dayOf(new Date(time))
}
