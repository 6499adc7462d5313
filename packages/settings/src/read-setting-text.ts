import { readFileSync } from 'node:fs'
import type { Setting } from './define-setting.ts'

export type Environment = Readonly<Record<string, string | undefined>>

type SettingText = { text: string } | { wrong: string }

/** What a setting says, before it is parsed: from the environment, from the file that NAME_FILE names if it is a secret, or its default. */
export function readSettingText(setting: Setting, env: Environment): SettingText {
  const given = givenIn(env, setting.name)
  const file = givenIn(env, fileNameOf(setting))
  if (file !== null && !setting.isSecret)
    return { wrong: `${fileNameOf(setting)} is not a setting: only secrets are read from files. Set ${setting.name}.` }
  if (given !== null && file !== null)
    return { wrong: `${setting.name} and ${fileNameOf(setting)} are both set: which of them counts would be a guess.` }
  if (file !== null) return textOfFile(setting, file)
  const text = given ?? setting.standard
  return text === null ? { wrong: `${setting.name} is not set: ${setting.doc}` } : { text }
}

/** The variable that names the file of a secret. */
export function fileNameOf({ name }: Setting): string {
  return `${name}_FILE`
}

/** A variable that is set to nothing counts as unset, as in a compose file with `NAME=`. */
function givenIn(env: Environment, name: string): string | null {
  return env[name]?.trim() || null
}

/** Editors and `echo` end a file with a line break, which no secret has. An empty file is a secret that was never written, not an unset one. */
function textOfFile(setting: Setting, path: string): SettingText {
  let text: string
  try {
    text = readFileSync(path, 'utf8').replace(/\r?\n$/, '')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    return { wrong: `${fileNameOf(setting)} names a file that cannot be read${code}: ${path}` }
  }
  return text.trim() === '' ? { wrong: `${fileNameOf(setting)} names an empty file: ${path}` } : { text }
}
