import { z } from 'zod'

/** Every token begins with it, so that people and programs that look for leaked secrets recognise one. */
export const tokenPrefix = 'rosette_'

/** Tokens of one account that have not expired. */
export const maxTokens = 20

/** How many days a token can last. */
export const tokenLifetimes = [30, 90, 365] as const

/** What a token may be used for: to read, or to start runs of tools as well, which may take units of its owner. */
export const tokenScopes = ['read', 'runs'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** GET user/access-tokens: a token as its owner sees it later, which is without the token itself. */
export const AccessToken = z
  .object({
    tokenId: z.int(),
    name: z.string(),
    scope: z.enum(tokenScopes),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    /** Null until it is used; accurate to five minutes. */
    lastUsedAt: z.iso.datetime().nullable(),
    isExpired: z.boolean(),
  })
  .meta({ id: 'AccessToken' })
export type AccessToken = z.infer<typeof AccessToken>

/** POST user/access-tokens. */
export const NewAccessToken = z
  .object({
    name: z.string().trim().min(1).max(100).describe('What the token is for.'),
    days: z.literal(tokenLifetimes).describe('How many days it can be used.'),
    scope: z
      .enum(tokenScopes)
      .default('read')
      .describe('read: calls that only read; runs: starting runs of tools as well, which may take units.'),
  })
  .meta({ id: 'NewAccessToken' })
export type NewAccessToken = z.infer<typeof NewAccessToken>

/** The answer to it: the only time that the token itself is reported. */
export const MadeAccessToken = AccessToken.extend({ token: z.string() }).meta({ id: 'MadeAccessToken' })
export type MadeAccessToken = z.infer<typeof MadeAccessToken>
