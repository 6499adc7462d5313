import { createHash } from 'node:crypto'
import { Problem } from '@rosette/contract-kit/problem.ts'
import { loginPath } from '@rosette/contract-kit/site-paths/login-path.ts'
import { escapeHtml } from '@rosette/contract-kit/text/escape-html.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { noUnitsPath } from '../contract/run-status.ts'

const formType = 'application/x-www-form-urlencoded'
const maxFields = 100

/** Whether a browser's form was posted, whose tab then shows the answer: it must be a page, never JSON (GUARD-012). */
export function isFromForm(request: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(request.headers.accept ?? '')
}

export type FormDependencies = {
  /** The page with the form, to which login leads back. */
  formPath: string
  /** Fields that a form may hold several times. */
  several?: readonly string[]
  /** Logs an error and puts it into words. */
  problemOf(request: FastifyRequest, error: unknown): Problem
}

/** Lets the calls of a plugin take posted forms beside JSON, and answer what they refuse with pages: login, no units, or the reason. */
export function takeForms(app: FastifyInstance, { formPath, several = [], problemOf }: FormDependencies): void {
  app.addContentTypeParser<string>(formType, { parseAs: 'string' }, (_request, text, parsed) => {
    const fields = [...new URLSearchParams(text)]
    if (fields.length > maxFields) parsed(new Problem('invalid_request', `The form has more than ${maxFields} fields.`))
    else if (sentTwice(fields, several)) parsed(new Problem('invalid_request', 'A field was sent twice.'))
    else parsed(null, { ...Object.fromEntries(fields), ...listsOf(fields, several) })
  })
  const answerWithJson = app.errorHandler
  app.setErrorHandler((error, request, reply) => {
    if (!isFromForm(request)) return answerWithJson(error, request, reply)
    return sendRefusal(reply, problemOf(request, error), formPath)
  })
}

type Fields = readonly (readonly [name: string, value: string])[]

function sentTwice(fields: Fields, several: readonly string[]): boolean {
  const single = fields.flatMap(([name]) => (several.includes(name) ? [] : [name]))
  return new Set(single).size < single.length
}

function listsOf(fields: Fields, several: readonly string[]): Record<string, string[]> {
  const sent = several.map((name) => [name, fields.flatMap(([one, value]) => (one === name ? [value] : []))] as const)
  return Object.fromEntries(sent.filter(([, values]) => values.length > 1))
}

function sendRefusal(reply: FastifyReply, problem: Problem, formPath: string): FastifyReply {
  const { code, status, details } = problem
  reply.header('cache-control', 'no-store')
  if (code === 'login_required') return reply.redirect(loginPath(formPath), 303)
  if (code === 'units_exhausted') return reply.redirect(noUnitsPath, 303)
  if (details.retryAfter !== undefined) reply.header('retry-after', details.retryAfter)
  return reply
    .code(status)
    .header('content-security-policy', `default-src 'none'; style-src '${styleHash}'; frame-ancestors 'none'; base-uri 'none'`)
    .type('text/html; charset=utf-8')
    .send(refusalPage(problem, formPath))
}

const style =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:4rem auto;padding:0 1rem}h1{font-size:1.5rem}'
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`

/** Small and without the app: it has to be there even if what was sent is odd. */
function refusalPage({ code, message, details }: Problem, formPath: string): string {
  const reason = code === 'internal' ? 'Something went wrong on our side. The error has been logged.' : message
  const further = (details.issues ?? []).filter((issue) => issue.message !== message)
  const issues = further.map(({ path, message: issue }) => `<li>${escapeHtml(`${path} ${issue}`)}</li>`).join('')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Not started</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head><body><main><h1>The run was not started</h1>
<p>${escapeHtml(reason)}</p>${issues && `<ul>${issues}</ul>`}<p><a href="${escapeHtml(formPath)}">Back to the form</a></p></main></body></html>`
}
