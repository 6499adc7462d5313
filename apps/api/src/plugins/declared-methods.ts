import type { FastifyInstance } from 'fastify'

/** Remembers every route as it is declared. Answers which methods an address knows; none means there is no such address. */
export function watchDeclaredMethods(app: FastifyInstance): (path: string) => string[] {
  const routes: { pattern: RegExp; methods: string[] }[] = []
  app.addHook('onRoute', ({ url, method }) => {
    // The route that catches everything says nothing about what exists.
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
  // A closing slash makes no difference to the router either.
  return new RegExp(`^${source.replace(/\/$/, '')}/?$`)
}
