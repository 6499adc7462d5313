import { isIP } from 'node:net'

/** A network address in the form that ranges are compared with: IPv4 even if an IPv6 socket reports `::ffff:192.0.2.1`, without a zone. */
export function plainAddress(text: string): string | null {
  const [withoutZone = ''] = text.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(withoutZone)?.[1]
  const address = mapped ?? withoutZone
  return isIP(address) === 0 ? null : address
}
