import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Problem } from '@rosette/contract-kit/problem.ts'
import { withoutHiddenText } from './without-hidden-text.ts'

/** A call that failed, within the protocol, so that the assistant reads what to try (MCP-006). */
export function formatFailure({ code, message, details }: Problem, publicUrl: string): CallToolResult {
  const issues = (details.issues ?? []).map((issue) => `${issue.path}: ${issue.message}`)
  const text = [message, ...issues, adviceOf(code, { publicUrl, retryAfter: details.retryAfter ?? null })].join('\n')
  return { isError: true, content: [{ type: 'text', text: withoutHiddenText(text) }] }
}

type Circumstances = { publicUrl: string; retryAfter: number | null }

function adviceOf(code: Problem['code'], { publicUrl, retryAfter }: Circumstances): string {
  switch (code) {
    case 'login_required':
    case 'access_denied':
      return `The user can make an access token at ${publicUrl}/profile and have it sent as "Authorization: Bearer …": ${publicUrl}/help/assistants. Search and resolve work without.`
    case 'units_exhausted':
      return `Tell the user, who can get units at ${publicUrl}/profile.`
    case 'too_many_requests':
    case 'overloaded':
      return `Wait ${retryAfter ?? 60} s before the next call, and ask for several ids in one call.`
    case 'not_found':
      return 'Check the id with resolve, or look for the record with search.'
    case 'invalid_request':
    case 'unprocessable':
      return 'Change the input as described and call again.'
    case 'conflict':
      return 'release_info names the release that is served.'
    case 'gone':
      return 'Start it again.'
    default:
      return 'Try again in a minute; if it fails again, tell the user that the site has a problem.'
  }
}
