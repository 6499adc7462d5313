import type { Kind } from '@rosette/contract-kit/define-kind.ts'
import { kinds } from '@rosette/kinds/registry/contract.ts'

/** The kinds whose keys are of this kind's range, so that its detail call answers them, too (DCEND-003). */
export function keyGuestsOf({ name }: Pick<Kind, 'name'>): Kind[] {
  return Object.values<Kind>(kinds).filter((kind) => kind.sharesKeysWith === name)
}
