import { randomInt } from 'node:crypto'
import type { CommunityTransaction } from '@rosette/database/community-db.ts'
import { hashToken } from '@rosette/identity/hash-secrets.ts'
import { noteAudit } from '../../access/server/note-audit.ts'

// Without letters that look like digits, and without U, so that no code spells an obscene word.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const groups = 4
const groupLength = 4

export type CodeTerms = { units: number; validDays: number }

/** Creates a code that grants units. Only its hash is stored. */
export async function makeActivationCode(tx: CommunityTransaction, { units, validDays }: CodeTerms): Promise<string> {
  const code = newCode()
  await tx
    .insertInto('activationCode')
    .values({ codeHash: hashOfCode(code), units, validDays })
    .execute()
  await noteAudit(tx, 'command', { action: 'code.make', subject: 'activation_code', details: { units, validDays } })
  return code
}

/** The stored hash of a code, however a person types it. 80 random bits need neither a salt nor a slow hash. */
export function hashOfCode(code: string): Buffer {
  const letters = code.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1')
  return hashToken(letters)
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
