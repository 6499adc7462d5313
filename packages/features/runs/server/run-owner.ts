import { hashToken } from '@rosette/identity/hash-secrets.ts'
import type { Visitor } from '../../access/contract/access.ts'
import { networkOf } from '../../access/server/network-address.ts'

/** Who started a run: an account wherever it is, or else a network, of which only the hash is kept. */
export type RunOwner = { communityId: number; networkHash: null } | { communityId: null; networkHash: Buffer }

export function ownerOf(visitor: Visitor, address: string): RunOwner {
  if (visitor.role === 'member') return { communityId: visitor.communityId, networkHash: null }
  return { communityId: null, networkHash: hashToken(`run ${networkOf(address)}`) }
}

export function isSameOwner(one: { communityId: number | null; networkHash: Buffer | null }, other: RunOwner): boolean {
  if (other.communityId !== null) return one.communityId === other.communityId
  return one.networkHash?.equals(other.networkHash) ?? false
}
