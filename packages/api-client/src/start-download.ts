import { ApiProblemError } from './api-problem-error.ts'
import { problemOf, redirectToLogin } from './fetch-json.ts'

/**
 * Lets the browser save a response as a file: it streams to disk, whatever its size, and the visitor can cancel it like any download.
 * The browser does not report a refusal to the page, so a HEAD request checks for one first.
 */
export async function startDownload(address: string): Promise<void> {
  await expectDownload(address)
  const link = document.createElement('a')
  link.href = address
  // The server names the file.
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

/** Throws if the server refuses a file, for what the browser shows or saves by itself; sends the visitor to log in where that helps. */
export async function expectDownload(address: string): Promise<void> {
  const refusal = await requestHead(address)
  if (refusal) throw refusal
}

async function requestHead(address: string): Promise<ApiProblemError | null> {
  try {
    const answer = await fetch(address, { method: 'HEAD', credentials: 'same-origin', signal: AbortSignal.timeout(20_000) })
    if (answer.ok) return null
    const body = answer.status === 401 ? await readRefusal(address) : null
    redirectToLogin(body)
    return await problemOf(answer, body)
  } catch (cause) {
    return new ApiProblemError({ code: 'upstream_failed', message: 'The server could not be reached.', cause })
  }
}

/** A HEAD request has no body, but the body of a 401 says where to log in (SESSION-023). */
async function readRefusal(address: string): Promise<unknown> {
  const answer = await fetch(address, { credentials: 'same-origin', signal: AbortSignal.timeout(20_000) })
  const body = await answer.blob()
  if (answer.status !== 401) return null
  return JSON.parse(await body.text())
}
