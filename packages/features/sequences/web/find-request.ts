import { z } from 'zod'
import { readParams } from '../../results/web/query/stored-params.ts'
import type { StoredRequest } from './sequence-query.ts'

const Written = z.record(z.string(), z.unknown())

const lostKey = 'These sequences were requested in another browser, or the request has been cleared from this one. Request them again.'

/** The request that an address names: kept in this browser, or written out in `search_params` for others. */
export function findRequest(key: string | undefined, written: string | undefined): { request: StoredRequest } | { error: string } {
  if (key !== undefined) {
    const request = readParams(key)
    return request ? { request } : { error: lostKey }
  }
  if (written === undefined) return { error: 'This link is incomplete: no request given.' }
  try {
    return { request: Written.parse(JSON.parse(written)) }
  } catch {
    return { error: 'This link is incomplete: its request cannot be read.' }
  }
}
