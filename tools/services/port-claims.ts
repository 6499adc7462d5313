import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Wish = { claimsDir: string; root: string; preferred: number; slotCount: number }

/**
 * The slot of ports that belongs to a checkout. Two paths may hash to the same slot, so each checkout writes its claim
 * as a file named after the slot, in a folder that the whole machine shares; who comes later takes the next free slot.
 */
export function claimSlot({ claimsDir, root, preferred, slotCount }: Wish): number {
  if (!openClaims(claimsDir)) return preferred
  const mine = readdirSync(claimsDir).find((slot) => ownerOf(claimsDir, slot) === root)
  if (mine !== undefined) return Number(mine)
  for (let step = 0; step < slotCount; step++) {
    const slot = (preferred + step) % slotCount
    if (writeClaim(claimsDir, slot, root)) return slot
  }
  return preferred
}

function openClaims(claimsDir: string): boolean {
  try {
    if (!existsSync(claimsDir)) {
      mkdirSync(claimsDir, { recursive: true })
      // As /tmp: everyone may claim, nobody may remove another's claim.
      chmodSync(claimsDir, 0o1777)
    }
    return true
  } catch {
    // A read-only machine has one checkout at most; the derived slot will do.
    return false
  }
}

function writeClaim(claimsDir: string, slot: number, root: string): boolean {
  const file = join(claimsDir, String(slot))
  const owner = ownerOf(claimsDir, String(slot))
  try {
    if (owner !== null && !existsSync(owner)) rmSync(file)
    writeFileSync(file, root, { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function ownerOf(claimsDir: string, slot: string): string | null {
  try {
    return readFileSync(join(claimsDir, slot), 'utf8')
  } catch {
    return null
  }
}
