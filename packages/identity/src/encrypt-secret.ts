import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/**
 * Encrypts a text that we must be able to read again, with a key of 32 bytes that is kept elsewhere. It can be read only together with the
 * name of its owner, so a row that is copied to another account is worthless there.
 */
export function encryptSecret(key: Buffer, text: string, owner: string): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner))
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
}

/** With the first of the keys that fits. Throws if none does, if the owner is another one, or if the bytes were changed. */
export function decryptSecret(keys: readonly Buffer[], bytes: Buffer, owner: string): string {
  for (const key of keys.slice(0, -1)) {
    try {
      return decryptWith(key, bytes, owner)
    } catch {
      // Written with another key.
    }
  }
  const last = keys.at(-1)
  if (!last) throw new Error('No key to decrypt a secret with')
  return decryptWith(last, bytes, owner)
}

function decryptWith(key: Buffer, bytes: Buffer, owner: string): string {
  const nonce = bytes.subarray(0, nonceBytes)
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes })
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(-tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]).toString('utf8')
}
