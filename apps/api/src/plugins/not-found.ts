import { Problem } from '@rosette/contract-kit/problem.ts'
import { assistantPath } from '@rosette/features/assistants/contract/assistant-path.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendProblem } from './problem-handler.ts'

type Dependencies = {
  methodsOf(path: string): string[]
  /** The app's own not-found page, for people. */
  sendNotFoundPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> | FastifyReply
}

/** Requests without a route: 405 for a method that was not declared, otherwise 404; JSON for the API, a page for people. */
export function addNotFound(app: FastifyInstance, { methodsOf, sendNotFoundPage }: Dependencies): void {
  // Guessing addresses costs us as much as requesting real ones, so it counts towards the rate limit too.
  // No route answers QUERY. As a method with a body, it would be refused for its content type before it got here.
  app.addHttpMethod('QUERY', { hasBody: false, overrideExisting: true })
  const preHandler = app.hasDecorator('rateLimit') ? [app.rateLimit()] : []
  app.setNotFoundHandler({ preHandler }, (request, reply) => {
    const path = pathOf(request)
    const methods = methodsOf(path)
    if (methods.length > 0 && !methods.includes(request.method)) {
      reply.header('allow', methods.join(', '))
      return sendProblem(request, reply, new Problem('method_not_allowed', `${path} answers ${methods.join(', ')} only.`))
    }
    const isRead = request.method === 'GET' || request.method === 'HEAD'
    if (isRead && !isMachinePath(path)) return sendNotFoundPage(request, reply)
    return sendProblem(request, reply, new Problem('not_found', `There is nothing at ${path}.`))
  })
}

export function pathOf(request: FastifyRequest): string {
  return request.url.split('?', 1)[0] ?? '/'
}

/** Paths that only programs request; they get no page. */
export function isMachinePath(path: string): boolean {
  return path === assistantPath || path === '/api' || path.startsWith('/api/') || path.startsWith('/assets/')
}

/** Remembers every declared route. Returns the methods of a path; none means that there is no such path. */
export function watchDeclaredMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // The catch-all route says nothing about what exists.
    if (url === '/*' || url === '*') return
    routes.push({ pattern: toPattern(url), methods: [method].flat() })
  })
  return (path) => {
    const methods = routes.filter((route) => route.pattern.test(path)).flatMap((route) => route.methods)
    return [...new Set(methods)].sort()
  }
}

function toPattern(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')))
    .join('/')
  // A trailing slash makes no difference to the router either.
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`)
}
