import { type CommandValues, textOption, UsageError } from './command.ts'

/** A whole number from 1 on that an option gives; without a standard it must be given. */
export function wholeOption(values: CommandValues, name: string, standard?: number): number {
  const text = textOption(values, name)
  if (text === undefined && standard !== undefined) return standard
  if (text === undefined || !/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--${name} must be a whole number from 1 to 999999`)
  return Number(text)
}
