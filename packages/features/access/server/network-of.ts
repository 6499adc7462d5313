import { isIPv6 } from 'node:net'
import { plainAddress } from './plain-address.ts'

/**
 * What of a network address stands for one caller: an IPv4 address itself, of IPv6 the first half, since a single household may use
 * every address of it.
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
