/** The operator's limits (REG-008). */
export type PasswordLimits = { passwordMin: number; passwordMax: number }

export const tooGuessable = 'Please choose a password that is harder to guess.'
export const passwordsDiffer = 'Passwords do not match.'

/** What stands beside the field: all that `checkPassword` refuses (REG-019). */
export function passwordHint({ passwordMin, passwordMax }: PasswordLimits): string {
  return `${passwordMin} to ${passwordMax} characters. Not a common password or word, nor your name, user name or e-mail address, also with digits after it.`
}

/**
 * What is wrong with a new password, or null. `about` is what others know of its owner: user name, names, the first part of the
 * e-mail address.
 */
export function checkPassword(password: string, limits: PasswordLimits, about: readonly string[] = []): string | null {
  const { passwordMin, passwordMax } = limits
  // An accented letter is one character, however the keyboard sends it.
  const length = [...password.normalize('NFC')].length
  if (length < passwordMin || length > passwordMax) return `Password must be between ${passwordMin} and ${passwordMax} characters.`
  return isGuessable(password, about) ? tooGuessable : null
}

/** Attackers also try a known word followed by a year or a punctuation character. */
function isGuessable(password: string, about: readonly string[]): boolean {
  const whole = password.toLowerCase()
  const word = whole.replace(/[\d\W_]+$/u, '')
  const known = about.map((text) => text.trim().toLowerCase()).filter((text) => text.length > 2)
  if (new Set(whole).size === 1 || commonPasswords.has(whole) || commonWords.has(word)) return true
  return known.includes(whole) || known.includes(word)
}

const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 0123456789 987654321 654321 123123 112233 121212 123321 666666 131313 159753
  abc123 123abc a1b2c3 1q2w3e 1q2w3e4r 1qaz2wsx q1w2e3 q1w2e3r4 qwe123 123qwe asd123 zaq12wsx pass123 p@ssw0rd passw0rd pa55word`.split(
    /\s+/,
  ),
)

/** What the browser tells at once; the server knows more of them. */
export const commonWords: ReadonlySet<string> = new Set(
  `password passwort passwd qwerty qwertz azerty qwertyuiop asdfgh asdfghjkl zxcvbn zxcvbnm abcdef abcdefg abcdefgh letmein welcome
  iloveyou sunshine princess football baseball monkey dragon master shadow superman batman trustno login admin administrator root user
  guest test tester testing changeme secret default hello freedom whatever starwars computer internet summer winter spring autumn
  arabidopsis thaliana columbia landsberg rosette tair plant plants flower leaf seed gene genes genome locus mutant botany biology
  science research student curator`.split(/\s+/),
)
