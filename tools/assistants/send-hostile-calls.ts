import type { Site } from './assistant-client.ts'
import type { HostileCall } from './hostile-calls.ts'

export type HostileReport = {
  /** Calls that a tool answered with data. */
  answered: number
  refused: number
  /** What must not be: a 5xx, a record for somebody who may not read it, a run for somebody who may not start it. */
  complaints: string[]
}

/** Sends the calls one after the other as a visitor without an account to a site with ACCESS_MODE=spec. */
export async function sendHostileCalls(
  site: Site,
  calls: readonly HostileCall[],
  headers: Record<string, string> = {},
): Promise<HostileReport> {
  const report: HostileReport = { answered: 0, refused: 0, complaints: [] }
  for (const [at, { title, tool, input }] of calls.entries()) {
    const { statusCode, body } = await site.inject({
      method: 'POST',
      url: '/mcp',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', ...headers },
      payload: JSON.stringify({ jsonrpc: '2.0', id: at, method: 'tools/call', params: { name: tool, arguments: input } }),
    })
    const text = /^data: (.*)$/m.exec(body)?.[1] ?? body
    const isData = statusCode === 200 && text.includes('"structuredContent"')
    if (isData) report.answered++
    else report.refused++
    if (statusCode >= 500) report.complaints.push(`${title}: ${statusCode} ${text.slice(0, 200)}`)
    if (text.includes('the site has a problem')) report.complaints.push(`${title}: ${text.slice(0, 300)}`)
    if (isData && tool === 'get_record' && !text.includes('"sections":{}'))
      report.complaints.push(`${title}: gave a record: ${text.slice(0, 200)}`)
    if (isData && tool === 'blast') report.complaints.push(`${title}: started a run`)
  }
  return report
}
