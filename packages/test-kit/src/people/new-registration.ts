import { exampleBodies } from '@rosette/api/plugins/openapi/example-bodies.ts'
import type { Registration } from '@rosette/features/members/contract/registration.ts'

/** A registration that is right in every field. */
export function newRegistration(username: string, patch: Partial<Registration> = {}): Registration {
  return { ...exampleBodies.registration(username), ...patch }
}
