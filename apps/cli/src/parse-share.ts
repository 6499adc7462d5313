import { UsageError } from './command.ts'

/** `0.5%` and `0.005` are the same share. */
export function parseShare(text: string): number {
  const { number, percent } = /^(?<number>\d+(\.\d+)?)(?<percent>\s?%)?$/.exec(text.trim())?.groups ?? {}
  const share = Number(number) / (percent ? 100 : 1)
  if (!(share >= 0 && share <= 1)) throw new UsageError(`'${text}' is no share: write it as 0.5% or 0.005`)
  return share
}
