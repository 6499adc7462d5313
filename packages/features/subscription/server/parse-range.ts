import { isIP } from 'node:net'
import type { AddressRange } from './parties.ts'

/** First and last address of a network such as `192.0.2.0/24` or `2001:db8::/32`, or the two of a range; null for anything else. */
export function parseRange(first: string, last?: string): AddressRange | null {
  if (last !== undefined) return isRange(first, last) ? { first, last } : null
  const [address = '', length, ...rest] = first.split('/')
  const bits = isIP(address) === 4 ? 32 : isIP(address) === 6 ? 128 : 0
  const fixed = length === undefined ? bits : /^\d{1,3}$/.test(length) ? Number(length) : -1
  if (bits === 0 || rest.length > 0 || fixed < 0 || fixed > bits) return null
  const open = (1n << BigInt(bits - fixed)) - 1n
  const number = numberOf(address)
  const start = number - (number & open)
  return { first: formatAddress(start, bits), last: formatAddress(start + open, bits) }
}

function isRange(first: string, last: string): boolean {
  return isIP(first) !== 0 && isIP(first) === isIP(last) && numberOf(first) <= numberOf(last)
}

function numberOf(address: string): bigint {
  if (isIP(address) === 4) return address.split('.').reduce((sum, part) => sum * 256n + BigInt(part), 0n)
  return groupsOf(address).reduce((sum, group) => sum * 65_536n + BigInt(group), 0n)
}

/** The eight groups of an IPv6 address; `::` stands for the omitted ones. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const left = partsOf(head)
  if (tail === undefined) return left
  const right = partsOf(tail)
  return [...left, ...Array.from({ length: 8 - left.length - right.length }, () => 0), ...right]
}

function partsOf(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((part) => {
    if (!part.includes('.')) return [Number.parseInt(part, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

function formatAddress(number: bigint, bits: number): string {
  const parts = bits === 32 ? 4 : 8
  const size = BigInt(bits / parts)
  const mask = (1n << size) - 1n
  const values = Array.from({ length: parts }, (_, index) => (number >> (size * BigInt(parts - 1 - index))) & mask)
  return bits === 32 ? values.join('.') : values.map((value) => value.toString(16)).join(':')
}
