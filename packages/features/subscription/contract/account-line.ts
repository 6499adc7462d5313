import { dayOf } from '@rosette/contract-kit/clock.ts'

/** SUBS-006, SUBS-007, SUBS-034: the status describes the institution; members without one, or with one that does not subscribe, have a basic account. */
export function isBasicAccount(status: string | null): boolean {
  return status === null || status === 'not subscribed'
}

export function formatAccountKind(status: string | null): string {
  return isBasicAccount(status) ? 'Basic account' : 'Institutional account'
}

/** SUBS-013: the later of both days, as YYYY-MM-DD in UTC; missing or unreadable days are ignored. */
export function complimentaryDay(freeExpiry: string | null, paidExpiry: string | null): string | null {
  const days = [freeExpiry, paidExpiry].flatMap((text) => formatDay(text) ?? []).sort()
  return days.at(-1) ?? null
}

export function formatDay(text: string | null): string | null {
  const time = text === null ? Number.NaN : Date.parse(text)
  return Number.isNaN(time) ? null : dayOf(new Date(time))
}
