import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

export type FetchLimits = {
  /** Until the connection stands, TLS included. */
  connectMs: number
  /** How long a server may be silent, before its answer and in it. */
  idleMs: number
}

const mostRedirects = 5

/** The server answered with something other than the file. */
export class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer'
  readonly isTemporary: boolean

  constructor(message: string, isTemporary = false) {
    super(message)
    this.isTemporary = isTemporary
  }
}

/**
 * Opens an address and follows its redirects. The manifest is trusted with the host that it names; a redirect is not, so it must be https and
 * must not lead into a private network. Each address is checked as it is connected to, so a name that changes between look and use gains nothing.
 */
export async function openAddress(
  address: string,
  { headers, ...limits }: FetchLimits & { headers: Readonly<Record<string, string>> },
): Promise<IncomingMessage> {
  const start = new URL(address)
  if (!isAllowedStart(start)) throw new WrongAnswer(`${address} is not an https address`)
  let url = start
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const isAllowed = guardOf(start, url)
    if (isAllowed === null) throw new WrongAnswer(`redirected to ${url.href}, which is not an https address`)
    const answer = await send(url, { headers, isAllowed, ...limits })
    const { location } = answer.headers
    if (![301, 302, 303, 307, 308].includes(answer.statusCode ?? 0) || location === undefined) return answer
    answer.destroy()
    if (!URL.canParse(location, url.href)) throw new WrongAnswer('redirected to something that is not an address')
    url = new URL(location, url)
  }
  throw new WrongAnswer(`redirected more than ${mostRedirects} times`)
}

/** Https, or http to this machine: a mirror of one's own, or a test. */
export function isAllowedStart(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(hostOf(url)))
}

/** What an address that is connected to must be; null if the URL may not be opened at all. */
function guardOf(start: URL, url: URL): ((ip: string) => boolean) | null {
  if (isLoopbackHost(hostOf(start)) && isLoopbackHost(hostOf(url)) && isAllowedStart(url)) return isLoopback
  if (url.protocol !== 'https:') return null
  return hostOf(url) === hostOf(start) ? () => true : (ip) => !isPrivate(ip)
}

function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '')
}

function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || (isIP(host) > 0 && isLoopback(host))
}

const loopback = blockList([
  ['127.0.0.0', 8],
  ['::1', 128],
])

// RFC 6890, with multicast, and with the addresses of IPv4 in those of IPv6 (RFC 6052, RFC 3056).
const special = blockList([
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['::', 127],
  ['64:ff9b::', 16],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
])

function isLoopback(ip: string): boolean {
  return loopback.check(ip, familyOf(ip))
}

function isPrivate(ip: string): boolean {
  return special.check(ip, familyOf(ip))
}

function blockList(subnets: readonly (readonly [net: string, prefix: number])[]): BlockList {
  const list = new BlockList()
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, familyOf(net))
  return list
}

function familyOf(ip: string): 'ipv4' | 'ipv6' {
  return isIP(ip) === 6 ? 'ipv6' : 'ipv4'
}

type Sending = FetchLimits & { headers: Readonly<Record<string, string>>; isAllowed(ip: string): boolean }

function send(url: URL, { headers, connectMs, idleMs, isAllowed }: Sending): Promise<IncomingMessage> {
  const host = hostOf(url)
  const refusal = new WrongAnswer(`${url.host} is an address of a private network`)
  // Literal addresses are never looked up.
  if (isIP(host) > 0 && !isAllowed(host)) return Promise.reject(refusal)
  const silence = new WrongAnswer(`nothing came for ${seconds(idleMs)}`, true)
  const request = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise((resolve, reject) => {
    // The reader of an answer learns only of an error of the answer, and not of one of its request.
    let fail = (error: Error): unknown => sent.destroy(error)
    const sent = request(url, { headers, agent: false, lookup: guardedLookup(isAllowed, refusal) }, (answer) => {
      fail = (error) => answer.destroy(error)
      resolve(answer)
    })
    const connecting = setTimeout(() => sent.destroy(new WrongAnswer(`no connection within ${seconds(connectMs)}`, true)), connectMs)
    sent.on('socket', (socket) =>
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        clearTimeout(connecting)
        sent.setTimeout(idleMs, () => fail(silence))
      }),
    )
    sent.on('close', () => clearTimeout(connecting))
    sent.on('error', reject)
    sent.end()
  })
}

function guardedLookup(isAllowed: (ip: string) => boolean, refusal: Error): LookupFunction {
  return (name, options, done) => {
    const all: LookupAllOptions = { family: options.family === 4 || options.family === 6 ? options.family : 0, all: true }
    lookup(name, all, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error || first === undefined) return done(error ?? new Error(`${name} has no address`), '')
      if (!found.every(({ address }) => isAllowed(address))) return done(refusal, '')
      return options.all === true ? done(null, found) : done(null, first.address, first.family)
    })
  }
}

function seconds(ms: number): string {
  return `${ms / 1000} s`
}
