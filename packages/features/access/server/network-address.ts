import { isIP, isIPv6 } from 'node:net'
import type { Visitor } from '../contract/access.ts'

/** A network address in the form that ranges are compared with: IPv4 even if an IPv6 socket reports `::ffff:192.0.2.1`, without a zone. */
export function plainAddress(text: string): string | null {
  const [withoutZone = ''] = text.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1]
  const address = mapped ?? withoutZone
  return isIP(address) === 0 ? null : address
}

/**
 * The part of a network address that identifies one caller: a whole IPv4 address, or the first half of an IPv6 address, since a
 * single household may use every address below it.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address) ?? address
  if (!isIPv6(plain)) return plain
  const [left = [], right] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')))
  const groups = right === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Under which name a visitor's use is counted: a member wherever they are, everybody else by their network. */
export function countedNameOf(visitor: Visitor, address: string): string {
  return visitor.role === 'member' ? `member ${visitor.communityId}` : networkOf(address)
}
