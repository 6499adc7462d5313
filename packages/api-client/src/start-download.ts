import { ApiProblemError } from './api-problem-error.ts'
import { problemOf } from './fetch-json.ts'

/**
 * Lets the browser save an answer as a file: it streams to the disk, however long it is, and the visitor can stop it where downloads
 * are stopped. The browser tells a page nothing of a refusal, so that is asked for first.
 */
export async function startDownload(address: string): Promise<void> {
  const refusal = await askFor(address)
  if (refusal) throw refusal
  const link = document.createElement('a')
  link.href = address
  // The server names the file.
  link.download = ''
  document.body.append(link)
  link.click()
  link.remove()
}

async function askFor(address: string): Promise<ApiProblemError | null> {
  try {
    const answer = await fetch(address, { method: 'HEAD', credentials: 'same-origin', signal: AbortSignal.timeout(20_000) })
    return answer.ok ? null : problemOf(answer, null)
  } catch (cause) {
    return new ApiProblemError({ code: 'upstream_failed', message: 'The server could not be reached.', cause })
  }
}
