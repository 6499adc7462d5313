import type { z } from 'zod'
import type { Setting } from './define-setting.ts'
import { type Environment, readSettingText } from './read-setting-text.ts'
import { settingTable } from './setting-table.ts'

export type Settings = { readonly [Key in keyof typeof settingTable]: z.output<(typeof settingTable)[Key]['schema']> }

/** Lists every wrong setting and what it must be, for the person who starts the process. */
export class WrongSettings extends Error {
  override readonly name = 'WrongSettings'
}

/** Reads all settings from an environment and from the files that it names, once, when a process starts. */
export function readSettings(env: Environment): Settings {
  const values: Record<string, unknown> = {}
  const wrong: string[] = []
  for (const [key, setting] of Object.entries<Setting>(settingTable)) {
    const found = readSettingText(setting, env)
    if ('wrong' in found) {
      wrong.push(found.wrong)
      continue
    }
    const { text } = found
    const result = setting.schema.safeParse(text)
    if (result.success) values[key] = result.data
    else
      wrong.push(`${setting.name} ${result.error.issues.map((issue) => wordsOf(issue.message)).join(', ')} (it is ${quote(setting, text)})`)
  }
  if (wrong.length > 0) throw new WrongSettings(wrong.join('\n'))
  // Each key was parsed by its own schema above; TypeScript can't follow that through the loop.
  const settings = values as Settings
  const conflict = conflictOf(settings)
  if (conflict !== null) throw new WrongSettings(conflict)
  return settings
}

/** What two settings that are right by themselves must not say together. */
function conflictOf(settings: Settings): string | null {
  const { trustProxy, accessMode, requireSecondFactor, secondFactorKey, secondFactorOldKey, objectStoreUrl, downloadAccelPath } = settings
  if (trustProxy === true && accessMode === 'spec')
    return 'TRUST_PROXY must not be true with ACCESS_MODE=spec: any caller could claim the address of an institution. List the proxies or give the number of hops.'
  if (requireSecondFactor !== 'none' && secondFactorKey === null)
    return 'REQUIRE_SECOND_FACTOR needs SECOND_FACTOR_KEY: without it nobody can set up a second factor.'
  if (secondFactorOldKey !== null && secondFactorKey === null)
    return 'SECOND_FACTOR_OLD_KEY needs SECOND_FACTOR_KEY: it only reads what the new key has not encrypted yet.'
  if (objectStoreUrl !== null && [settings.objectStoreBucket, settings.objectStoreKeyId, settings.objectStoreSecret].includes(null))
    return 'OBJECT_STORE_URL needs OBJECT_STORE_BUCKET, OBJECT_STORE_KEY_ID and OBJECT_STORE_SECRET.'
  if (objectStoreUrl !== null && downloadAccelPath !== null)
    return 'DOWNLOAD_ACCEL_PATH needs DOWNLOAD_DIR: nginx does not reach the files of OBJECT_STORE_URL.'
  return null
}

function wordsOf(message: string): string {
  return message.startsWith('must') ? message : `is not right: ${message}`
}

/** A secret is never repeated; of an address, which may carry a password, the protocol is if it looks like one. */
function quote({ name, isSecret }: Setting, text: string): string {
  if (/_(URL|ENDPOINT)$/.test(name)) return `"${/^[a-z]{1,10}:(?=\/\/)/.exec(text)?.[0] ?? ''}…"`
  return isSecret ? '"…"' : `"${text}"`
}
