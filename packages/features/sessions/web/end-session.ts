import { fetchJson } from '@rosette/api-client/fetch-json.ts'
import { z } from 'zod'

/** GET auth/logout: ends the session on the server and clears its cookies. */
export async function endSession(): Promise<void> {
  await fetchJson(z.unknown(), { path: 'auth/logout' })
}
