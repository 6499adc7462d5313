import { z } from 'zod'
import { EnteredCode } from './second-step.ts'

/** POST auth/prove-identity: the member enters the password again, because the last proof is too old for what they want to change. */
export const ProveIdentityBody = z
  .object({
    password: z.string().min(1).max(1024),
    code: EnteredCode.optional().describe('If the account has a second factor.'),
  })
  .meta({ id: 'ProveIdentityBody' })
export type ProveIdentityBody = z.infer<typeof ProveIdentityBody>
