import { checkPassword, type PasswordLimits, tooGuessable } from '../contract/password-rule.ts'
import { guessedWords } from './common-words.ts'

/** What is wrong with a password that somebody chooses, or null. Wherever one is saved, this decides; forms only tell a part earlier. */
export function checkChosenPassword(password: string, limits: PasswordLimits, about: readonly string[] = []): string | null {
  return checkPassword(password, limits, about) ?? (isCommon(password) ? tooGuessable : null)
}

// Lists of common passwords have none that are longer.
const longest = 24

/**
 * Whether a password follows a pattern of the most common ones (OWASP ASVS 5.0, 6.2.4): words with the usual endings and substitutions,
 * keys in a row, repetitions, dates. The patterns cover far more than a list of that size, in less space.
 */
function isCommon(password: string): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  if (text.length > longest) return false
  return isRepeated(text) || isDate(text) || isTwoWords(text) || hasWord(text) || hasWalk(text)
}

function isRepeated(text: string): boolean {
  return /^(.{1,4})\1+$/su.test(text)
}

const day = String.raw`(?:0[1-9]|[12]\d|3[01])`
const month = '(?:0[1-9]|1[0-2])'
const year = String.raw`(?:19|20)?\d\d`
const date = new RegExp(`^(?:(?:${day}${month}|${month}${day})${year}|${year}(?:${month}${day}|${day}${month}))$`)

function isDate(text: string): boolean {
  return date.test(text.replaceAll(/[-./]/g, ''))
}

function isTwoWords(text: string): boolean {
  return [...text].some((_, at) => guessedWords.has(text.slice(0, at)) && guessedWords.has(text.slice(at)))
}

/**
 * A word, perhaps in the plural or with digits for letters,
 * and up to four digits or punctuation characters on either side: `P4ssw0rd!`, `michael1985`.
 */
function hasWord(text: string): boolean {
  return coresOf(text, /^[^a-z]*$/).some((core) =>
    [core, withLetters(core, 'i'), withLetters(core, 'l')].some(
      (word) => guessedWords.has(word) || guessedWords.has(word.replace(/s$/, '')),
    ),
  )
}

const letterOf: Readonly<Record<string, string>> = { 0: 'o', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g', '@': 'a', $: 's' }

/** Both i and l are written as 1. */
function withLetters(text: string, one: 'i' | 'l'): string {
  return text.replaceAll(/[1!|]/g, one).replaceAll(/[0-9@$]/g, (character) => letterOf[character] ?? character)
}

/** Keys in a row, perhaps with a letter or two or up to four other characters on either side: `1qaz2wsx`, `qwerty12`, `a123456`. */
function hasWalk(text: string): boolean {
  const shifted = ')!@#$%^&*('
  const digits = text.replaceAll(/[)!@#$%^&*(]/g, (character) => String(shifted.indexOf(character)))
  return [text, digits].some((typed) => coresOf(typed, /^(?:[^a-z]*|[a-z]{1,2})$/).some((core) => core.length > 4 && isWalk(core)))
}

/** Of keys in a row, or of two such rows whose characters alternate: `1q2w3e4r`, `a1b2c3`, `112233`. */
function isWalk(text: string): boolean {
  const everySecond = (from: number) => [...text].filter((_, at) => at % 2 === from).join('')
  return isOfRows(text) || (text.length > 5 && isOfRows(everySecond(0)) && isOfRows(everySecond(1)))
}

/** Rows, columns and diagonals of keyboards and keypads, the alphabet, and numbers in order. */
const forward =
  `01234567890 02468 246810 13579 1357911 abcdefghijklmnopqrstuvwxyz qwertyuiop asdfghjkl; zxcvbnm,./ azertyuiop qsdfghjklm wxcvbn
  qwertzuiop yxcvbnm 1qaz 2wsx 3edc 4rfv 5tgb 6yhn 7ujm 8ik, 9ol. 0p;/ 0147 0258 0369 159 357`.split(/\s+/)
const rows = [...forward, ...forward.map((row) => [...row].reverse().join(''))]

/** Whether it consists of stretches of three or more characters, each from one row or of one character. */
function isOfRows(text: string): boolean {
  if (text === '') return true
  for (let length = text.length; length > 2; length--) {
    const stretch = text.slice(0, length)
    const isStretch = new Set(stretch).size === 1 || rows.some((row) => row.includes(stretch))
    if (isStretch && isOfRows(text.slice(length))) return true
  }
  return false
}

const longestAffix = 4

/** What is left of a text without up to four characters on either side that look like an affix. */
function coresOf(text: string, affix: RegExp): string[] {
  const lengths = Array.from({ length: longestAffix + 1 }, (_, length) => length)
  const [heads, tails] = [
    lengths.filter((length) => affix.test(text.slice(0, length))),
    lengths.filter((length) => affix.test(text.slice(text.length - length))),
  ]
  return heads.flatMap((head) => tails.map((tail) => text.slice(head, text.length - tail)))
}
