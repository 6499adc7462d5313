import { isCode } from '../file-roles.ts'
import { eachFile, type Rule } from '../rule.ts'

const longest = 300

/** Files above the limit, each with the reason why splitting it would make it worse. */
const longOnes: Readonly<Record<string, string>> = {}

const lines = (text: string) => text.trimEnd().split('\n').length

/** Above 200 lines, think about splitting; 300 is the limit. */
export const shortFiles: Rule = eachFile(
  (path) => (isCode(path) || /\.(css|sql|sh)$/.test(path)) && !Object.hasOwn(longOnes, path),
  ({ text }) => (lines(text) > longest ? [{ reason: `${lines(text)} lines; more than ${longest} need a stated reason` }] : []),
)
