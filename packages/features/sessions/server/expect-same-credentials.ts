import { Problem } from '@rosette/contract-kit/problem.ts'
import type { Settings } from '@rosette/settings/settings.ts'
import type { FastifyRequest } from 'fastify'
import { sessionTokensOf } from './session-cookies.ts'

type Sent = { credentialId?: string | undefined; secretKey?: string | undefined }

/** The documents send the two cookies in bodies as well. They prove nothing; one that is not the session's is refused (SESSION-029). */
export function expectSameCredentials(request: FastifyRequest, settings: Pick<Settings, 'publicUrl' | 'cookieDomain'>, sent: Sent): void {
  const own = sessionTokensOf(request, settings)
  const isSame = (name: keyof Sent) => sent[name] === undefined || sent[name] === own?.[name]
  if (!isSame('credentialId') || !isSame('secretKey'))
    throw new Problem('access_denied', 'These credentials are not those of your session.')
}
