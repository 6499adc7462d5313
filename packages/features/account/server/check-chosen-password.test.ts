import { expect, test } from 'vitest'
import { tooGuessable } from '../contract/password-rule.ts'
import { checkChosenPassword } from './check-chosen-password.ts'
import { guessedWords } from './common-words.ts'

const limits = { passwordMin: 6, passwordMax: 128 }

const wellKnown = `123456 123456789 12345678 1234567890 1234567 111111 000000 123123 654321 666666 112233 121212 123321 159753 147258369
  987654321 789456123 741852963 102030 10203040 142536 246810 135791 11223344 696969 131313 7777777 88888888 01012011 31121999 19850412
  12-05-1990 password password1 Password123 Passw0rd! P@ssw0rd p4ssw0rd pa$$word passw0rd1 qwerty qwerty1 qwerty123 QWERTY12 qwertyuiop
  qwertz azerty asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm qwer1234 1234qwer 1qaz2wsx zaq12wsx 1qazxsw2 !qaz2wsx 1qaz@WSX qazwsx qazwsxedc 1q2w3e
  1q2w3e4r 1q2w3e4r5t q1w2e3r4 a1b2c3 a1b2c3d4 abc123 abc12345 abcd1234 abcdef aabbcc 123abc 123qwe qwe123 qweasdzxc asd123 a123456 123456a
  aa123456 !@#$%^ iloveyou iloveyou2 lovely loveme dragon dragon1 sunshine sunshine1 letmein letmein1 football football1 baseball monkey monkey1
  monkey12 princess princess1 superman batman1 trustno1 michael michael1 Michael1985 jordan23 charlie charlie1 jessica ashley1 daniel jennifer
  hunter2 thomas12 robert matthew joshua andrew1 nicole michelle1 tigger pepper ginger cookie buster maggie1 shadow shadow12 master1 summer2024
  Winter2025! welcome1 Welcome123 admin123 login1 changeme secret1 freedom whatever hello123 h3llo123 starwars computer1 internet killer
  pokemon1 naruto minecraft liverpool1 arsenal chelsea1 barcelona juventus ferrari mustang harley1 corvette yankees lakers24 cowboys1 eagles
  cheese1 chocolate banana1 orange flower1 purple silver diamond1 butterfly angel123 jesus1 blessed1 family1 friends babygirl1 lovelove
  samsung1 google123 facebook1 nintendo playboy metallica slipknot blink182 bond007 sexygirl bigdaddy blackcat redtiger wizards99 tigertiger catcat
  rosette1 Arabidopsis1`.split(/\s+/)

test.each(wellKnown)('[SECURE-011] %s is common', (password) => {
  expect(checkChosenPassword(password, limits)).toBe(tooGuessable)
})

test.each([
  'kx9Qf2',
  'kx9Qf2Lm4T',
  'mw4Zt8',
  'vT4mZq',
  'x48219',
  'tr8Wn#',
  '7hJq-2',
  'zB!4vK',
  'ugnimo',
  '482917',
  'w5kd92',
  'meristem7',
  'stamen88',
  'Xylem-Phloem-31',
  'four thin stems grow',
  'correct horse battery staple',
  'Wq7!pz0Lr#u2',
  'tall grass under pale moons',
  'gibberellin & auxin',
  'ke\u0301y9Qf2',
  '日本語のパスワード',
  `a${'1'.repeat(100)}`,
])('[SECURE-011] %s may be chosen', (password) => {
  expect(checkChosenPassword(password, limits)).toBeNull()
})

test('[SECURE-011] far more than 10,000 passwords are common', () => {
  const endings = ['', '1', '12', '123', '!', '2026', '007', '99']
  const variants = [...guessedWords].flatMap((word) => endings.map((ending) => `${word}${ending}`)).filter(({ length }) => length >= 6)
  expect(new Set(variants).size).toBeGreaterThan(10_000)
  expect(variants.filter((password) => checkChosenPassword(password, limits) === null)).toEqual([])
})

test('the limits and what others know about the owner count as well', () => {
  expect(checkChosenPassword('kx9Qf', limits)).toBe('Password must be between 6 and 128 characters.')
  expect(checkChosenPassword('gmendel7', limits, ['gmendel'])).toBe(tooGuessable)
})
