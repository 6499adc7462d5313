import type { Visitor } from '../contract/access.ts'

/** How visitors stand to the site, those who are served first at the beginning. */
export const standings = ['subscriber', 'member', 'anonymous'] as const
export type Standing = (typeof standings)[number]

export function standingOf(visitor: Visitor): Standing {
  if (visitor.isSubscribed) return 'subscriber'
  return visitor.role
}

/** How much of a limit a standing may use up, together with those after it; the rest is reserved for those before it. */
export const shareOf: Readonly<Record<Standing, number>> = { subscriber: 1, member: 1 / 2, anonymous: 1 / 4 }
