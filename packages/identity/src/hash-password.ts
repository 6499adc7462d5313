import { hash, verify } from '@node-rs/argon2'

// OWASP's least costs for argon2id: 19 MiB, two rounds, one lane. argon2id is the library's own default.
const costs = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A salted slow hash; what it was made of can't be read from it. */
export function hashPassword(password: string): Promise<string> {
  return hash(typed(password), costs)
}

export function isPasswordOf(passwordHash: string, password: string): Promise<boolean> {
  return verify(passwordHash, typed(password))
}

/** A letter with its accent is the same letter, however the keyboard sends it. */
function typed(password: string): string {
  return password.normalize('NFC')
}
