import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'

function whole(least: number, most: number) {
  const range = `an integer from ${least} to ${most}`
  return z
    .string()
    .regex(/^\d{1,9}$/, `must be ${range}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `must be ${range}`)
}

function address(...protocols: readonly string[]) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  })
}

/** Addresses separated by commas, such as the nodes of one cluster; the spaces between them are dropped. */
function addresses(...protocols: readonly string[]) {
  const starts = protocols.map((protocol) => `${protocol}//`).join(' or ')
  return z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine((all) => all.every((each) => URL.canParse(each) && protocols.includes(new URL(each).protocol)), {
      message: `must be an address that starts with ${starts}, or several separated by commas`,
      abort: true,
    })
    .refine((all) => new Set(all.map((each) => new URL(each).host)).size === all.length, 'must not name a node twice')
    .transform((all) => all.join(','))
}

function indexPrefix() {
  return z.string().regex(/^[a-z0-9][a-z0-9_]{0,60}$/, 'must be lower-case letters, digits and _')
}

function yesOrNo() {
  return z
    .string()
    .regex(/^[01]$/, 'must be 0 or 1')
    .transform((text) => text === '1')
}

function optionalAddress(...protocols: readonly string[]) {
  return z.union([z.literal('').transform(() => null), address(...protocols)])
}

/** AES-256 wants 32 bytes. */
function encryptionKey() {
  return z
    .string()
    .regex(/^([A-Za-z0-9+/]{43}=)?$/, 'must be 32 bytes in base64')
    .transform((text) => (text === '' ? null : Buffer.from(text, 'base64')))
}

function optionalText() {
  return z.string().transform((text) => (text === '' ? null : text))
}

/** An absolute path; by default a folder below the user's home. */
function folder(place: string) {
  return z.string().transform((text) => (text === '' ? join(homedir(), place) : resolve(text)))
}

function trustProxy() {
  return z.string().transform((text): boolean | number | string => {
    if (text === '' || text === 'false') return false
    if (text === 'true') return true
    return /^\d+$/.test(text) ? Number(text) : text
  })
}

/** Paths are added to it, and its headers hold what the collector wants to know of us. */
function otlpEndpoint() {
  return optionalAddress('http:', 'https:').refine(
    (text) => text === null || !/[?#]|\/\/[^/]*@/.test(text),
    'must be without query, user and password: OTEL_EXPORTER_OTLP_HEADERS is for those',
  )
}

/** As OpenTelemetry writes them: the format of W3C Baggage without properties. */
function headerList() {
  return z.string().transform((text, context): Record<string, string> => {
    const headers: Record<string, string> = {}
    for (const part of text.split(',').filter((each) => each.trim() !== '')) {
      const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x7e]*)\s*$/.exec(part) ?? []
      const plain = value === undefined ? null : decoded(value)
      if (name === undefined || plain === null || !/^[\x20-\x7e]*$/.test(plain)) {
        context.addIssue({ code: 'custom', message: 'must be name=value with commas between them, values percent-encoded' })
        return z.NEVER
      }
      headers[name.toLowerCase()] = plain
    }
    return headers
  })
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function ratio() {
  const range = 'must be a number from 0 to 1'
  return z
    .string()
    .regex(/^\d(\.\d{1,6})?$/, range)
    .transform(Number)
    .refine((value) => value <= 1, range)
}

/** What a setting may hold, as it is written in the environment. */
export const settingSchemas = {
  whole,
  address,
  addresses,
  indexPrefix,
  yesOrNo,
  optionalAddress,
  encryptionKey,
  optionalText,
  folder,
  trustProxy,
  otlpEndpoint,
  headerList,
  ratio,
}
