import type { z } from 'zod'

/** One setting: its name in the environment, what it may hold, and what it is for. */
export type Setting<Schema extends z.ZodType = z.ZodType> = {
  name: string
  schema: Schema
  /** As written in the environment; null if the setting is required, '' if it may stay unset. */
  standard: string | null
  doc: string
  /** Whether it may be in a file instead, which NAME_FILE names. */
  isSecret: boolean
}

export function setting<Schema extends z.ZodType>(name: string, schema: Schema, standard: string | null, doc: string): Setting<Schema> {
  return { name, schema, standard, doc, isSecret: false }
}

/** A setting that is never repeated, and may be in a file. */
export function secret<Schema extends z.ZodType>(name: string, schema: Schema, standard: string | null, doc: string): Setting<Schema> {
  return { ...setting(name, schema, standard, doc), isSecret: true }
}
