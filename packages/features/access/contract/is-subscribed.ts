/** What the two subscription calls answered; null where a call failed or there is nothing to ask for. */
export type SubscriptionFacts = {
  institutionStatus: string | null
  personal: { subscribed: boolean; expDate: string | null } | null
}

/** GUARD-005: exactly these two ways make a subscriber; every other word, a past date or a failed call does not. */
export function isSubscribed({ institutionStatus, personal }: SubscriptionFacts, now: Date): boolean {
  if (institutionStatus === 'subscribed') return true
  return personal?.subscribed === true && personal.expDate !== null && !isPast(personal.expDate, now)
}

/** A subscription runs to the end of its last day, in UTC. A date that can't be read counts as past. */
function isPast(date: string, now: Date): boolean {
  const end = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(`${date}T23:59:59.999Z`) : Date.parse(date)
  return Number.isNaN(end) || end < now.getTime()
}
