import { unanswered } from './answer-problem.ts'
import type { Call } from './api-request.ts'
import { problemOf, readJson, redirectToLogin, send } from './fetch-json.ts'

/** The beginning of a text, and what the headers of the answer say of it. */
export type TextStart = { text: string; isWhole: boolean; headers: Headers }

/** For a text that may be too long to show: at most so many characters of it. The rest is not fetched. */
export async function fetchTextStart(call: Call, most: number): Promise<TextStart> {
  const response = await send(call)
  const { headers } = response
  if (!response.ok) {
    const body = await readJson(response, call)
    if (response.status === 401) redirectToLogin(body)
    throw await problemOf(response, body)
  }
  const reader = response.body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  try {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return { text, isWhole: true, headers }
      text += decoder.decode(part.value, { stream: true })
      if (text.length <= most) continue
      await reader?.cancel()
      return { text: text.slice(0, most), isWhole: false, headers }
    }
  } catch (cause) {
    throw unanswered(call, cause)
  }
}
